// Compares each score track with the figure that ends the game in this edition: 50 to reach, or 50
// to exceed (rulebook, “Ending the Game”).
#include "validators/museum/museum_end.h"

#include "positions/museum/museum_catalogue.h"
#include "scoring/museum/museum_collections.h"
#include "scoring/museum/museum_tally.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

//% "No player has reached %n points on the score track."
constexpr TextId openText = CIMAISE_TEXT_N("museum.game-end.open");

/// Points on the score track as entered, or the sum of the values of the objects on the board.
int trackOf(const Layout& layout, const Museum& museum) {
    if (*museum.track) {
        return **museum.track;
    }
    const Board& board = boardOf(layout, museum);
    const SlotBoard slots = slotsOf(board);
    return valuesOf(SlottedObjects{slots, board, museum});
}

} // namespace

GameEnd gameEnd(const Layout& layout) {
    const int endsAt = info(*layout.edition).endsAt;
    const bool isReached = std::ranges::any_of(
        layout.museums, [&](const Museum& museum) { return trackOf(layout, museum) >= endsAt; });
    if (isReached) {
        return {.state = GameEnd::State::lastRound, .why = {}};
    }
    return {.state = GameEnd::State::open, .why = {openText, {{"n", endsAt}}}};
}

} // namespace cimaise::museum
