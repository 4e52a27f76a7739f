// Tests every line of a Musée's score on drawn boards, with its evidence and near misses.
#include "scoring/musee/musee_score.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Lines line(const Layout& layout, std::string_view id, std::size_t side = 0) {
    const Score result = score(layout);
    const ScoreLine& found = lineOf(result.sheets.at(side), id);
    int sum = 0;
    for (const Evidence& piece : found.evidence) {
        sum += piece.points;
    }
    EXPECT_EQ(sum, found.points) << id;
    return described(found);
}

/// Numbers of paintings, neighbours, staircases and bonuses (not points), then the total points.
std::vector<int> counts(const Layout& layout, std::size_t side = 0) {
    const ScoreSheet sheet = score(layout).sheets.at(side);
    EXPECT_EQ(sheet.lines.size(), 4U);
    return {lineOf(sheet, "paintings").points, lineOf(sheet, "neighbours").points / 2,
            lineOf(sheet, "staircases").points / 3, lineOf(sheet, "gallery-bonuses").points / 4,
            sheet.total};
}

constexpr auto bestOfTwo = R"(20 25 30 35 40 45 *
                              5  10 15 38 43 48 *
                              3  8  13 18 23 28 *)";

// --- the examples of the rules page --------------------------------------------------------

TEST(MuseeScoreExamples, ScoresPaintingsWithGap) {
    EXPECT_THAT(counts(twoPlayers(". . . . . .\n. 13 . 28 . .")), ElementsAre(2, 0, 0, 0, 2));
}

TEST(MuseeScoreExamples, MatchesRulebookPage4) {
    EXPECT_THAT(counts(twoPlayers(". . . 18 . .\n. . 13 28 38 .")), ElementsAre(4, 2, 1, 0, 11));
}

TEST(MuseeScoreExamples, ScoresNoStaircaseUnderChandelier) {
    EXPECT_THAT(counts(twoPlayers(". . 18 . . .\n. 13 28 38 . .")), ElementsAre(4, 2, 0, 0, 8));
}

TEST(MuseeScoreExamples, ScoresTwoStaircasesInOneColumn) {
    EXPECT_THAT(counts(withStairs(twoPlayers(". 5  . . . .\n. 10 . . . .\n. 15 . . . ."), {2, 4, 6},
                                  {2, 3, 5})),
                ElementsAre(3, 0, 2, 0, 9));
}

TEST(MuseeScoreExamples, ScoresBestMuseeForTwoPlayers) {
    EXPECT_THAT(counts(withStairs(twoPlayers(bestOfTwo), {1, 2, 3}, {4, 5, 6})),
                ElementsAre(18, 14, 6, 3, 76));
}

TEST(MuseeScoreExamples, ScoresBestMuseeForThreePlayers) {
    EXPECT_THAT(counts(withStairs(threePlayers(R"(5  10 11 16 21 *
                                                  15 20 25 30 35 *
                                                  40 45 50 55 60 *)"),
                                  {1, 2}, {1, 2, 3})),
                ElementsAre(15, 11, 5, 3, 64));
}

// --- lines and their evidence --------------------------------------------------------------

TEST(MuseeScore, ListsEveryLineForEmptyPosition) {
    const Score result = score(threePlayers());
    ASSERT_EQ(result.sheets.size(), 3U);
    for (int owner = 0; const ScoreSheet& sheet : result.sheets) {
        EXPECT_EQ(sheet.party, side(owner++));
        EXPECT_EQ(sheet.total, 0);
        EXPECT_FALSE(sheet.atLeast);
        Lines ids;
        for (const ScoreLine& one : sheet.lines) {
            ids.emplace_back(one.id);
            EXPECT_EQ(one.points, 0);
            EXPECT_THAT(one.evidence, IsEmpty());
        }
        EXPECT_THAT(ids, ElementsAre("paintings", "neighbours", "staircases", "gallery-bonuses"));
    }
}

TEST(MuseeScore, ScoresOnePointPerPainting) {
    EXPECT_THAT(line(twoPlayers(". . 9 . . .\n. . . . . .\n1 . . . . 2"), "paintings"),
                ElementsAre("+1 A upper:3; musee.score.paintings.hangs exhibit=9",
                            "+1 A lower:1; musee.score.paintings.hangs exhibit=1",
                            "+1 A lower:6; musee.score.paintings.hangs exhibit=2"));
}

