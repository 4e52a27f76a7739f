// Puts cards into studios and palaces: tapped in the deck, or tapped on a board.
#include "app/input/muse/muse_card_taps.h"

#include "app/input/muse/muse_last_round.h"
#include "app/input/muse/muse_partial_turns.h"
#include "app/input/muse/muse_turns.h"
#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "{card} placed in {owner}’s studio"
constexpr TextId studioEdit = CIMAISE_TEXT("muse.edit.studio");
//% "{card} placed in {owner}’s palace"
constexpr TextId palaceEdit = CIMAISE_TEXT("muse.edit.palace");
//% "{card} placed in the studio"
constexpr TextId ownStudioEdit = CIMAISE_TEXT("muse.edit.own-studio");
//% "{card} placed in the palace"
constexpr TextId ownPalaceEdit = CIMAISE_TEXT("muse.edit.own-palace");
//% "{card} removed"
constexpr TextId awayEdit = CIMAISE_TEXT("muse.edit.removed");
//% "Extended Decktet chosen"
constexpr TextId extendedEdit = CIMAISE_TEXT("muse.edit.extended");
//% "Basic Decktet chosen"
constexpr TextId basicEdit = CIMAISE_TEXT("muse.edit.basic");
Message about(TextId text, Card card, int player) {
    return {text, {{"card", infoOf(card).phrase()}, {"owner", side(player)}}};
}

/// Use that a tapped card is entered for.
Use tappedUse(const InputContext& context) {
    if (context.state.mode != Mode::round) {
        return useOf(context.state.pile);
    }
    return nextTurnField(context) == TurnField::discard ? Use::discard : Use::idea;
}

InputResult putInto(const InputContext& context, InputState state, const ArtistPile& pile,
                    Card card) {
    const bool palace = pile.pile == Pile::palace;
    const Message what =
        context.singleBoard
            ? Message{palace ? ownPalaceEdit : ownStudioEdit, {{"card", infoOf(card).phrase()}}}
            : about(palace ? palaceEdit : studioEdit, card, pile.player);
    return withEdit(context, std::move(state),
                    {.next = put(context.layout, pile, card),
                     .what = what,
                     .sound = InputSound::putDown,
                     .at = spotOf(pile, card)});
}

InputResult removeSelected(const InputContext& context, Card card) {
    return withEdit(
        context, withoutLastTouch(context.state),
        {.next = removeCard(context.layout, card), .what = about(awayEdit, card, context.side)});
}

/// Selects the pile that receives cards, and shows its side.
InputResult into(const InputContext& context, const ArtistPile& pile) {
    const bool stays = pile.player == context.side;
    InputResult result{.state =
                           stays ? withoutLastTouch(context.state) : afterSideChange(context.state),
                       .side = pile.player};
    result.state.pile = pile.pile;
    return result;
}

} // namespace

InputResult openBoard(const InputContext& context) {
    return {.state = adaptedState(afterSideChange(context.state), context.layout)};
}

InputResult enterMode(const InputContext& context, Mode mode) {
    InputResult result{.state = withoutLastTouch(context.state)};
    result.state.mode = mode;
    result.state.revealed.reset();
    result.state.resolved = false;
    result.state.played.reset();
    return result;
}

InputResult choosePile(const InputContext& context, const ArtistPile& pile) {
    InputResult result = into(context, pile);
    result.state.mode = Mode::paintings;
    return result;
}

InputResult touch(const InputContext& context, const ArtistPile& pile, Card card) {
    InputResult result = into(context, pile);
    if (context.state.selected != card && whereIs(context.layout, card)) {
        result.state.selected = card;
    }
    return result;
}

InputResult selectCard(const InputContext& context, Card card) {
    InputResult result{.state = withoutLastTouch(context.state)};
    if (whereIs(context.layout, card)) {
        result.state.selected = card;
    }
    return result;
}

InputResult step(const InputContext& context, int paintings) {
    const Cards& pile = cardsIn(context.layout, context.target());
    if (pile.empty()) {
        return {.state = context.state};
    }
    const auto count = static_cast<int>(pile.size());
    const auto from = std::ranges::find(pile, context.state.selected);
    const int before = paintings > 0 ? -1 : 0;
    const int row = from == pile.end() ? before : static_cast<int>(from - pile.begin());
    return selectCard(context,
                      pile.at(static_cast<std::size_t>((row + paintings + count) % count)));
}

InputResult press(const InputContext& context, Card card) {
    if (!context.hasArtist() || !isCard(card)) {
        return {.state = context.state};
    }
    const bool inRound = context.state.mode == Mode::round;
    const std::optional<Message> over = inRound ? objectionToRound(context) : std::nullopt;
    if (over) {
        InputResult result = withWarning(context, *over);
        if (nextTurnField(context) == TurnField::idea) {
            result.state.last.deferredTurn = PartialTurn{.player = context.side, .card = card};
        }
        return result;
    }
    const std::optional<Message> objection = objectionTo(context, card, tappedUse(context));
    if (objection && context.state.last.objectedTo != card) {
        InputResult result{.state = withoutLastTouch(context.state)};
        result.state.last = {.feedback = *objection, .objectedTo = card};
        return result;
    }
    if (inRound) {
        return useCard(context, card);
    }
    return whereIs(context.layout, card) == context.target()
               ? removeSelected(context, card)
               : putInto(context, withoutLastTouch(context.state), context.target(), card);
}

InputResult removeCard(const InputContext& context) {
    const std::optional<Card> card = context.state.selected;
    return card ? removeSelected(context, *card) : InputResult{.state = context.state};
}

Pile pileLeft(const InputContext& context) {
    const std::optional<Card> card = context.state.selected;
    const std::optional<ArtistPile> from = card ? whereIs(context.layout, *card) : std::nullopt;
    return from ? from->pile : context.state.pile;
}

InputResult moveOver(const InputContext& context) {
    const std::optional<Card> card = context.state.selected;
    const std::optional<ArtistPile> from = card ? whereIs(context.layout, *card) : std::nullopt;
    if (!from) {
        return {.state = context.state};
    }
    InputState state = withoutLastTouch(context.state);
    state.pile = from->pile == Pile::studio ? Pile::palace : Pile::studio;
    state.selected = card;
    return putInto(context, state, {from->player, state.pile}, *card);
}

InputResult carry(const InputContext& context, Card card, const ArtistPile& to) {
    const bool known = isCard(card) && to.player >= 0 &&
                       to.player < static_cast<int>(context.layout.table.artists.size());
    if (!known || whereIs(context.layout, card) == to) {
        return {.state = context.state};
    }
    return putInto(context, withoutLastTouch(context.state), to, card);
}

InputResult setDeck(const InputContext& context, Deck deck) {
    Layout next = context.layout;
    next.deck = deck;
    return withEdit(
        context, context.state,
        {.next = std::move(next), .what = {deck == Deck::extended ? extendedEdit : basicEdit, {}}});
}

std::optional<InputResult> cancelInput(const InputContext& context) {
    const InputState& state = context.state;
    const bool half = state.mode == Mode::round && withoutPartialTurn(state, context.side) != state;
    const bool shows = state.selected || state.tried || state.resolved || state.revealed;
    if (!half && !state.last.feedback && !shows) {
        return std::nullopt;
    }
    InputResult result = enterMode(context, state.mode);
    if (half) {
        result.state = withoutPartialTurn(std::move(result.state), context.side);
        result.state.asked = TurnField::next;
    }
    result.clearsHighlight = true;
    return result;
}

} // namespace cimaise::muse
