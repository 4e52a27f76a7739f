// Enters turns by tap.
#include "app/input/muse/muse_turns.h"

#include "app/input/muse/muse_card_taps.h"
#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "{owner}: {action} with {card}"
constexpr TextId turnEdit = CIMAISE_TEXT("muse.edit.turn");
//% "Discard chosen by {owner}: {card}"
constexpr TextId discardEdit = CIMAISE_TEXT("muse.edit.discard");
//% "Discard removed by {owner}: {card}"
constexpr TextId keepEdit = CIMAISE_TEXT("muse.edit.keep");
//% "{owner}’s turn cleared"
constexpr TextId noTurnEdit = CIMAISE_TEXT("muse.edit.no-turn");
//% "Payment chosen by {owner}: {card}"
constexpr TextId paymentEdit = CIMAISE_TEXT("muse.edit.payment");
//% "{owner} has no more {suit} when this action is resolved."
constexpr TextId holdsNoMore = CIMAISE_TEXT("muse.hint.holds-no-more");

Message about(TextId text, int player, Card card) {
    return {text, {{"owner", side(player)}, {"card", infoOf(card).phrase()}}};
}

Message chosenText(const PartialTurn& half) {
    if (!half.card || !half.action) {
        return {noTurnEdit, {{"owner", side(half.player)}}};
    }
    return {turnEdit,
            {{"owner", side(half.player)},
             {"card", infoOf(*half.card).phrase()},
             {"action", nameOf(*half.action)}}};
}

InputResult unchanged(const InputContext& context) { return {.state = context.state}; }

/// Turn entered so far, including the part that has caused a warning.
PartialTurn turnSoFar(const InputContext& context) {
    const std::optional<PartialTurn>& deferredTurn = context.state.last.deferredTurn;
    return deferredTurn && deferredTurn->player == context.side ? *deferredTurn
                                                                : context.partialTurn();
}

InputResult useAsIdea(const InputContext& context, Card card) {
    PartialTurn half = turnSoFar(context);
    const bool again = context.partialTurn().card == card;
    if (again && context.turn()) {
        return clearCurrentTurn(context);
    }
    half.card = again ? std::nullopt : std::optional{card};
    half.pay.reset();
    if (half.discard == card) {
        half.discard.reset();
    }
    return withPartialTurn(context, half, chosenText(half));
}

InputResult useAsDiscard(const InputContext& context, Card card) {
    PartialTurn half = turnSoFar(context);
    const bool keeps = half.discard == card;
    half.discard = keeps ? std::nullopt : std::optional{card};
    if (half.card == card) {
        half.card.reset();
        half.pay.reset();
    }
    return withPartialTurn(context, half,
                           about(keeps ? keepEdit : discardEdit, context.side, card));
}

//% "Empty-pile mark changed: event {event}"
constexpr TextId emptiedEdit = CIMAISE_TEXT("muse.edit.emptied");
//% "Round played ({turns})"
constexpr TextId roundEdit = CIMAISE_TEXT("muse.edit.round-played");
//% "Round {round} played ({turns})"
constexpr TextId numberedEdit = CIMAISE_TEXT("muse.edit.round-played.numbered");
//% "{owner}: {action}"
constexpr TextId turnText = CIMAISE_TEXT("muse.edit.round-played.turn");

/// The actions in the order of resolution, and the number of the round where it is known.
Message roundPlayed(const InputContext& context) {
    Listing turns;
    for (const Event& event : context.round.events) {
        if (event.act.action != Action::discard) {
            turns.parts.emplace_back(
                Message{turnText,
                        {{"owner", side(event.act.player)}, {"action", nameOf(event.act.action)}}});
        }
    }
    if (context.played == nullptr || !context.played->startsNew) {
        return {roundEdit, {{"turns", std::move(turns)}}};
    }
    return {numberedEdit, {{"round", context.played->rounds + 1}, {"turns", std::move(turns)}}};
}

} // namespace

