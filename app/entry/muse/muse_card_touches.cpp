// Puts cards into studios and palaces: tapped in the deck, tapped on a board, or typed.
#include "app/entry/muse/muse_card_touches.h"

#include "app/entry/muse/muse_half_turns.h"
#include "app/entry/muse/muse_last_round.h"
#include "app/entry/muse/muse_turns.h"
#include "validators/muse/muse_catalogue.h"

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
constexpr TextId awayEdit = CIMAISE_TEXT("muse.edit.away");
//% "{owner}’s studio entered as text"
constexpr TextId studioTextEdit = CIMAISE_TEXT("muse.edit.studio-text");
//% "{owner}’s palace entered as text"
constexpr TextId palaceTextEdit = CIMAISE_TEXT("muse.edit.palace-text");
//% "Extended Decktet chosen"
constexpr TextId extendedEdit = CIMAISE_TEXT("muse.edit.extended");
//% "Basic Decktet chosen"
constexpr TextId basicEdit = CIMAISE_TEXT("muse.edit.basic");
//% "{card} is in {owner}’s studio. Tap it again to move it here."
constexpr TextId elsewhereStudio = CIMAISE_TEXT("muse.hint.elsewhere.studio");
//% "{card} is in {owner}’s palace. Tap it again to move it here."
constexpr TextId elsewherePalace = CIMAISE_TEXT("muse.hint.elsewhere.palace");
//% "{card} is in the palace. Tap it again to move it here."
constexpr TextId elsewhereOwnPalace = CIMAISE_TEXT("muse.hint.elsewhere.own-palace");
//% "{owner} has chosen {card} for the round. Tap it again to use it here anyway."
constexpr TextId elsewhereRound = CIMAISE_TEXT("muse.hint.elsewhere.round");

Message about(TextId text, Card card, int player) {
    return {text, {{"card", infoOf(card).said()}, {"owner", side(player)}}};
}

/// Why the card is not free to go where the touch would put it.
std::optional<Message> objectionTo(const Scene& scene, Card card) {
    const bool inRound = scene.pointing.mode == Mode::round;
    const bool asksDiscard = inRound && askedOf(scene) == Asked::discard;
    const std::optional<ArtistPile> pile = whereIs(scene.layout, card);
    // From the own studio to the palace is the way of the game.
    const bool onItsWay = pile == scene.target() || pile == ArtistPile{scene.side, Pile::studio};
    if (pile && (inRound || !onItsWay)) {
        if (scene.alone && pile->pile == Pile::palace) {
            return Message{elsewhereOwnPalace, {{"card", infoOf(card).said()}}};
        }
        return about(pile->pile == Pile::studio ? elsewhereStudio : elsewherePalace, card,
                     pile->player);
    }
    const bool own = inRound && !(asksDiscard && scene.said().card == card);
    const std::optional<int> chooser =
        holderOf(scene, card, own ? std::optional{scene.side} : std::nullopt);
    return chooser ? std::optional{about(elsewhereRound, card, *chooser)} : std::nullopt;
}

Outcome putInto(const Scene& scene, Pointing pointing, const ArtistPile& pile, Card card) {
    const bool palace = pile.pile == Pile::palace;
    const Message what = scene.alone ? Message{palace ? ownPalaceEdit : ownStudioEdit,
                                               {{"card", infoOf(card).said()}}}
                                     : about(palace ? palaceEdit : studioEdit, card, pile.player);
    return making(scene, std::move(pointing),
                  {.next = put(scene.layout, pile, card),
                   .what = what,
                   .heard = Heard::putDown,
                   .at = spotOf(pile, card)});
}

Outcome takeOff(const Scene& scene, Card card) {
    return making(
        scene, forgetting(scene.pointing),
        {.next = takeAway(scene.layout, card), .what = about(awayEdit, card, scene.side)});
}

/// Cards go there from now on, and that side is looked at.
Outcome into(const Scene& scene, const ArtistPile& pile) {
    const bool stays = pile.player == scene.side;
    Outcome outcome{.pointing = stays ? forgetting(scene.pointing) : turnedAway(scene.pointing),
                    .side = pile.player};
    outcome.pointing.pile = pile.pile;
    return outcome;
}

} // namespace

Outcome lookAtSide(const Scene& scene) {
    return {.pointing = settled(turnedAway(scene.pointing), scene.layout)};
}

Outcome enterMode(const Scene& scene, Mode mode) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    outcome.pointing.mode = mode;
    outcome.pointing.revealed.reset();
    outcome.pointing.resolved = false;
    outcome.pointing.played.reset();
    return outcome;
}

Outcome choosePile(const Scene& scene, const ArtistPile& pile) {
    Outcome outcome = into(scene, pile);
    if (outcome.pointing.mode != Mode::text) {
        outcome.pointing.mode = Mode::paintings;
    }
    return outcome;
}

