// Computes the rows of coins and of the patron.
#include "app/viewmodels/muse/muse_rows.h"

#include "app/texts/qt_score_text.h"
#include "positions/muse/muse_event_text.h"
#include "validators/muse/muse_rules.h"

#include <climits>
#include <cstdlib>

namespace cimaise::muse {

namespace {

//% "%n missing"
constexpr TextId missingText = CIMAISE_TEXT_N("muse.coins.short.missing");
//% "%n too many"
constexpr TextId tooManyText = CIMAISE_TEXT_N("muse.coins.short.too-many");
//% "Recount {owner}’s coins"
constexpr TextId slipOfArtist = CIMAISE_TEXT("muse.coins.slip.artist");
//% "Recount the economy"
constexpr TextId slipOfEconomy = CIMAISE_TEXT("muse.coins.slip.economy");
//% "Recount the coins"
constexpr TextId slipSomewhere = CIMAISE_TEXT("muse.coins.slip.unknown");
//% "Has the economy grown?"
constexpr TextId slipOfGrowth = CIMAISE_TEXT("muse.coins.slip.growth");
//% "{suit}: {owner} has {held}, the economy {economy}; {equation}"
constexpr TextId suitName = CIMAISE_TEXT("muse.coins.spoken");

/// Counts of a suit, the economy first, then the artists: “5 + 2 + 0 + 1 = 8”.
QString equationOf(const Layout& layout, Suit suit) {
    QStringList counts;
    int sum = 0;
    for (const int count : countsOf(layout, suit)) {
        counts << QString::number(count);
        sum += count;
    }
    const int expected = sum - coinsTooMany(layout, suit);
    const QString relation = sum == expected ? QStringLiteral("=") : QStringLiteral("≠");
    return QStringLiteral("%1 %2 %3")
        .arg(counts.join(QStringLiteral(" + ")), relation)
        .arg(expected);
}

QString slipInWords(const View& view, Suit suit) {
    const std::optional<CoinMiscount> miscountText =
        view.context.state.watch.miscountOf(view.context.layout, suit);
    if (!miscountText) {
        return {};
    }
    switch (miscountText->of) {
    case CoinMiscount::Of::growth:
        return view.text(slipOfGrowth);
    case CoinMiscount::Of::economy:
        return view.text(slipOfEconomy);
    case CoinMiscount::Of::unknown:
        return view.text(slipSomewhere);
    case CoinMiscount::Of::artist:
        break;
    }
    return view.format({slipOfArtist, {{"owner", side(miscountText->player)}}});
}

/// Checks whether the suit adds up, and names a probable miscount if not.
void judge(SuitRow& row, Suit suit, const View& view) {
    row.equation = equationOf(view.context.layout, suit);
    if (const int tooMany = coinsTooMany(view.context.layout, suit); tooMany != 0) {
        const TextId text = tooMany < 0 ? missingText : tooManyText;
        row.verdict = view.format({text, {{"n", std::abs(tooMany)}}});
        row.miscountText = slipInWords(view, suit);
    }
}

} // namespace

std::vector<SuitRow> suitRows(const View& view) {
    std::vector<SuitRow> rows;
    for (const Suit suit : suits) {
        const Spot spot{side(view.context.side), coinsPlace(suit)};
        const Spot economy{everyone(), economyPlace(suit)};
        SuitRow row{.suit = toQt(suitId(suit)), .name = view.name(suit)};
        row.economy = view.context.layout.table.economy.of(suit);
        row.held = view.context.hasArtist() ? view.context.artist().coins.of(suit) : 0;
        row.highlighted = view.isHighlighted(spot);
        row.economyHighlighted = view.isHighlighted(economy);
        row.severity = view.faultAt(economy);
        judge(row, suit, view);
        row.accessibleName = listed({view.format({suitName,
                                                  {{"suit", nameOf(suit)},
                                                   {"held", row.held},
                                                   {"owner", spot.owner},
                                                   {"economy", row.economy},
                                                   {"equation", row.equation.toStdString()}}}),
                                     row.verdict, row.miscountText});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<StepRow> stepRows(const View& view) {
    std::vector<StepRow> rows;
    std::optional<Painting> last;
    const int shown = view.context.state.revealed.value_or(INT_MAX);
    for (const PatronStep& step : view.visit.steps) {
        if (std::ssize(rows) == shown) {
            break;
        }
        StepRow row{.card = static_cast<int>(step.painting.card),
                    .name = view.name(step.painting.card),
                    .suit = toQt(suitId(step.suit)),
                    .pays = step.pays,
                    .says = view.format(trialOf(step))};
        if (last != step.painting) {
            row.priceText = view.format(priceOf(step));
            last = step.painting;
        }
        row.accessibleName = listed({row.priceText, row.says});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::muse
