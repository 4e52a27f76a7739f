// Computes the rows of a round: turns, events and payments.
#include "app/input/muse/muse_partial_turns.h"
#include "app/texts/qt_score_text.h"
#include "app/viewmodels/muse/muse_rows.h"
#include "positions/muse/muse_event_text.h"
#include "rulings/muse/muse_round_readings.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "has not chosen yet"
constexpr TextId nothingChosen = CIMAISE_TEXT("muse.turn.nothing");
//% "discards {card}"
constexpr TextId discardsText = CIMAISE_TEXT("muse.turn.discards");
//% "{card}, paid with {coins}"
constexpr TextId paidWith = CIMAISE_TEXT("muse.turn.paid");
//% "too few coins to paint"
constexpr TextId failsText = CIMAISE_TEXT("muse.turn.fails");
//% "payment missing or wrong"
constexpr TextId owesText = CIMAISE_TEXT("muse.turn.owes");
//% "{suit}: {paid} paid, {held} held"
constexpr TextId paymentName = CIMAISE_TEXT("muse.payment.name");

Spots spotsOf(const Turn& turn) {
    Spots spots{{side(turn.player), roundPlace(turn.card)}};
    if (turn.discard) {
        spots.push_back({side(turn.player), roundPlace(*turn.discard)});
    }
    return spots;
}

void fill(TurnRow& row, const Turn& turn, const View& view) {
    row.chosen = true;
    row.actionText = view.text(nameOf(turn.action));
    row.cardText = view.name(turn.card);
    if (turn.action == Action::paint && turn.pay && turn.pay->total() > 0) {
        row.cardText = view.format(
            {paidWith, {{"card", infoOf(turn.card).phrase()}, {"coins", coinsOf(*turn.pay)}}});
    }
    if (turn.discard) {
        row.discardText = view.format({discardsText, {{"card", infoOf(*turn.discard).phrase()}}});
    }
    for (const Spot& spot : spotsOf(turn)) {
        row.highlighted = row.highlighted || view.isHighlighted(spot);
        if (row.severity.isEmpty()) {
            row.severity = view.faultAt(spot);
        }
    }
}

/// Sentence that says why a turn is incomplete; empty if it is complete.
QString failureOf(int player, const View& view) {
    if (isShortOfCoins(view.context.round, player)) {
        return view.text(failsText);
    }
    return needsCoinChoice(view.context.round, player) ? view.text(owesText) : QString{};
}

/// Suits tried by a patron, in one line.
QString stepsInWords(const PatronVisit& visit, const View& view) {
    QStringList texts;
    std::optional<Painting> last;
    for (const PatronStep& step : visit.steps) {
        if (last != step.painting) {
            texts << view.format(priceOf(step));
            last = step.painting;
        }
        texts << view.format(trialOf(step));
    }
    return texts.join(u' ');
}

/// Adds the open questions on which the event depends.
void addDependence(EventRow& row, std::size_t event, const View& view) {
    QStringList texts;
    for (const Reading* const reading : readingsBehind(view.context.layoutBeforeRound(), event)) {
        texts << view.format(dependenceMessage(*reading));
    }
    row.openText = texts.join(u' ');
}

EventRow rowOf(const Event& event, int number, const View& view) {
    const Face& face = view.faces.of(event.act.card);
    EventRow row{.number = number,
                 .player = view.owner(event.act.player),
                 .action = toQt(actionId(event.act.action)),
                 .actionText = view.text(nameOf(event.act.action)),
                 .card = face.name,
                 .rank = face.rank,
                 .suits = face.suits};
    row.says = view.format(outcomeOf(event));
    row.detail = stepsInWords(event.patron, view);
    row.draws = event.draws();
    row.drawPileEmptied = event.drawPileEmptied;
    row.grew = event.grew;
    row.failed = event.unpainted.has_value();
    if (event.grew) {
        row.growthText = view.format(growthMessage());
    }
    row.accessibleName = listed({QString::number(number), row.player, row.actionText, face.spoken,
                                 row.says, row.detail, row.growthText});
    return row;
}

} // namespace

std::vector<ActionRow> actionRows(const View& view) {
    const std::optional<Action> chosen = view.context.partialTurn().action;
    std::vector<ActionRow> rows;
    for (const Action action : actionChoices) {
        rows.push_back({.name = view.text(nameOf(action)), .chosen = action == chosen});
    }
    return rows;
}

TurnCard turnCard(std::optional<Card> card, const View& view) {
    if (!card) {
        return {};
    }
    const Face& face = view.faces.of(*card);
    return {.name = face.name, .rank = face.rank, .suits = face.suits};
}

std::vector<TurnRow> turnRows(const View& view) {
    std::vector<TurnRow> rows;
    for (int player = 0; player < static_cast<int>(view.context.layout.table.artists.size());
         ++player) {
        TurnRow row{.name = view.owner(player), .current = player == view.context.side};
        if (const std::optional<Turn> turn = turnOf(view.context.layout, player)) {
            fill(row, *turn, view);
        } else {
            row.cardText = view.text(nothingChosen);
        }
        const QString failure = failureOf(player, view);
        row.fails = row.chosen && !failure.isEmpty();
        row.coinCount =
            view.context.layout.table.artists[static_cast<std::size_t>(player)].coins.total();
        row.accessibleName = listed({row.name, row.actionText, row.cardText, row.discardText,
                                     failure, coinsBySuit(view, player)});
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<EventRow> eventRows(const View& view) {
    std::vector<EventRow> rows;
    for (const Event& event : view.context.shownRound().events) {
        EventRow row = rowOf(event, static_cast<int>(rows.size()) + 1, view);
        addDependence(row, rows.size(), view);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<PaymentRow> paymentRows(const View& view) {
    std::vector<PaymentRow> rows;
    if (!view.context.hasArtist()) {
        return rows;
    }
    const std::optional<Event> event = paintingOf(view.context);
    const Purse held = event ? event->held : view.context.artist().coins;
    const Purse paid = event ? event->act.pay.value_or(Purse{}) : Purse{};
    for (const Suit suit : suits) {
        PaymentRow row{.suit = toQt(suitId(suit)),
                       .name = view.name(suit),
                       .paid = paid.of(suit),
                       .held = held.of(suit)};
        row.accessibleName = view.format(
            {paymentName, {{"suit", nameOf(suit)}, {"paid", row.paid}, {"held", row.held}}});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace cimaise::muse
