// Counts the games that each side has won in a match of several games.
#pragma once

#include "scoring/sheet/ranking.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace cimaise {

/// Conditions for winning a match.
struct MatchTerms {
    int winsNeeded = 2;
    bool sharedCounts = false;  ///< true if a shared victory counts for every winner
    std::string_view reading{}; ///< open question that decides `sharedCounts`; empty: none
};

/// Number of games won by each of `sides` sides; `games` has the rankings of the finished games.
std::vector<int> countWins(std::span<const Ranking> games, int sides, bool sharedCounts);

/// Sides that have won the number of games required; two sides can reach that number in one game.
std::vector<int> matchWinners(const std::vector<int>& wins, const MatchTerms& terms);

} // namespace cimaise
