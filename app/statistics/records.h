// Records that a game has broken, compared with games of its kind that ended earlier.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

/// Record total exceeded by a game; an equal total breaks no record.
struct BrokenRecord {
    std::vector<std::string> names; ///< players who hold the record now
    bool ofEveryone = false;        ///< true: record of all players; false: of this player only
    int total = 0;
    PlayerResult before{}; ///< previous best result; of several equal ones the first
    int games = 0;         ///< number of earlier games compared
};

/// Records broken by a game: first the record of all players, then the record of each player in
/// seating order; a player who has broken the record of all players is not named again. Compares
/// games of the same kind with any number of players. No record is broken with fewer than
/// leastForCourse earlier games, nor by a doubtful game or against one.
std::vector<BrokenRecord> brokenRecords(std::span<const RecordedGame> games,
                                        const RecordedGame& game, const Naming& naming);

} // namespace cimaise
