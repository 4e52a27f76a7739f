// Finds the pile or the turn that holds a card, and words the question.
#include "app/input/muse/muse_card_taps.h"

#include "app/input/muse/muse_partial_turns.h"
#include "positions/muse/muse_catalogue.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// Texts about a card in one place, with what a second tap does.
struct Asking {
    TextId moves; ///< it moves to another pile
    TextId uses;  ///< it is used for a turn although it is there
};

constexpr Asking inStudio{
    //% "{card} is in {owner}’s studio. Tap it again to move it here."
    CIMAISE_TEXT("muse.hint.elsewhere.studio"),
    //% "{card} is in {owner}’s studio. Tap it again to use it in this round anyway."
    CIMAISE_TEXT("muse.hint.elsewhere.studio.use")};
constexpr Asking inPalace{
    //% "{card} is in {owner}’s palace. Tap it again to move it here."
    CIMAISE_TEXT("muse.hint.elsewhere.palace"),
    //% "{card} is in {owner}’s palace. Tap it again to use it in this round anyway."
    CIMAISE_TEXT("muse.hint.elsewhere.palace.use")};
//% "{owner} has chosen {card} for the round. Tap it again to use it here anyway."
constexpr TextId chosenElsewhere = CIMAISE_TEXT("muse.hint.elsewhere.round");
//% "{card} is {owner}’s idea card. Tap it again to discard it instead."
constexpr TextId isIdeaCard = CIMAISE_TEXT("muse.hint.elsewhere.idea");
//% "{card} is in the palace. Tap it again to move it here."
constexpr TextId inOwnPalace = CIMAISE_TEXT("muse.hint.elsewhere.own-palace");

bool isOfRound(Use use) { return use == Use::idea || use == Use::discard; }

Pile pileOf(Use use) { return use == Use::palace ? Pile::palace : Pile::studio; }

Message cardMessage(TextId text, Card card, int player) {
    return {text, {{"card", infoOf(card).phrase()}, {"owner", side(player)}}};
}

/// Pile that has to give the card up; nullopt for a painting on its way to the palace.
std::optional<ArtistPile> deferredTurn(const InputContext& context, Card card, Use use) {
    const std::optional<ArtistPile> pile = whereIs(context.layout, card);
    const bool onItsWay = pile == ArtistPile{context.side, pileOf(use)} ||
                          pile == ArtistPile{context.side, Pile::studio};
    return pile && (isOfRound(use) || !onItsWay) ? pile : std::nullopt;
}

Message aboutPile(const InputContext& context, Card card, Use use, const ArtistPile& pile) {
    if (context.singleBoard && pile.pile == Pile::palace) {
        return {inOwnPalace, {{"card", infoOf(card).phrase()}}};
    }
    const Asking& asking = pile.pile == Pile::studio ? inStudio : inPalace;
    return cardMessage(isOfRound(use) ? asking.uses : asking.moves, card, pile.player);
}

} // namespace

Use useOf(Pile pile) { return pile == Pile::palace ? Use::palace : Use::studio; }

std::optional<Message> objectionTo(const InputContext& context, Card card, Use use) {
    if (use == Use::discard && context.partialTurn().card == card) {
        return cardMessage(isIdeaCard, card, context.side);
    }
    if (const std::optional<ArtistPile> pile = deferredTurn(context, card, use)) {
        return aboutPile(context, card, use, *pile);
    }
    const std::optional<int> own = isOfRound(use) ? std::optional{context.side} : std::nullopt;
    const std::optional<int> chooser = holderOf(context, card, own);
    return chooser ? std::optional{cardMessage(chosenElsewhere, card, *chooser)} : std::nullopt;
}

} // namespace cimaise::muse