TEST(MuseeScore, CountsPaintingInSeveralPairs) {
    const Layout layout = twoPlayers(". . . 18 . .\n. . 13 28 38 .");
    EXPECT_THAT(line(layout, "neighbours"),
                ElementsAre("+2 A middle:3, A middle:4; "
                            "musee.score.neighbours.pair left=13 right=28",
                            "+2 A middle:4, A middle:5; "
                            "musee.score.neighbours.pair left=28 right=38"));
    EXPECT_THAT(line(layout, "staircases"),
                ElementsAre("+3 A upper:4, A middle:4; "
                            "musee.score.staircases.pair upper=18 lower=28"));
}

TEST(MuseeScore, IgnoresNeighboursOfDifferentThemesOrGalleries) {
    EXPECT_THAT(line(twoPlayers("1 2 3 4 5 .\n. . . . . 10"), "neighbours"), IsEmpty());
    EXPECT_THAT(line(twoPlayers(". . . . . 5\n10 . . . . ."), "neighbours"), IsEmpty());
}

TEST(MuseeScore, ReportsEmptySpaceInPairAsNearMiss) {
    EXPECT_THAT(line(twoPlayers(". 13 . 28 . ."), "neighbours"),
                ElementsAre("+0 A upper:2, A upper:4; "
                            "musee.score.neighbours.gap left=13 right=28"));
    EXPECT_THAT(line(twoPlayers("13 14 28 . . ."), "neighbours"), IsEmpty())
        << "a painting between them is no near miss";
}

TEST(MuseeScore, ReportsChandelierInPairAsNearMiss) {
    EXPECT_THAT(line(twoPlayers(". . 18 . . .\n. 13 28 38 . .\n. 3 . . . ."), "staircases"),
                ElementsAre("+0 A upper:3, A middle:3; "
                            "musee.score.staircases.chandelier upper=18 lower=28",
                            "+0 A middle:2, A lower:2; "
                            "musee.score.staircases.chandelier upper=13 lower=3"));
}

TEST(MuseeScore, LimitsStaircasePairsToColumnAndAdjacentGalleries) {
    EXPECT_THAT(line(twoPlayers(". 5 . . . .\n. . 10 . . ."), "staircases"), IsEmpty());
    EXPECT_THAT(line(twoPlayers(". 5 . . . .\n. . . . . .\n. 10 . . . ."), "staircases"), IsEmpty())
        << "upper and lower gallery are not joined";
}

TEST(MuseeScore, ListsStaircasesInBoardOrder) {
    const Layout layout =
        withStairs(twoPlayers("5 . . . . 20\n10 . . . . 25\n15 . . . . 30"), {6, 1, 2}, {6, 5, 4});
    EXPECT_THAT(line(layout, "staircases"),
                ElementsAre("+3 A upper:1, A middle:1; "
                            "musee.score.staircases.pair upper=5 lower=10",
                            "+3 A upper:6, A middle:6; "
                            "musee.score.staircases.pair upper=20 lower=25",
                            "+0 A middle:1, A lower:1; "
                            "musee.score.staircases.chandelier upper=10 lower=15",
                            "+3 A middle:6, A lower:6; "
                            "musee.score.staircases.pair upper=25 lower=30"));
}

TEST(MuseeScore, ScoresFourPointsPerGalleryBonus) {
    EXPECT_THAT(line(twoPlayers("1 2 3 4 5 6 *\n. . . . . .\n7 8 9 10 11 12 *"), "gallery-bonuses"),
                ElementsAre("+4 A upper; musee.score.gallery-bonuses.held gallery=upper",
                            "+4 A lower; musee.score.gallery-bonuses.held gallery=lower"));
}

TEST(MuseeScore, SaysThatGalleryOfBonusHasEmptySpaces) {
    EXPECT_THAT(line(twoPlayers("1 2 3 4 5 . *"), "gallery-bonuses"),
                ElementsAre("+4 A upper; musee.score.gallery-bonuses.early gallery=upper"));
}

TEST(MuseeScore, ReportsUnheldBonusOfFullGalleryAsNearMiss) {
    EXPECT_THAT(line(twoPlayers("1 2 3 4 5 6"), "gallery-bonuses"),
                ElementsAre("+0 A upper; musee.score.gallery-bonuses.unclaimed gallery=upper"));
    EXPECT_THAT(line(twoPlayers("1 2 3 4 5 6", "7 8 9 10 11 12 *"), "gallery-bonuses"),
                ElementsAre("+0 A upper; "
                            "musee.score.gallery-bonuses.too-late gallery=upper holder=B"));
}

