// Works out the rows of a round: what everyone has chosen, what came of it, what pays for a
// painting.
#include "app/tables/muse/muse_referee_rows.h"
#include "app/texts/muse_wordings.h"
#include "app/texts/qt_score_words.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "nothing chosen yet"
constexpr TextId nothingChosen = CIMAISE_TEXT("muse.turn.nothing");
//% "discards {card}"
constexpr TextId discardsText = CIMAISE_TEXT("muse.turn.discards");
//% "{card}, paid with {coins}"
constexpr TextId paidWith = CIMAISE_TEXT("muse.turn.paid");
//% "{suit}: {paid} paid, {held} held"
constexpr TextId paymentName = CIMAISE_TEXT("muse.payment.name");

Spots spotsOf(const Turn& turn) {
    Spots spots{{cimaise::side(turn.player), roundPlace(turn.card)}};
    if (turn.discard) {
        spots.push_back({cimaise::side(turn.player), roundPlace(*turn.discard)});
    }
    return spots;
}

void fill(TurnRow& row, const Turn& turn, const View& view) {
    row.action = toQt(actionId(turn.action));
    row.actionText = view.text(cli::actionName(turn.action));
    row.cardText = view.name(turn.card);
    if (turn.action == Action::paint && turn.pay && turn.pay->total() > 0) {
        row.cardText = view.say(
            {paidWith,
             {{"card", infoOf(turn.card).name}, {"coins", cli::coinsText(*turn.pay, view.words)}}});
    }
    if (turn.discard) {
        row.discardText = view.say({discardsText, {{"card", infoOf(*turn.discard).name}}});
    }
    for (const Spot& spot : spotsOf(turn)) {
        row.lit = row.lit || view.isLit(spot);
        if (row.severity.isEmpty()) {
            row.severity = view.severityAt(spot);
        }
    }
}

/// Each suit that a patron tried, in one line.
QString stepsInWords(const PatronVisit& visit, const View& view) {
    QStringList said;
    std::optional<Painting> last;
    for (const PatronStep& step : visit.steps) {
        if (last != step.painting) {
            said << view.say(cli::priceOf(step));
            last = step.painting;
        }
        said << view.say(cli::trialOf(step));
    }
    return said.join(u' ');
}

EventRow rowOf(const Event& event, int number, const View& view) {
    const Face face = faceOf(event.act.card, view);
    EventRow row{.number = number,
                 .player = view.owner(event.act.player),
                 .action = toQt(actionId(event.act.action)),
                 .actionText = view.text(cli::actionName(event.act.action)),
                 .card = face.name,
                 .rank = face.rank,
                 .suits = face.suits};
    row.says = view.say(cli::outcomeOf(event, view.words));
    row.detail = stepsInWords(event.patron, view);
    row.draws = event.draws();
    row.grew = event.grew;
    row.failed = event.unpainted.has_value();
    if (event.grew) {
        row.says += u' ' + view.say(cli::growthTold());
    }
    row.accessibleName = listed(
        {QString::number(number), row.player, row.actionText, face.spoken, row.says, row.detail});
    return row;
}

} // namespace

std::vector<TurnRow> turnRows(const View& view) {
    std::vector<TurnRow> rows;
    for (int player = 0; player < static_cast<int>(view.layout.table.artists.size()); ++player) {
        TurnRow row{.name = view.owner(player), .current = player == view.side};
        if (const std::optional<Turn> turn = turnOf(view.layout, player)) {
            fill(row, *turn, view);
        } else {
            row.cardText = view.text(nothingChosen);
        }
        row.accessibleName = listed({row.name, row.actionText, row.cardText, row.discardText});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<EventRow> eventRows(const View& view, const Layout& round) {
    std::vector<EventRow> rows;
    const std::vector<int> emptied = round.growAfter.value_or(GrowAfter{}).events;
    for (const Event& event : resolve(round).events) {
        const int number = static_cast<int>(rows.size()) + 1;
        rows.push_back(rowOf(event, number, view));
        rows.back().emptied = std::ranges::find(emptied, number) != emptied.end();
    }
    return rows;
}

std::optional<Event> paintingOf(const Layout& layout, int player) {
    for (const Event& event : resolve(layout).events) {
        if (event.act.player == player && event.act.action == Action::paint) {
            return event;
        }
    }
    return std::nullopt;
}

std::vector<PaymentRow> paymentRows(const View& view) {
    std::vector<PaymentRow> rows;
    const std::optional<Event> event = paintingOf(view.layout, view.side);
    if (!event) {
        return rows;
    }
    const Purse paid = event->act.pay.value_or(Purse{});
    for (const Suit suit : suits) {
        PaymentRow row{.suit = toQt(suitId(suit)),
                       .name = view.name(suit),
                       .paid = paid.of(suit),
                       .held = event->held.of(suit)};
        row.accessibleName = view.say(
            {paymentName, {{"suit", nameOf(suit)}, {"paid", row.paid}, {"held", row.held}}});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::muse
