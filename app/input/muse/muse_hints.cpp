// Chooses a sentence about the selection and the effect of the next tap.
#include "app/input/muse/muse_hints.h"

#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_event_text.h"
#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "Tap a card to place it in {owner}’s studio; tap it again to remove it."
constexpr TextId studioHint = CIMAISE_TEXT("muse.hint.studio");
//% "Tap a card to place it in {owner}’s palace; tap it again to remove it."
constexpr TextId palaceHint = CIMAISE_TEXT("muse.hint.palace");
//% "Tap a card to place it in the studio; tap it again to remove it."
constexpr TextId ownStudioHint = CIMAISE_TEXT("muse.hint.own-studio");
//% "Tap a card to place it in the palace; tap it again to remove it."
constexpr TextId ownPalaceHint = CIMAISE_TEXT("muse.hint.own-palace");
//% "{card}: costs {cost} to paint; a patron pays {price} of one suit."
constexpr TextId paintingHint = CIMAISE_TEXT("muse.hint.painting");
//% "{card}: in the palace, where no patron can buy it."
constexpr TextId palacePaintingHint = CIMAISE_TEXT("muse.hint.palace-painting");
//% "{owner} takes coins from the economy or pays coins into it."
constexpr TextId passHint = CIMAISE_TEXT("muse.hint.pass");
//% "Count {owner}’s coins; the economy does not change."
constexpr TextId countHint = CIMAISE_TEXT("muse.hint.count");
//% "Count the coins of the economy; the players’ coins do not change."
constexpr TextId economyHint = CIMAISE_TEXT("muse.hint.count-economy");
//% "The patron tries the paintings from biggest to smallest, and the suits of each from the top."
constexpr TextId patronHint = CIMAISE_TEXT("muse.hint.patron");
//% "What does {owner} do? Choose an action and tap the idea card."
constexpr TextId ideaHint = CIMAISE_TEXT("muse.hint.idea");
//% "{owner}: {action}. Tap the idea card."
constexpr TextId ideaOfActionHint = CIMAISE_TEXT("muse.hint.idea-of-action");
//% "{card} is the idea card: choose {owner}’s action. The next card you tap will be discarded."
constexpr TextId actionHint = CIMAISE_TEXT("muse.hint.action");
//% "{owner}: tap the card to discard."
constexpr TextId discardHint = CIMAISE_TEXT("muse.hint.discard");
//% "{owner} has chosen. Tap “Next player”. The next card you tap will be discarded."
constexpr TextId discardTooHint = CIMAISE_TEXT("muse.hint.discard-too");
//% "{owner} has chosen. Tap another card or action to change that."
constexpr TextId chosenHint = CIMAISE_TEXT("muse.hint.chosen");
//% "{owner}’s painting is paid for. Tap “Next player” to go on, or a suit to remove its coins."
constexpr TextId paidHint = CIMAISE_TEXT("muse.hint.paid");
//% "Everyone has chosen. Tap “See what happens”, or a suit to remove its coins."
constexpr TextId allPaidHint = CIMAISE_TEXT("muse.hint.all-paid");
//% "Everyone has chosen. Tap “See what happens”. The next card you tap will be {owner}’s discard."
constexpr TextId allChosenHint = CIMAISE_TEXT("muse.hint.all-chosen");
//% "{owner} will have only {held} of {cost} coins: nothing will be painted."
constexpr TextId shortHint = CIMAISE_TEXT("muse.hint.short");
//% "Which coins pay for {card}?"
constexpr TextId payHint = CIMAISE_TEXT("muse.hint.pay");
//% "By rank, highest card first, then by suit. Mark the draw that emptied the draw pile."
constexpr TextId eventsHint = CIMAISE_TEXT("muse.hint.events");
//% "Still to choose: {owners}. Tap “Back to the turns”."
constexpr TextId missingHint = CIMAISE_TEXT("muse.hint.missing");
//% "{owner}"
constexpr TextId missingOwner = CIMAISE_TEXT("muse.hint.missing.owner");
//% "Round played. This is what happened, by rank, then by suit."
constexpr TextId playedHint = CIMAISE_TEXT("muse.hint.played");
//% "This game has no board for {owner}."
constexpr TextId noArtistHint = CIMAISE_TEXT("muse.hint.no-artist");
//% "{paid} of %n coins paid"
constexpr TextId paymentText = CIMAISE_TEXT_N("muse.payment.spoken");
//% "Too few coins at that point: {held} of {cost}"
constexpr TextId paymentShort = CIMAISE_TEXT("muse.payment.short");

Message about(TextId text, const InputContext& context) {
    return {text, {{"owner", side(context.side)}}};
}

