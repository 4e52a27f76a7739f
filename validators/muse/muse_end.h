// End of a game of Muse (rulebook, “Palace” and “End Of Game and Scoring”).
#pragma once

#include "positions/muse/muse_layout.h"
#include "validators/report/game_end.h"

namespace cimaise::muse {

enum class Stage : std::uint8_t {
    playing,   ///< no palace reaches four paintings
    lastRound, ///< the round that is entered brings a palace its fourth painting
    over       ///< a palace holds four paintings: no further round is played
};

/// Stage of the game. Only a round that is entered and not yet played can be the last one.
Stage stageOf(const Layout& layout);

/// Returns true if a palace holds four paintings or more.
bool hasEndingPalace(const Table& table);

GameEnd gameEnd(const Layout& layout);

} // namespace cimaise::muse
