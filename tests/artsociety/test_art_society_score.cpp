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

/// Wall with one painting of each type in the eyeline, without a faux pas.
Layout fourTypes() {
    return table({{"portrait a 2x3 at 6,4 start", "city-life b 2x3 at 8,4",
                   "landscape c 2x3 at 10,4", "still-life d 2x3 at 4,4"},
                  {}});
}

// One type is in vogue whatever the ranking: 5 + 2 + 2 + 2 + 3 for the eyeline − 8 for the corners.
TEST(ArtSocietyScore, AddsUpLinesToLeastTotalWithoutPrestige) {
    Layout layout = fourTypes();
    layout.museum = Markers{};
    const ScoreSheet sheet = score(layout).sheets[0];
    EXPECT_EQ(sheet.range, (PointRange{6, 9})) << "most: 5 + 4 + 3 + 2 + 3 − 8";
    EXPECT_EQ(sheet.total, 6);
    for (const ScoreLine& line : sheet.lines) {
        const bool depends = line.id.starts_with("prestige.") || line.id == "eyeline";
        EXPECT_EQ(line.isUnknown(), depends) << line.id;
    }
    EXPECT_THAT(evidence(layout, "prestige.portrait"),
                ElementsAre(testing::HasSubstr("art.score.prestige.open type=art.type.portrait "
                                               "least=2 most=5")));
}

// Portrait and Landscape on one space rank first and second in either order.
TEST(ArtSocietyScore, ReturnsPointRangeForMarkersOnOneSpace) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start", "landscape b 2x2 at 8,2"}, {}});
    layout.museum = Markers{3, 20, std::nullopt, 20};
    const ScoreSheet sheet = score(layout).sheets[0];
    EXPECT_EQ(sheet.range, (PointRange{1, 4})) << "5 + 4 − 8, and 3 for Portrait in vogue";
    EXPECT_TRUE(lineOf(sheet, "prestige.portrait").isUnknown());
    EXPECT_FALSE(lineOf(sheet, "prestige.city-life").isUnknown());
    layout.museum = Markers{3, 20, std::nullopt, 21};
    EXPECT_EQ(score(layout).sheets[0].range, std::nullopt);
}

// The rulebook breaks ties “for victory” only; hands that are entered order lower places as well.
TEST(ArtSocietyScore, NeverWaitsForHandsBelowFirstPlace) {
    const Drawing high{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 8,4"};
    const Drawing low{"portrait a 2x3 at 6,4 start", "still-life b 2x3 at 8,4"};
    Layout layout = table({low, high, low});
    const Ranking shared = score(layout).ranking;
    ASSERT_EQ(shared.size(), 2U);
    EXPECT_EQ(shared[1].openTieBreak, "");
    layout.galleries[0].hand = std::vector{1, 2};
    layout.galleries[2].hand = std::vector{4};
    const Ranking ordered = score(layout).ranking;
    ASSERT_EQ(ordered.size(), 3U);
    EXPECT_EQ(ordered[1].decidedBy, "hand");
    EXPECT_EQ(ordered[1].parties.front(), side(2));
    EXPECT_TRUE(ordered[1].beyondRulebook);
    layout = table({high, high, low});
    EXPECT_EQ(score(layout).ranking.front().openTieBreak, "hand");
    layout.galleries[0].hand = std::vector{1, 2};
    layout.galleries[1].hand = std::vector{4};
    EXPECT_FALSE(score(layout).ranking.front().beyondRulebook);
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
    EXPECT_EQ(before.openTieBreak, "") << "nobody is asked for them yet";
    layout.galleries[0].hand = std::vector{1, 2};
    layout.galleries[1].hand = std::vector{3};
    EXPECT_THAT(score(layout).ranking.front().level, ElementsAre(TieBreakLevel{"hand", 3}));
}

TEST(ArtSocietyScore, ProvidesTieBreakTitle) {
    EXPECT_FALSE(tieBreakTitle("hand").empty());
    EXPECT_TRUE(tieBreakTitle("points").empty());
}

} // namespace

} // namespace cimaise::artsociety
