// Tests that a tie-break is named with both values, and that an undecided place says so.
#include "app/texts/score_text.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

std::string decision(const Ranking& ranking, std::size_t index) {
    return decisionText("muse", ranking, index, Translator{Language::english});
}

TEST(ScoreText, ShowsTieBreakWithFigures) {
    const Ranking ranking{
        {.place = 1, .parties = {side(0)}, .decidedBy = "coins", .own = 4, .other = 3},
        {.place = 2, .parties = {side(1)}, .decidedBy = "coins", .own = 3, .other = 4}};
    EXPECT_EQ(decision(ranking, 0), "Tied on points. Coins: 4–3.");
    EXPECT_EQ(decision(ranking, 1), "") << "said once";
}

TEST(ScoreText, ShowsTiedTieBreakBeforeDecidingOne) {
    const Ranking ranking{{.place = 1,
                           .parties = {side(0)},
                           .decidedBy = "coins",
                           .own = 9,
                           .other = 6,
                           .level = {{"studio", 1}}},
                          {.place = 2, .parties = {side(1)}, .decidedBy = "coins"}};
    EXPECT_EQ(decision(ranking, 0), "Tied on points. Studio: 1–1. Coins: 9–6.");
}

TEST(ScoreText, ShowsTieBreakBehindSharedPlace) {
    const Ranking ranking{
        {.place = 1,
         .parties = {side(0), side(1)},
         .decidedBy = decidedByNothing,
         .level = {{"coins", 2}}},
        {.place = 3, .parties = {side(2)}, .decidedBy = "coins", .own = 1, .other = 2}};
    EXPECT_EQ(decision(ranking, 0), "Shared. Coins: 2–2.");
    EXPECT_EQ(decision(ranking, 1), "Tied on points. Coins: 1–2.");
}

TEST(ScoreText, ShowsTiedFiguresOfSharedPlace) {
    const Ranking ranking{{.place = 1,
                           .parties = {side(0), side(1)},
                           .decidedBy = decidedByNothing,
                           .level = {{"coins", 7}}}};
    EXPECT_EQ(decision(ranking, 0), "Shared. Coins: 7–7.");
}

TEST(ScoreText, OmitsUnknownTieBreak) {
    const Ranking ranking{
        {.place = 1, .parties = {side(0), side(1)}, .decidedBy = decidedByNothing}};
    EXPECT_EQ(decision(ranking, 0), "Tied on points.");
}

TEST(ScoreText, ShowsPendingTieBreak) {
    const Ranking ranking{{.place = 1,
                           .parties = {side(0), side(1)},
                           .decidedBy = decidedByNothing,
                           .openTieBreak = "coins"}};
    EXPECT_EQ(decision(ranking, 0), "Waiting for Coins.");
}

TEST(ScoreText, OmitsTextWhenPointsDecide) {
    const Ranking ranking{{.place = 1, .parties = {side(0)}, .decidedBy = decidedByPoints}};
    EXPECT_EQ(decision(ranking, 0), "");
}

TEST(ScoreText, SummarizesLineAsCountTimesPoints) {
    ScoreLine line{.id = "palace"};
    const TextId sum{"test.plural"};
    line.sumUp(sum, 3);
    EXPECT_EQ(sumText(line, Translator{Language::english}), "") << "nothing counts";
    line.add({.where = {}, .points = 0, .reason = {}});
    line.add({.where = {}, .points = 3, .reason = {}});
    line.add({.where = {}, .points = 3, .reason = {}});
    line.sumUp(countTimesWorth, 3);
    EXPECT_EQ(sumText(line, Translator{Language::english}), "2 × 3");
}

} // namespace

} // namespace cimaise
