// Resolves the round that is entered to see whether a palace reaches four paintings in that round
// (rulebook, “Palace”: “this signals the end of the game at the end of this round”).
#include "validators/muse/muse_end.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_round.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

//% "No palace has four paintings yet."
constexpr TextId noPalaceText = CIMAISE_TEXT("muse.game-end.open");
//% "The round you entered has not been played yet."
constexpr TextId roundText = CIMAISE_TEXT("muse.game-end.round");

} // namespace

bool hasEndingPalace(const Table& table) {
    return std::ranges::any_of(
        table.artists, [](const Artist& artist) { return artist.palace.size() >= endingPalace; });
}

Stage stageOf(const Layout& layout) {
    if (hasEndingPalace(layout.table)) {
        return Stage::over;
    }
    return canResolve(layout) && hasEndingPalace(resolve(layout).table) ? Stage::lastRound
                                                                        : Stage::playing;
}

GameEnd gameEnd(const Layout& layout) {
    if (layout.round && !layout.round->empty()) {
        return {.state = GameEnd::State::open, .why = {roundText, {}}};
    }
    if (hasEndingPalace(layout.table)) {
        return {.state = GameEnd::State::lastRound, .why = {}};
    }
    return {.state = GameEnd::State::open, .why = {noPalaceText, {}}};
}

} // namespace cimaise::muse
