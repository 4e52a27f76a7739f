// Tests games won in a match, and its end: the first to win two games.
#include "scoring/scores.h"
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
using Games = std::vector<MatchGame>;

constexpr MatchTerms alone{.winsNeeded = 2};
constexpr MatchTerms together{.winsNeeded = 2, .sharedCounts = true};

TEST(Match, CountsFirstPlaces) {
    EXPECT_EQ(standingAfter({}, 2, alone).wins, (Wins{0, 0}));
    const MatchStanding over = standingAfter(Games{wonBy(0), wonBy(1), wonBy(0)}, 2, alone);
    EXPECT_EQ(over.wins, (Wins{2, 1}));
    EXPECT_EQ(over.winners, Wins{0});
    EXPECT_EQ(standingAfter(Games{wonBy(0), wonBy(1)}, 3, alone).winners, Wins{});
}

TEST(Match, CountsSharedVictoriesOnlyWhenEnabled) {
    const Games games{sharedByBoth(), wonBy(1)};
    EXPECT_EQ(standingAfter(games, 2, alone).wins, (Wins{0, 1}));
    EXPECT_EQ(standingAfter(games, 2, together).wins, (Wins{1, 2}));
    EXPECT_EQ(standingAfter(Games{sharedByBoth(), sharedByBoth()}, 2, together).winners,
              (Wins{0, 1}))
        << "two shared victories";
}

TEST(Match, IgnoresGamesWithoutRanking) {
    EXPECT_EQ(standingAfter(Games{Ranking{}, wonBy(0)}, 2, together).wins, (Wins{1, 0}));
}

/// The rulebook ends the match with the second game won.
TEST(Match, EndsWithLastWinNeeded) {
    const MatchStanding over =
        standingAfter(Games{wonBy(0), wonBy(0), wonBy(1), wonBy(1), wonBy(1)}, 2, alone);
    EXPECT_EQ(over.wins, (Wins{2, 0}));
    EXPECT_EQ(over.winners, Wins{0});
}

TEST(Match, NamesWinnerOnlyIfUndecidedGamesCannotMakeAnotherOne) {
    const Games first{std::nullopt, wonBy(0), wonBy(0)};
    EXPECT_EQ(standingAfter(first, 2, alone).winners, Wins{0}) << "the other one can have one win";
    const Games other{std::nullopt, wonBy(1), wonBy(0), wonBy(0)};
    EXPECT_EQ(standingAfter(other, 2, alone).winners, Wins{}) << "two wins of the other one";
    EXPECT_EQ(standingAfter(other, 2, alone).undecided, 1);
    const Games longer{wonBy(1), std::nullopt, wonBy(0), wonBy(0), wonBy(0)};
    EXPECT_EQ(standingAfter(longer, 2, alone).wins, (Wins{2, 1})) << "over at the latest then";
    EXPECT_EQ(standingAfter(Games{wonBy(0), wonBy(0), std::nullopt}, 2, alone).winners, Wins{0});
    EXPECT_EQ(
        standingAfter(Games{std::nullopt, sharedByBoth(), sharedByBoth()}, 2, together).winners,
        Wins{})
        << "one of them can have won before";
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