Outcome touch(const Scene& scene, const ArtistPile& pile, Card card) {
    Outcome outcome = into(scene, pile);
    if (scene.pointing.selected != card && whereIs(scene.layout, card)) {
        outcome.pointing.selected = card;
    }
    return outcome;
}

Outcome lookAtCard(const Scene& scene, Card card) {
    Outcome outcome{.pointing = forgetting(scene.pointing)};
    if (whereIs(scene.layout, card)) {
        outcome.pointing.selected = card;
    }
    return outcome;
}

Outcome step(const Scene& scene, int paintings) {
    const Cards& pile = cardsIn(scene.layout, scene.target());
    if (pile.empty()) {
        return {.pointing = scene.pointing};
    }
    const auto count = static_cast<int>(pile.size());
    const auto from = std::ranges::find(pile, scene.pointing.selected);
    const int before = paintings > 0 ? -1 : 0;
    const int row = from == pile.end() ? before : static_cast<int>(from - pile.begin());
    return lookAtCard(scene, pile.at(static_cast<std::size_t>((row + paintings + count) % count)));
}

Outcome press(const Scene& scene, Card card) {
    if (!scene.hasArtist() || !isCard(card)) {
        return {.pointing = scene.pointing};
    }
    const bool inRound = scene.pointing.mode == Mode::round;
    const std::optional<Message> over = inRound ? objectionToRound(scene) : std::nullopt;
    if (over) {
        return warning(scene, *over);
    }
    const std::optional<Message> objection = objectionTo(scene, card);
    if (objection && scene.pointing.last.objectedTo != card) {
        Outcome outcome{.pointing = forgetting(scene.pointing)};
        outcome.pointing.last = {.said = *objection, .objectedTo = card};
        return outcome;
    }
    if (inRound) {
        return useCard(scene, card);
    }
    return whereIs(scene.layout, card) == scene.target()
               ? takeOff(scene, card)
               : putInto(scene, forgetting(scene.pointing), scene.target(), card);
}

Outcome takeAway(const Scene& scene) {
    const std::optional<Card> card = scene.pointing.selected;
    return card ? takeOff(scene, *card) : Outcome{.pointing = scene.pointing};
}

Outcome moveOver(const Scene& scene) {
    const std::optional<Card> card = scene.pointing.selected;
    const std::optional<ArtistPile> from = card ? whereIs(scene.layout, *card) : std::nullopt;
    if (!from) {
        return {.pointing = scene.pointing};
    }
    Pointing pointing = forgetting(scene.pointing);
    pointing.pile = from->pile == Pile::studio ? Pile::palace : Pile::studio;
    pointing.selected = card;
    return putInto(scene, pointing, {from->player, pointing.pile}, *card);
}

Outcome carry(const Scene& scene, Card card, const ArtistPile& to) {
    const bool known = isCard(card) && to.player >= 0 &&
                       to.player < static_cast<int>(scene.layout.table.artists.size());
    if (!known || whereIs(scene.layout, card) == to) {
        return {.pointing = scene.pointing};
    }
    return putInto(scene, forgetting(scene.pointing), to, card);
}

Outcome carryOff(const Scene& scene, Card card) {
    return whereIs(scene.layout, card) ? takeOff(scene, card) : Outcome{.pointing = scene.pointing};
}

Outcome enterCards(const Scene& scene, Pile pile, std::string_view text, const SuitWords& words) {
    if (!scene.hasArtist()) {
        return {.pointing = scene.pointing};
    }
    const auto held = readCards(text, words);
    if (!held) {
        return {.pointing = scene.pointing, .refused = held.error()};
    }
    const TextId what = pile == Pile::palace ? palaceTextEdit : studioTextEdit;
    return making(scene, forgetting(scene.pointing),
                  {.next = withCards(scene.layout, {scene.side, pile}, *held),
                   .what = {what, {{"owner", side(scene.side)}}},
                   .heard = Heard::putDown});
}

Outcome playWith(const Scene& scene, Deck deck) {
    Layout next = scene.layout;
    next.deck = deck;
    return making(
        scene, scene.pointing,
        {.next = std::move(next), .what = {deck == Deck::extended ? extendedEdit : basicEdit, {}}});
}

std::optional<Outcome> giveUp(const Scene& scene) {
    const Pointing& pointing = scene.pointing;
    const bool half =
        pointing.mode == Mode::round && withoutHalfTurn(pointing, scene.side) != pointing;
    if (!half && !pointing.last.said && !pointing.selected && !pointing.resolved &&
        !pointing.revealed) {
        return std::nullopt;
    }
    Outcome outcome = enterMode(scene, pointing.mode);
    if (half) {
        outcome.pointing = withoutHalfTurn(std::move(outcome.pointing), scene.side);
        outcome.pointing.asked = Asked::next;
    }
    outcome.putsOut = true;
    return outcome;
}

} // namespace cimaise::muse
