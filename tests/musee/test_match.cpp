// Tests games won in a match, and its end: the first to win two games.
#include "scoring/matches.h"
#include "tests/musee/drawn_board.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

Ranking wonBy(int winner) {
    return {{.place = 1, .parties = {side(winner)}, .decidedBy = decidedByPoints},
            {.place = 2, .parties = {side(1 - winner)}, .decidedBy = decidedByPoints}};
}

Ranking sharedByBoth() {
    return {{.place = 1, .parties = {side(0), side(1)}, .decidedBy = decidedByNothing}};
}

using Wins = std::vector<int>;

TEST(Match, CountsFirstPlaces) {
    EXPECT_EQ(countWins({}, 2, false), (Wins{0, 0}));
    const std::vector<Ranking> games{wonBy(0), wonBy(1), wonBy(0)};
    EXPECT_EQ(countWins(games, 2, false), (Wins{2, 1}));
}

TEST(Match, CountsSharedVictoriesOnlyWhenEnabled) {
    const std::vector<Ranking> games{sharedByBoth(), wonBy(1)};
    EXPECT_EQ(countWins(games, 2, false), (Wins{0, 1}));
    EXPECT_EQ(countWins(games, 2, true), (Wins{1, 2}));
}

TEST(Match, IgnoresGamesWithoutRanking) {
    const std::vector<Ranking> games{{}, wonBy(0)};
    EXPECT_EQ(countWins(games, 2, true), (Wins{1, 0}));
}

TEST(Match, NamesEveryoneWithTwoWins) {
    const MatchTerms terms{.winsNeeded = 2, .sharedCounts = true};
    EXPECT_EQ(matchWinners({1, 1, 1}, terms), Wins{});
    EXPECT_EQ(matchWinners({1, 2, 0}, terms), Wins{1});
    EXPECT_EQ(matchWinners({2, 2}, terms), (Wins{0, 1})) << "two shared victories";
}

TEST(Match, PlaysMuseeToTwoWinsAndAppliesSharedVictoryReading) {
    musee::Layout layout = musee::twoPlayers();
    const std::optional<MatchTerms> usual = matchTermsOf(layout);
    ASSERT_TRUE(usual);
    EXPECT_EQ(usual->winsNeeded, 2);
    EXPECT_FALSE(usual->sharedCounts);
    layout.header.readings = ReadingChoices{{musee::matchSharedReading, "yes"}};
    EXPECT_TRUE(matchTermsOf(layout)->sharedCounts);
}

} // namespace

} // namespace cimaise
