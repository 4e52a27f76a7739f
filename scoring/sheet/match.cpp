// Counts a victory for each first place in a game's ranking.
#include "scoring/sheet/match.h"

#include <algorithm>

namespace cimaise {

namespace {

void count(const Ranking& game, bool sharedCounts, std::vector<int>& wins) {
    if (game.empty() || (game.front().parties.size() > 1 && !sharedCounts)) {
        return;
    }
    for (const Party& winner : game.front().parties) {
        if (winner.index < std::ssize(wins)) {
            ++wins[static_cast<std::size_t>(winner.index)];
        }
    }
}

/// Sides that have the wins they need; empty if an undecided game can have made another side win
/// before them.
std::vector<int> sureWinners(const MatchStanding& standing, const MatchTerms& terms) {
    std::vector<int> winners;
    bool isSure = true;
    for (int side = 0; const int won : standing.wins) {
        if (won >= terms.winsNeeded) {
            winners.push_back(side);
        } else if (won + standing.undecided >= terms.winsNeeded) {
            isSure = false;
        }
        ++side;
    }
    isSure = isSure && (winners.size() < 2 || standing.undecided == 0);
    return isSure ? winners : std::vector<int>{};
}

} // namespace

MatchStanding standingAfter(std::span<const MatchGame> games, int sides, const MatchTerms& terms) {
    MatchStanding standing{.wins = std::vector<int>(static_cast<std::size_t>(sides))};
    const auto isOver = [&] {
        return std::ranges::any_of(standing.wins, [&](int won) { return won >= terms.winsNeeded; });
    };
    for (std::size_t game = 0; game < games.size() && !isOver(); ++game) {
        if (games[game]) {
            count(*games[game], terms.sharedCounts, standing.wins);
        } else {
            ++standing.undecided;
        }
    }
    standing.winners = sureWinners(standing, terms);
    return standing;
}

} // namespace cimaise
