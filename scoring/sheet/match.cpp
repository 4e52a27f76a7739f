// Counts a victory for each first place in a game's ranking.
#include "scoring/sheet/match.h"

namespace cimaise {

std::vector<int> countWins(std::span<const Ranking> games, int sides, bool sharedCounts) {
    std::vector<int> wins(static_cast<std::size_t>(sides));
    for (const Ranking& ranking : games) {
        if (ranking.empty() || (ranking.front().parties.size() > 1 && !sharedCounts)) {
            continue;
        }
        for (const Party& winner : ranking.front().parties) {
            if (winner.index < sides) {
                ++wins[static_cast<std::size_t>(winner.index)];
            }
        }
    }
    return wins;
}

std::vector<int> matchWinners(const std::vector<int>& wins, const MatchTerms& terms) {
    std::vector<int> winners;
    for (int side = 0; const int won : wins) {
        if (won >= terms.winsNeeded) {
            winners.push_back(side);
        }
        ++side;
    }
    return winners;
}

} // namespace cimaise