Message paintingText(const InputContext& context, Card card) {
    const CardInfo& info = infoOf(card);
    const std::optional<ArtistPile> pile = whereIs(context.layout, card);
    if (pile && pile->pile == Pile::palace) {
        return {palacePaintingHint, {{"card", info.name}}};
    }
    return {paintingHint, {{"card", info.name}, {"cost", info.cost()}, {"price", info.price()}}};
}

Message pileText(const InputContext& context) {
    const bool palace = context.state.pile == Pile::palace;
    if (context.singleBoard) {
        return {palace ? ownPalaceHint : ownStudioHint, {}};
    }
    return about(palace ? palaceHint : studioHint, context);
}

Message countingText(const InputContext& context) {
    switch (context.state.counting) {
    case Counting::pass:
        return about(passHint, context);
    case Counting::artist:
        return about(countHint, context);
    case Counting::economy:
        break;
    }
    return {economyHint, {}};
}

/// Next missing part of an incomplete turn.
Message lackingText(const InputContext& context, const PartialTurn& half) {
    if (!half.card) {
        return half.action
                   ? Message{ideaOfActionHint,
                             {{"owner", side(context.side)}, {"action", nameOf(*half.action)}}}
                   : about(ideaHint, context);
    }
    const TextId text = half.action ? payHint : actionHint;
    return {text, {{"owner", side(context.side)}, {"card", infoOf(*half.card).phrase()}}};
}

/// Hint about a complete turn: the parts that can still be changed.
Message chosenText(const InputContext& context) {
    const std::optional<Event> painting = paintingOf(context);
    if (painting && isShortOfCoins(context.round, context.side)) {
        return {shortHint,
                {{"owner", side(context.side)},
                 {"held", painting->held.total()},
                 {"cost", infoOf(painting->act.card).cost()}}};
    }
    switch (nextTurnField(context)) {
    case TurnField::idea:
        return about(chosenHint, context);
    case TurnField::coins:
        return about(areAllTurnsComplete(context) ? allPaidHint : paidHint, context);
    case TurnField::discard:
    case TurnField::next:
        break;
    }
    return about(areAllTurnsComplete(context) ? allChosenHint : discardTooHint, context);
}

/// Players without a turn, in seating order; nothing once all have chosen.
std::optional<Message> missingText(const InputContext& context) {
    Listing missing;
    const auto players = static_cast<int>(context.layout.table.artists.size());
    for (int player = 0; player < players; ++player) {
        if (!turnOf(context.layout, player)) {
            missing.parts.emplace_back(Message{missingOwner, {{"owner", side(player)}}});
        }
    }
    return missing.parts.empty() ? std::nullopt
                                 : std::optional{Message{missingHint, {{"owners", missing}}}};
}

/// Hint about the end of the game; empty once turns are being entered.
std::optional<Message> lastRoundText(const InputContext& context) {
    const bool isUnderWay = context.layout.round || !context.state.partialTurns.empty();
    const bool hasHint =
        context.state.resolved ? hasEndingPalace(context.round.table) : !isUnderWay;
    return hasHint ? endOf(context) : std::nullopt;
}

Message roundText(const InputContext& context) {
    if (context.state.resolved && !context.state.played) {
        if (std::optional<Message> missing = missingText(context)) {
            return *std::move(missing);
        }
    }
    if (std::optional<Message> last = lastRoundText(context)) {
        return *std::move(last);
    }
    if (context.state.resolved) {
        return {context.state.played ? playedHint : eventsHint, {}};
    }
    if (context.state.asked == TurnField::discard && !context.turn()) {
        return about(discardHint, context);
    }
    if (!context.turn() || needsCoinChoice(context)) {
        return lackingText(context, context.partialTurn());
    }
    return chosenText(context);
}

} // namespace

Message hint(const InputContext& context) {
    const InputState& state = context.state;
    if (state.last.feedback) {
        return *state.last.feedback;
    }
    if (!context.hasArtist()) {
        return about(noArtistHint, context);
    }
    if (state.selected) {
        return paintingText(context, *state.selected);
    }
    if (state.tried) {
        return paintingText(context, *state.tried);
    }
    switch (state.mode) {
    case Mode::paintings:
        break;
    case Mode::coins:
        return countingText(context);
    case Mode::patron:
        return state.revealed ? Message{patronHint, {}} : plannedSale(visitOf(context.layout));
    case Mode::round:
        return roundText(context);
    }
    return pileText(context);
}

std::optional<Message> paymentOf(const InputContext& context) {
    const std::optional<Event> painting = paintingOf(context);
    if (!painting) {
        return std::nullopt;
    }
    const int cost = infoOf(painting->act.card).cost();
    const int held = painting->held.total();
    if (held < cost) {
        return Message{paymentShort, {{"held", held}, {"cost", cost}}};
    }
    const int paid = painting->act.pay.value_or(Purse{}).total();
    return Message{paymentText, {{"paid", paid}, {"n", cost}}};
}

} // namespace cimaise::muse
