// Selects the results for a filter: each game once, and doubtful ones marked.
#pragma once

#include "app/statistics/game_result.h"

#include <limits>
#include <span>
#include <vector>

namespace cimaise {

struct GameFilter {
    std::string game;    ///< id; totals of different games are never combined
    int playerCount = 0; ///< 0 for any
    /// Range of the end time, in milliseconds since 1970, UTC: `from` is included, `before` is not.
    std::int64_t from = std::numeric_limits<std::int64_t>::min();
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    /// Includes illegal, incomplete and early ended games.
    bool withDoubtful = false;
};

struct FilteredGames {
    /// Pointers into the filtered games, in order of their end time.
    std::vector<const RecordedGame*> games;
    int illegal = 0;    ///< number in the filter, included or not
    int incomplete = 0; ///< number of legal games among these
    int early = 0;      ///< number of legal, complete games among these that were ended early
    int copies = 0;     ///< number of copies left out
    int unscored = 0;   ///< number of sides without a score in `games`
};

/// True if a team played in one of the games.
bool hasTeams(const FilteredGames& chosen);

/// True if a game is legal, was not ended early, and is complete or has an imported winner.
bool isSound(const GameResult& result);

/// Selects the games of a filter. Of several copies of a game, only the one with the earliest end
/// is selected.
FilteredGames filteredGames(std::span<const RecordedGame> games, const GameFilter& filter);

} // namespace cimaise
