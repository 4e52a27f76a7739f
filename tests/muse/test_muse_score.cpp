// Tests the score and the ranking of Muse on drawn positions.
#include "scoring/muse/muse_score.h"
#include "tests/muse/drawn_table.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::muse {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(MuseScore, ScoresOnePointPerPaintingInPalace) {
    const Score result = score(drawn({"author | sea cave", "castle", ""}));
    ASSERT_EQ(result.sheets.size(), 3U);
    EXPECT_EQ(result.sheets[0].total, 2);
    EXPECT_THAT(
        described(lineOf(result.sheets[0], palaceLine)),
        ElementsAre("+1 A palace:the-sea; muse.score.palace.hangs",
                    "+1 A palace:the-cave; muse.score.palace.hangs",
                    "+0 A studio:the-author; muse.score.palace.studio card=muse.card.the-author"));
    EXPECT_EQ(result.sheets[1].total, 0);
    EXPECT_THAT(described(lineOf(result.sheets[2], palaceLine)), IsEmpty());
}

TEST(MuseScore, ScoresOnlyThreeOrFourPlayers) {
    EXPECT_EQ(score(drawn({"| sea", ""})), Score{});
    EXPECT_EQ(score(drawn({"| sea", "", "", "", ""})), Score{});
}

TEST(MuseRanking, RanksByPaintingsInPalace) {
    EXPECT_THAT(described(score(drawn({"| sea bard end huntress", "| mill pact castle",
                                       "| cave author diplomat", "| lunatic market"}))
                              .ranking),
                ElementsAre("1 A points", "2 B C shared", "4 D points"));
}

TEST(MuseRanking, BreaksTiesByPaintingsInStudio) {
    EXPECT_THAT(described(score(drawn({"author | sea bard end huntress",
                                       "desert origin | mill pact castle lunatic", ""}))
                              .ranking),
                ElementsAre("1 B studio", "2 A points", "3 C points"));
}

TEST(MuseRanking, BreaksFurtherTiesByCoins) {
    EXPECT_THAT(described(score(drawn({"author | sea bard end huntress | 5 moons 4 suns",
                                       "desert | mill pact castle lunatic | 7 wyrms", ""}))
                              .ranking),
                ElementsAre("1 A coins", "2 B points", "3 C points"));
}

TEST(MuseRanking, SharesPlaceWhenStillTied) {
    EXPECT_THAT(described(score(drawn({"| sea bard end huntress | 5 moons",
                                       "| mill pact castle lunatic | 2 wyrms 3 suns", ""}))
                              .ranking),
                ElementsAre("1 A B shared", "3 C points"));
}

TEST(MuseRanking, RecordsTiedFiguresOfSharedPlace) {
    const Ranking ranking = score(drawn({"author | sea bard end huntress | 5 moons",
                                         "desert | mill pact castle lunatic | 2 wyrms 3 suns", ""}))
                                .ranking;
    EXPECT_THAT(ranking[0].level,
                ElementsAre(TieBreakLevel{"studio", 1}, TieBreakLevel{"coins", 5}));
    EXPECT_THAT(ranking[1].level, IsEmpty());
}

TEST(MuseRanking, ProvidesTieBreakTitles) {
    EXPECT_EQ(tieBreakTitle("studio").id, "muse.tie-break.studio");
    EXPECT_EQ(tieBreakTitle("coins").id, "muse.tie-break.coins");
    EXPECT_TRUE(tieBreakTitle("palace").empty());
}

} // namespace

} // namespace cimaise::muse
