// Records that a game has broken, compared with games of its kind that ended earlier.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

/// A best total that was beaten; level with it is not enough.
struct BrokenRecord {
    std::vector<std::string> names; ///< whose total it is now
    bool ofEveryone = false;        ///< the best of all, not only of this player
    int total = 0;
    Outing before{}; ///< what was the best until then; of several the first
    int games = 0;   ///< how many earlier games there were to compare with
};

/// That of everyone first, then each player’s in seating order; who has broken that of everyone is
/// not named again. Compared are games of the same kind with any number of players; none is broken
/// with fewer earlier games than make a course, nor by or against a game in doubt.
std::vector<BrokenRecord> brokenRecords(std::span<const RecordedGame> games,
                                        const RecordedGame& game, const Naming& naming);

} // namespace cimaise