InputResult choose(const InputContext& context, Action action) {
    if (!context.hasArtist() || std::ranges::count(actionChoices, action) == 0) {
        return unchanged(context);
    }
    PartialTurn half = turnSoFar(context);
    half.action = action;
    half.pay.reset();
    if (const std::optional<Message> over = objectionToRound(context)) {
        InputResult result = withWarning(context, *over);
        result.state.last.deferredTurn = half;
        return result;
    }
    return withPartialTurn(context, half, chosenText(half));
}

InputResult requestCard(const InputContext& context, TurnField card) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.asked = card;
    return result;
}

InputResult useCard(const InputContext& context, Card card) {
    return nextTurnField(context) == TurnField::discard ? useAsDiscard(context, card)
                                                        : useAsIdea(context, card);
}

InputResult clearCurrentTurn(const InputContext& context) {
    InputResult result{.state = withoutPartialTurn(withoutLastTouch(context.state), context.side)};
    result.state.asked = TurnField::next;
    if (context.turn()) {
        result.edit = Edit{.next = clearTurn(context.layout, context.side),
                           .what = {noTurnEdit, {{"owner", side(context.side)}}}};
    }
    return result;
}

InputResult showTurnOf(const InputContext& context, int player) {
    InputResult result = turnedTo(unchanged(context), context, player);
    result.state = withoutLastTouch(std::move(result.state));
    result.state.asked = TurnField::next;
    return result;
}

InputResult showNextTurn(const InputContext& context) {
    const int next = nextWithoutTurn(context);
    const auto players = static_cast<int>(context.layout.table.artists.size());
    return next != context.side || players == 0 ? showTurnOf(context, next)
                                                : showTurnOf(context, (context.side + 1) % players);
}

InputResult pay(const InputContext& context, Suit suit) {
    PartialTurn half = context.partialTurn();
    const std::optional<Event> painting = paintingOf(context);
    if (!painting || static_cast<std::size_t>(suit) >= suitCount) {
        return unchanged(context);
    }
    Purse pay = half.pay.value_or(Purse{});
    if (pay.total() >= infoOf(*half.card).cost()) {
        pay.of(suit) = 0;
    } else if (pay.of(suit) < painting->held.of(suit)) {
        ++pay.of(suit);
    } else {
        return withMessage(context,
                           {holdsNoMore, {{"owner", side(context.side)}, {"suit", nameOf(suit)}}});
    }
    half.pay = pay;
    InputResult result =
        withPartialTurn(context, half, about(paymentEdit, context.side, *half.card));
    result.state.asked = TurnField::coins;
    return result;
}

InputResult showEvents(const InputContext& context, bool shown) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.played.reset();
    result.state.resolved = shown && canResolve(context.layout);
    return result;
}

InputResult toggleEmptied(const InputContext& context, int event) {
    if (event < 1 || event > std::ssize(context.round.events)) {
        return {.state = context.state};
    }
    return {.state = context.state,
            .edit = Edit{.next = toggleGrowAfter(context.layout, event),
                         .what = {emptiedEdit, {{"event", event}}}}};
}

InputResult playRound(const InputContext& context) {
    if (!canResolve(context.layout)) {
        return {.state = context.state};
    }
    if (const std::optional<Message> objection = objectionToPlaying(context)) {
        return withWarning(context, *objection);
    }
    InputResult result = withEdit(context, withoutLastTouch(context.state),
                                  {.next = withRoundPlayed(context.layout, context.round.table),
                                   .what = roundPlayed(context),
                                   .sound = InputSound::filled});
    if (result.edit) {
        result.state = afterSideChange(std::move(result.state));
        result.state.partialTurns.clear();
        result.side = 0; // the next round begins with the first player
    }
    if (result.edit && context.state.resolved) {
        result.state.played = {.before = context.layout, .round = context.round};
    }
    return result;
}

} // namespace cimaise::muse
