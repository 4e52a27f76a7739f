// Finds the pile or the turn that holds a card, and words the question for a tap or a line.
#include "app/input/muse/muse_card_objections.h"

#include "app/input/muse/muse_partial_turns.h"
#include "validators/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// Texts about a card in one place, with what entering it again does.
struct Asking {
    TextId tap;     ///< tapped: it moves to another pile
    TextId tapUse;  ///< tapped for a turn: it is used although it is there
    TextId line;    ///< typed: it moves to another pile
    TextId lineUse; ///< typed for a turn
};

constexpr Asking inStudio{
    //% "{card} is in {owner}’s studio. Tap it again to move it here."
    CIMAISE_TEXT("muse.hint.elsewhere.studio"),
    //% "{card} is in {owner}’s studio. Tap it again to use it in this round anyway."
    CIMAISE_TEXT("muse.hint.elsewhere.studio.use"),
    //% "{card} is in {owner}’s studio. Enter the line again to move it here."
    CIMAISE_TEXT("muse.typed.elsewhere.studio"),
    //% "{card} is in {owner}’s studio. Enter the line again to use it in this round anyway."
    CIMAISE_TEXT("muse.typed.elsewhere.studio.use")};
constexpr Asking inPalace{
    //% "{card} is in {owner}’s palace. Tap it again to move it here."
    CIMAISE_TEXT("muse.hint.elsewhere.palace"),
    //% "{card} is in {owner}’s palace. Tap it again to use it in this round anyway."
    CIMAISE_TEXT("muse.hint.elsewhere.palace.use"),
    //% "{card} is in {owner}’s palace. Enter the line again to move it here."
    CIMAISE_TEXT("muse.typed.elsewhere.palace"),
    //% "{card} is in {owner}’s palace. Enter the line again to use it in this round anyway."
    CIMAISE_TEXT("muse.typed.elsewhere.palace.use")};
//% "{owner} has chosen {card} for the round. Tap it again to use it here anyway."
constexpr TextId chosenTapped = CIMAISE_TEXT("muse.hint.elsewhere.round");
//% "{owner} has chosen {card} for the round. Enter the line again to use it here anyway."
constexpr TextId chosenTyped = CIMAISE_TEXT("muse.typed.elsewhere.round");
//% "{card} is {owner}’s idea card. Tap it again to discard it instead."
constexpr TextId ideaTapped = CIMAISE_TEXT("muse.hint.elsewhere.idea");
//% "{card} is in the palace. Tap it again to move it here."
constexpr TextId ownPalaceTapped = CIMAISE_TEXT("muse.hint.elsewhere.own-palace");
//% "{card} is in the palace. Enter the line again to move it here."
constexpr TextId ownPalaceTyped = CIMAISE_TEXT("muse.typed.elsewhere.own-palace");

//% "{cards}. Enter the line again to place them here anyway."
constexpr TextId severalTyped = CIMAISE_TEXT("muse.typed.elsewhere.several");
//% "{card} is in {owner}’s studio"
constexpr TextId studioPart = CIMAISE_TEXT("muse.typed.elsewhere.part.studio");
//% "{card} is in {owner}’s palace"
constexpr TextId palacePart = CIMAISE_TEXT("muse.typed.elsewhere.part.palace");
//% "{card} is in the palace"
constexpr TextId ownPalacePart = CIMAISE_TEXT("muse.typed.elsewhere.part.own-palace");
//% "{owner} has chosen {card} for the round"
constexpr TextId roundPart = CIMAISE_TEXT("muse.typed.elsewhere.part.round");

bool isOfRound(Use use) { return use == Use::idea || use == Use::discard; }

Pile pileOf(Use use) { return use == Use::palace ? Pile::palace : Pile::studio; }

Message cardSaid(TextId text, Card card, int player) {
    return {text, {{"card", infoOf(card).said()}, {"owner", side(player)}}};
}

/// Pile that has to give the card up; nullopt for a painting on its way to the palace.
std::optional<ArtistPile> deferredTurn(const InputContext& context, Card card, Use use) {
    const std::optional<ArtistPile> pile = whereIs(context.layout, card);
    const bool onItsWay = pile == ArtistPile{context.side, pileOf(use)} ||
                          pile == ArtistPile{context.side, Pile::studio};
    return pile && (isOfRound(use) || !onItsWay) ? pile : std::nullopt;
}

Message aboutPile(const InputContext& context, Card card, Use use, bool typed) {
    const ArtistPile pile = *deferredTurn(context, card, use);
    if (context.singleBoard && pile.pile == Pile::palace) {
        return {typed ? ownPalaceTyped : ownPalaceTapped, {{"card", infoOf(card).said()}}};
    }
    const Asking& asking = pile.pile == Pile::studio ? inStudio : inPalace;
    const TextId moves = typed ? asking.line : asking.tap;
    const TextId uses = typed ? asking.lineUse : asking.tapUse;
    return cardSaid(isOfRound(use) ? uses : moves, card, pile.player);
}

std::optional<Message> objection(const InputContext& context, Card card, Use use, bool typed) {
    if (deferredTurn(context, card, use)) {
        return aboutPile(context, card, use, typed);
    }
    const std::optional<int> own = isOfRound(use) ? std::optional{context.side} : std::nullopt;
    if (const std::optional<int> chooser = holderOf(context, card, own)) {
        return cardSaid(typed ? chosenTyped : chosenTapped, card, *chooser);
    }
    return std::nullopt;
}

/// Place of a card that objection() objects to, as a part of a sentence.
Message whereabouts(const InputContext& context, Card card, Use use) {
    const std::optional<ArtistPile> pile = deferredTurn(context, card, use);
    if (!pile) {
        return cardSaid(roundPart, card, holderOf(context, card, std::nullopt).value_or(0));
    }
    const bool palace = pile->pile == Pile::palace;
    const TextId inPile = context.singleBoard && palace ? ownPalacePart
                          : palace                      ? palacePart
                                                        : studioPart;
    return cardSaid(inPile, card, pile->player);
}

} // namespace

Use useOf(Pile pile) { return pile == Pile::palace ? Use::palace : Use::studio; }

std::optional<Message> objectionTo(const InputContext& context, Card card, Use use) {
    if (use == Use::discard && context.said().card == card) {
        return cardSaid(ideaTapped, card, context.side);
    }
    return objection(context, card, use, false);
}

std::optional<Message> objectionToTyped(const InputContext& context, const Cards& all, Use use) {
    const Cards& here = cardsIn(context.layout, {context.side, pileOf(use)});
    std::optional<Message> first;
    Listing parts;
    for (const Card card : all) {
        const bool stays = std::ranges::count(here, card) > 0;
        if (std::optional<Message> why =
                stays ? std::nullopt : objection(context, card, use, true)) {
            parts.parts.emplace_back(whereabouts(context, card, use));
            first = first ? first : std::move(why);
        }
    }
    return parts.parts.size() > 1 ? Message{severalTyped, {{"cards", std::move(parts)}}} : first;
}

std::optional<Message> objectionToTyped(const InputContext& context, const Turn& turn) {
    std::optional<Message> why = objection(context, turn.card, Use::idea, true);
    return why || !turn.discard ? why : objection(context, *turn.discard, Use::discard, true);
}

} // namespace cimaise::muse
