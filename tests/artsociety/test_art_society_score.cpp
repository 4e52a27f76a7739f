// Tests the evidence of the score sheet: pieces that earn points, and near misses.
#include "scoring/artsociety/art_society_score.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/support/described.h"

#include <algorithm>
#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Lines evidence(const Layout& layout, std::string_view line) {
    return described(lineOf(score(layout).sheets.front(), line));
}

TEST(ArtSocietyScore, ListsFauxPasWithoutPoints) {
    const Layout layout = table(
        {{"portrait a 2x3 at 6,4 start", "portrait b 2x3 at 8,4", "portrait b 2x2 at 1,1"}, {}});
    EXPECT_THAT(evidence(layout, "prestige.portrait"),
                ElementsAre("+0 A tile:1; art.score.prestige.offends tile=tile:1 "
                            "type=art.type.portrait multiplier=3",
                            "+0 A tile:2; art.score.prestige.offends tile=tile:2 "
                            "type=art.type.portrait multiplier=3",
                            "+3 A tile:3; art.score.prestige.painting tile=tile:3 "
                            "type=art.type.portrait multiplier=3"));
    EXPECT_THAT(evidence(layout, "prestige.landscape"), IsEmpty());
}

TEST(ArtSocietyScore, ListsTypeInVogueOutsideEyelineWithoutPoints) {
    const Layout layout = table(
        {{"landscape a 2x3 at 6,4 start", "landscape b 2x2 at 8,2", "landscape b 2x2 at 8,6"}, {}});
    EXPECT_THAT(evidence(layout, "eyeline"),
                ElementsAre("+3 A tile:1; art.score.eyeline.painting tile=tile:1 "
                            "type=art.type.landscape",
                            "+0 A tile:2; art.score.eyeline.outside tile=tile:2 "
                            "type=art.type.landscape",
                            "+3 A tile:3; art.score.eyeline.painting tile=tile:3 "
                            "type=art.type.landscape"));
}

TEST(ArtSocietyScore, FindsNoTypeInVogueInEmptyMuseum) {
    Layout layout = table({{"landscape a 2x3 at 6,4 start"}, {}});
    layout.museum = Markers{};
    EXPECT_THAT(evidence(layout, "eyeline"), IsEmpty());
}

// Both hang in the eyeline: least with another type in vogue and neither of them in the museum (2 +
// 2 − 8), most with one of them in vogue and the other behind it (5 + 4 + 3 − 8).
TEST(ArtSocietyScore, ReturnsPointRangeWithoutPrestige) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4"}, {}});
    layout.museum = Markers{};
    EXPECT_EQ(score(layout).sheets[0].range, (PointRange{-4, 4}));
    EXPECT_EQ(score(layout).sheets[1].range, (PointRange{-8, -8})) << "a bare wall is worth that";
    layout.museum = UnsoldList{};
    EXPECT_EQ(score(layout).sheets[0].range, (PointRange{-4, 4}));
    layout.museum = UnsoldList{{.type = Type::landscape, .value = 3}};
    EXPECT_EQ(score(layout).sheets[0].range, std::nullopt) << "some prestige is known";
    layout.museum = Markers{};
    layout.galleries[0].tiles.pop_back();
    EXPECT_EQ(score(layout).sheets[0].range, std::nullopt) << "nothing was unsold yet";
}

// Scores the wall with every order of the types and compares the totals with the range.
TEST(ArtSocietyScore, ComputesRangeOverAllTypeOrders) {
    Layout layout =
        table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4", "landscape a 2x2 at 6,2",
                "portrait c 2x2 at 4,2", "still-life d 3x3 at 3,6", "landscape a 2x2 at 8,2",
                "decor 2 2x1 at 10,5"},
               {}});
    layout.museum = Markers{};
    const PointRange range = score(layout).sheets[0].range.value();
    std::vector<int> totals;
    ByType<Type> order = types;
    do {
        Markers markers;
        for (int space = 40; const Type type : order) {
            of(markers, type) = space--;
            layout.museum = markers;
            totals.push_back(score(layout).sheets[0].total);
        }
    } while (std::ranges::next_permutation(order).found);
    EXPECT_EQ(range.least, std::ranges::min(totals));
    EXPECT_EQ(range.most, std::ranges::max(totals));
    EXPECT_LT(range.least, range.most);
}

TEST(ArtSocietyScore, ListsEmptySquaresOrFullGallery) {
    Layout layout = table({{"portrait a 2x3 at 2,1 start"}, {}});
    layout.wall.size = {4, 3};
    layout.wall.stars = {Square{2, 2}, Square{3, 2}};
    EXPECT_THAT(evidence(layout, "full-gallery"),
                ElementsAre("+0 A 1,1, A 4,1, A 1,2, A 4,2, A 1,3, A 4,3; "
                            "art.score.full-gallery.empty n=6"));
    layout.galleries[0].tiles.push_back(tile("landscape b 1x4 at 1,1"));
    layout.galleries[0].tiles.push_back(tile("landscape b 1x4 at 4,1"));
    EXPECT_THAT(evidence(layout, "full-gallery"),
                ElementsAre("+5 A tile:1, A tile:2, A tile:3; art.score.full-gallery.full"));
}

TEST(ArtSocietyScore, ScoresCornersAndExcessButNotAssistant) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start", "landscape b 2x2 at 1,8"}, {}});
    layout.galleries[0].excess = 2;
    layout.galleries[0].assistant = tile("decor 3 3x1").tile;
    EXPECT_THAT(evidence(layout, "exposed-corners"),
                ElementsAre("+-2 A 1,1; art.score.exposed-corners.exposed square=1,1",
                            "+-2 A 12,1; art.score.exposed-corners.exposed square=12,1",
                            "+-2 A 12,9; art.score.exposed-corners.exposed square=12,9"));
    EXPECT_THAT(evidence(layout, "excess"),
                ElementsAre("+-4 A excess; art.score.excess.paintings n=2"));
    EXPECT_THAT(evidence(layout, "decor"), IsEmpty());
}

TEST(ArtSocietyScore, IgnoresHandsUntilEntered) {
    const Drawing startOnly{"portrait a 2x3 at 6,4 start"};
    Layout layout = table({startOnly, startOnly});
    const RankingEntry before = score(layout).ranking.front();
    EXPECT_THAT(before.level, IsEmpty());
    EXPECT_EQ(before.waitsFor, "") << "nobody is asked for them yet";
    layout.galleries[0].hand = std::vector{1, 2};
    layout.galleries[1].hand = std::vector{3};
    EXPECT_THAT(score(layout).ranking.front().level, ElementsAre(Level{"hand", 3}));
}

TEST(ArtSocietyScore, ProvidesTieBreakTitle) {
    EXPECT_FALSE(tieBreakTitle("hand").empty());
    EXPECT_TRUE(tieBreakTitle("points").empty());
}

} // namespace

} // namespace cimaise::artsociety
