// Counts the games that each side has won in a match of several games.
#pragma once

#include "scoring/sheet/ranking.h"

#include <optional>
#include <span>
#include <vector>

namespace cimaise {

/// When a match is won.
struct MatchTerms {
    int winsNeeded = 2;
    bool sharedCounts = false; ///< whether a shared victory counts for each who shares it
};

/// Games won by each of `sides`; the rankings are of finished games.
std::vector<int> countWins(std::span<const Ranking> games, int sides, bool sharedCounts);

/// The sides that have won as many games as the match needs; two can get there at once.
std::vector<int> matchWinners(const std::vector<int>& wins, const MatchTerms& terms);

} // namespace cimaise
