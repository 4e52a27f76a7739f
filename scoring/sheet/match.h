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

/// Ranking of a finished game, empty if it does not count; nullopt while its first place is
/// undecided.
using MatchGame = std::optional<Ranking>;

struct MatchStanding {
    std::vector<int> wins; ///< games won, by side, up to the game that decides the match
    /// Sides that have won the match, whoever has won the undecided games; two sides can win the
    /// last game that they need together.
    std::vector<int> winners{};
    int undecided = 0; ///< number of undecided games

    bool operator==(const MatchStanding&) const = default;
};

/// Standing after the finished games, oldest first.
MatchStanding standingAfter(std::span<const MatchGame> games, int sides, const MatchTerms& terms);

} // namespace cimaise