TEST(MuseeScore, ScoresAsEnteredDespiteFindings) {
    EXPECT_THAT(counts(twoPlayers("55 50 . . . .\n. . . . . . *")), ElementsAre(2, 1, 0, 1, 8));
    EXPECT_THAT(counts(withStairs(twoPlayers("5 . . . . .\n10 . . . . ."), {1}, {})),
                ElementsAre(2, 0, 1, 0, 5));
}

TEST(MuseeScore, CreatesOneSheetPerTeam) {
    const Score result = score(fourPlayers("1 . . . . .", "2 3 . . . ."));
    ASSERT_EQ(result.sheets.size(), 2U);
    EXPECT_EQ(result.sheets[0].total, 1);
    EXPECT_EQ(result.sheets[1].total, 2);
}

TEST(MuseeScore, ReturnsNoScoreForInvalidPlayerOrMuseeCount) {
    EXPECT_EQ(score(drawn(1, {})), Score{});
    EXPECT_EQ(score(drawn(5, {})), Score{});
    Layout layout = fourPlayers();
    layout.musees.emplace_back();
    EXPECT_EQ(score(layout), Score{});
}

// --- ranking -------------------------------------------------------------------------------

Lines ranking(const Layout& layout) { return described(score(layout).ranking); }

TEST(MuseeRanking, RanksByPoints) {
    EXPECT_THAT(ranking(twoPlayers("1 . . . . .", "2 3 . . . .")),
                ElementsAre("1 B points", "2 A points"));
}

TEST(MuseeRanking, BreaksTiesByPaintings) {
    EXPECT_THAT(ranking(twoPlayers("5 10 . . . .", "1 2 3 4 . .")),
                ElementsAre("1 B paintings", "2 A paintings"))
        << "4 points each: two paintings and a pair against four paintings";
}

TEST(MuseeRanking, BreaksFurtherTiesByGalleryBonuses) {
    EXPECT_THAT(ranking(threePlayers("1 2 3 4 5 *\n7 8 9 10 11 *",
                                     ". . . . .\n21 26 31 36 41\n12 13 14 15 17")),
                ElementsAre("1 A gallery-bonuses", "2 B points", "3 C points"))
        << "ten paintings each, and 8 points from two bonuses or from four pairs";
    const Ranking result = score(threePlayers("1 2 3 4 5 *\n7 8 9 10 11 *",
                                              ". . . . .\n21 26 31 36 41\n12 13 14 15 17"))
                               .ranking;
    EXPECT_EQ(result.front().own, 2) << "cards, not points";
    EXPECT_EQ(result.front().other, 0);
}

TEST(MuseeRanking, ComparesPaintingsBeforeBonuses) {
    EXPECT_THAT(ranking(twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 . .\n20 21 22 23 24 .")),
                ElementsAre("1 A points", "2 B points"));
    EXPECT_THAT(
        ranking(twoPlayers("1 2 3 4 5 6 *", "11 12 13 14 . .\n20 21 22 23 24 .\n41 . . . . .")),
        ElementsAre("1 B paintings", "2 A paintings"))
        << "10 points each: six paintings and a bonus against ten paintings";
}

TEST(MuseeRanking, SharesPlaceWhenStillTied) {
    EXPECT_THAT(ranking(twoPlayers("1 . . . . .", "2 . . . . .")), ElementsAre("1 A B shared"));
    EXPECT_THAT(ranking(threePlayers()), ElementsAre("1 A B C shared"));
}

TEST(MuseeRanking, SkipsPlacesAfterSharedOnes) {
    EXPECT_THAT(ranking(threePlayers("1 . . . .", ". . . . .", "2 . . . .")),
                ElementsAre("1 A C shared", "3 B points"));
    EXPECT_THAT(ranking(threePlayers("1 . . . .", "2 3 . . .", "4 . . . .")),
                ElementsAre("1 B points", "2 A C shared"));
}

TEST(MuseeRanking, NamesCriterionSeparatingFromNextPlace) {
    EXPECT_THAT(ranking(threePlayers("5 10 . . .", "1 2 3 4 .", "6 7 8 9 11")),
                ElementsAre("1 C points", "2 B paintings", "3 A paintings"));
}

TEST(MuseeRanking, RanksTeams) {
    EXPECT_THAT(ranking(fourPlayers(". . . . . .", "1 . . . . .")),
                ElementsAre("1 B points", "2 A points"));
}

} // namespace

} // namespace cimaise::musee
