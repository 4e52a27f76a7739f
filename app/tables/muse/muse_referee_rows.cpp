// Works out the rows of coins and of the patron.
#include "app/tables/muse/muse_referee_rows.h"

#include "app/texts/muse_wordings.h"
#include "app/texts/qt_score_words.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>
#include <cstdlib>

namespace cimaise::muse {

namespace {

//% "%n missing"
constexpr TextId missingText = CIMAISE_TEXT_N("muse.coins.short.missing");
//% "%n too many"
constexpr TextId tooManyText = CIMAISE_TEXT_N("muse.coins.short.too-many");
//% "Count {owner}’s again"
constexpr TextId slipOfArtist = CIMAISE_TEXT("muse.coins.slip.artist");
//% "Count the economy again"
constexpr TextId slipOfEconomy = CIMAISE_TEXT("muse.coins.slip.economy");
//% "Has the economy grown?"
constexpr TextId slipOfGrowth = CIMAISE_TEXT("muse.coins.slip.growth");
//% "{suit}: {held} of {owner}, {economy} in the economy; {equation}"
constexpr TextId suitName = CIMAISE_TEXT("muse.coins.spoken");

/// “5 + 2 + 0 + 1 = 8”: the economy first, then the artists.
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

QString slipInWords(const View& view, const CoinWatch& watch, Suit suit) {
    if (looksLikeGrowth(view.layout)) {
        return view.text(slipOfGrowth);
    }
    const Slip slip = watch.slipOf(view.layout, suit);
    if (!slip) {
        return {};
    }
    return *slip < 0 ? view.text(slipOfEconomy)
                     : view.say({slipOfArtist, {{"owner", cimaise::side(*slip)}}});
}

} // namespace

std::vector<SuitRow> suitRows(const View& view, const CoinWatch& watch) {
    std::vector<SuitRow> rows;
    for (const Suit suit : suits) {
        const Spot spot{cimaise::side(view.side), coinsPlace(suit)};
        const Spot economy{everyone(), economyPlace(suit)};
        SuitRow row{.suit = toQt(suitId(suit)), .name = view.name(suit)};
        row.economy = view.layout.table.economy.of(suit);
        row.held = view.hasArtist() ? view.artist().coins.of(suit) : 0;
        row.lit = view.isLit(spot);
        row.economyLit = view.isLit(economy);
        row.severity = view.severityAt(economy);
        row.equation = equationOf(view.layout, suit);
        if (const int tooMany = coinsTooMany(view.layout, suit); tooMany != 0) {
            row.verdict =
                view.say({tooMany < 0 ? missingText : tooManyText, {{"n", std::abs(tooMany)}}});
            row.slip = slipInWords(view, watch, suit);
        }
        row.accessibleName = listed({view.say({suitName,
                                               {{"suit", nameOf(suit)},
                                                {"held", row.held},
                                                {"owner", spot.owner},
                                                {"economy", row.economy},
                                                {"equation", row.equation.toStdString()}}}),
                                     row.verdict, row.slip});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<StepRow> stepRows(const View& view) {
    std::vector<StepRow> rows;
    std::optional<Painting> last;
    for (const PatronStep& step : visitOf(view.layout).steps) {
        if (view.pointing.revealed >= 0 && std::ssize(rows) >= view.pointing.revealed) {
            break;
        }
        StepRow row{.card = static_cast<int>(step.painting.card),
                    .name = view.name(step.painting.card),
                    .suit = toQt(suitId(step.suit)),
                    .pays = step.pays,
                    .says = view.say(cli::trialOf(step))};
        if (last != step.painting) {
            row.priceText = view.say(cli::priceOf(step));
            last = step.painting;
        }
        row.accessibleName = listed({row.priceText, row.says});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::muse
