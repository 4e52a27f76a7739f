// Results of the other games of a match, for the count of games won.
#pragma once

#include "app/game/history.h"
#include "app/library/library.h"
#include "scoring/sheet/match.h"

namespace cimaise {

struct MatchRecord {
    std::optional<qint64> match;       ///< nullopt: a single game
    std::vector<MatchGame> games{};    ///< the other finished games, oldest first
    int earlier = 0;                   ///< number of `games` before this one
    int number = 1;                    ///< number of this game in the match
    std::vector<GameSummary> others{}; ///< other games of the match when the record was made
};

/// Number of a game in its match; a game not yet saved comes last.
int numberIn(const std::vector<GameSummary>& games, GameId id);

/// The other games of the match that `id` belongs to, with the players of the open game; games with
/// another number of players do not count.
MatchRecord matchOf(const Library& library, GameId id, std::optional<qint64> match,
                    const History& history);

/// True if the other games of the match have changed since the record was made.
bool isStale(const MatchRecord& record, const Library& library, GameId id);

} // namespace cimaise
