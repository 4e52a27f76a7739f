// Selects the results for a filter: each game once, and doubtful ones marked.
#pragma once

#include "app/statistics/game_result.h"

#include <limits>
#include <span>
#include <vector>

namespace cimaise {

struct GameFilter {
    std::string game;    ///< its id: totals of two games are never put together
    int playerCount = 0; ///< 0: any
    /// When it ended, in milliseconds since 1970, UTC: from the first on, before the second.
    std::int64_t from = std::numeric_limits<std::int64_t>::min();
    std::int64_t before = std::numeric_limits<std::int64_t>::max();
    /// Illegal and incomplete games, and those ended early, count as well.
    bool withDoubtful = false;
};

struct ChosenGames {
    /// In the order in which they ended; they lie where the filter found them.
    std::vector<const RecordedGame*> games;
    int illegal = 0;    ///< of the question’s games, whether they count or not
    int incomplete = 0; ///< the same of those that are legal
    int early = 0;      ///< the same of those that are legal and complete: ended early
    int copies = 0;     ///< left out, since the game is there already
};

/// Whether nothing is to be said against a game’s totals.
bool isSound(const GameResult& result);

/// Of two copies of a game the one that ended first counts, wherever that was.
ChosenGames chosenGames(std::span<const RecordedGame> games, const GameFilter& filter);

} // namespace cimaise
