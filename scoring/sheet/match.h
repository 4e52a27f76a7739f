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

/// Games won in a match, and who has won it.
struct MatchStanding {
    std::vector<int> wins; ///< games won, by side, until one has the wins it needs
    /// Sides that have won the match, whoever has won the undecided games; several if they share
    /// the deciding game.
    std::vector<int> winners{};
    int undecided = 0; ///< number of undecided games until then

    bool operator==(const MatchStanding&) const = default;
};

/// Standing after the finished games, oldest first.
MatchStanding standingAfter(std::span<const MatchGame> games, int sides, const MatchTerms& terms);

} // namespace cimaise
