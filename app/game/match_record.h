// Results of the other games of a match, for the count of games won.
#pragma once

#include "app/library/library.h"
#include "scoring/sheet/match.h"

namespace cimaise {

struct MatchRecord {
    std::optional<qint64> match;   ///< none: the game stands alone
    std::vector<Ranking> rankings; ///< of the other finished games, in the order they were begun
    int number = 1;                ///< which game of the match this one is
    std::vector<GameSummary> others{}; ///< of the match, finished or not, as they were looked at
};

/// Which of a match’s games this one is; one that is not kept yet comes after them.
int numberIn(const std::vector<GameSummary>& games, GameId id);

/// The other games of the match that `id` belongs to.
MatchRecord matchOf(const Library& library, GameId id, std::optional<qint64> match);

/// Whether the other games of the match are not what they were when the record was made.
bool isStale(const MatchRecord& record, const Library& library, GameId id);

} // namespace cimaise
