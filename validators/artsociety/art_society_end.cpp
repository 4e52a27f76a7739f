// Checks for a full wall, a second excess painting and empty hands (rulebook, “Game End”). If a
// hand is not entered, its player has played as many bid cards as they have taken paintings.
#include "validators/artsociety/art_society_end.h"

#include "positions/artsociety/art_society_catalogue.h"
#include "scoring/artsociety/art_society_tally.h"

#include <algorithm>

namespace cimaise::artsociety {

namespace {

//% "No wall is full and no player has two excess paintings: the game goes on while bid cards are left."
constexpr TextId openText = CIMAISE_TEXT("art.game-end.open");

bool hasNoBidCards(const Gallery& gallery) {
    return gallery.hand ? gallery.hand->empty() : paintingsOf(gallery) >= 1 + mostBidCards;
}

} // namespace

int paintingsOf(const Gallery& gallery) {
    const auto hung = std::ranges::count_if(
        gallery.tiles, [](const PlacedTile& one) { return one.tile.painting() != nullptr; });
    const bool held = gallery.assistant && gallery.assistant->painting() != nullptr;
    return static_cast<int>(hung) + gallery.excess + (held ? 1 : 0);
}

GameEnd gameEnd(const Layout& layout) {
    const bool isReached = std::ranges::any_of(layout.galleries, [&](const Gallery& gallery) {
        return isFull(layout.wall, gallery) || gallery.excess >= mostExcess ||
               hasNoBidCards(gallery);
    });
    if (isReached) {
        return {.state = GameEnd::State::lastRound, .why = {}};
    }
    return {.state = GameEnd::State::open, .why = {openText, {}}};
}

} // namespace cimaise::artsociety
