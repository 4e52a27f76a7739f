// Checks each Musée for room: the game ends when no player can hang a painting (rulebook, “Rules
// for placement” and “End of game and Scoring”).
#include "validators/musee/musee_end.h"

#include "positions/musee/musee_catalogue.h"
#include "validators/musee/musee_fit.h"

#include <algorithm>

namespace cimaise::musee {

namespace {

//% "A card in {owner}’s hand can still be hung."
constexpr TextId playableText = CIMAISE_TEXT("musee.game-end.playable");
//% "There is room in {owner}’s Musée for a painting that nobody has hung."
constexpr TextId roomText = CIMAISE_TEXT("musee.game-end.room");
//% "More than one Musée still has room for a painting that nobody has hung."
constexpr TextId roomsText = CIMAISE_TEXT("musee.game-end.rooms");

using State = GameEnd::State;

bool isPlayable(const Layout& layout, const Musee& musee, const HungExhibits& hung,
                Exhibit exhibit) {
    return exhibit >= 1 && exhibit <= highestInDeck(layout) && !hung.contains(exhibit) &&
           fitsMusee(musee, columns(layout), exhibit);
}

bool hasRoom(const Layout& layout, const Musee& musee, const HungExhibits& hung) {
    for (Exhibit exhibit = 1; exhibit <= highestInDeck(layout); ++exhibit) {
        if (isPlayable(layout, musee, hung, exhibit)) {
            return true;
        }
    }
    return false;
}

/// State of a player whose Musée has room; unsure if the hand is empty or not entered.
State stateOfHand(const Layout& layout, const Musee& musee, const HungExhibits& hung, int owner) {
    const auto index = static_cast<std::size_t>(owner);
    if (!layout.hands || index >= layout.hands->size() || !layout.hands->at(index) ||
        layout.hands->at(index)->empty()) {
        return State::unsure;
    }
    return std::ranges::any_of(
               *layout.hands->at(index),
               [&](Exhibit exhibit) { return isPlayable(layout, musee, hung, exhibit); })
               ? State::open
               : State::reached;
}

} // namespace

GameEnd gameEnd(const Layout& layout) {
    const HungExhibits hung{layout};
    GameEnd end{.state = State::reached, .why = {}};
    for (int owner = 0; owner < layout.header.playerCount(); ++owner) {
        const auto team = static_cast<std::size_t>(sideOf(layout, owner));
        if (team >= layout.musees.size() || !hasRoom(layout, layout.musees[team], hung)) {
            continue;
        }
        const State state = stateOfHand(layout, layout.musees[team], hung, owner);
        if (state == State::open) {
            return {.state = state, .why = {playableText, {{"owner", player(owner)}}}};
        }
        if (state == State::unsure) {
            const Message one{.text = roomText,
                              .arguments = {{"owner", side(sideOf(layout, owner))}}};
            const bool first = end.state == State::reached || end.why == one;
            end = {.state = state,
                   .why = first ? one : Message{.text = roomsText, .arguments = {}}};
        }
    }
    return end;
}

bool isPlayedOut(const Layout& layout) {
    const auto isTaken = [&](Gallery gallery) {
        return std::ranges::any_of(layout.musees, [&](const Musee& musee) {
            return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
        });
    };
    const auto isFilled = [&](Gallery gallery) {
        return std::ranges::any_of(
            layout.musees, [&](const Musee& musee) { return isFull(layout, musee, gallery); });
    };
    return gameEnd(layout).state == State::reached &&
           std::ranges::all_of(
               galleries, [&](Gallery gallery) { return !isFilled(gallery) || isTaken(gallery); });
}

} // namespace cimaise::musee
