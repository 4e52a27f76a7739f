// Tests which decor a player can have earned, tile by tile.
#include "tests/artsociety/drawn_wall.h"
#include "validators/artsociety/art_society_decor.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

/// Four paintings of frame a around a hole of 2×3, which the fifth fills: it touches all four.
const Drawing around{"portrait a 2x3 at 6,4 start", "still-life a 5x1 at 6,3",
                     "city-life a 2x3 at 10,4", "portrait a 4x1 at 8,7", "landscape a 2x3 at 8,4"};

Gallery hung(Drawing wall, const Drawing& then = {}) {
    wall.insert(wall.end(), then.begin(), then.end());
    return table({wall, {}}).galleries.front();
}

bool earned(const Gallery& gallery, bool exactly = false) {
    return canBeEarned(gallery, exactly, 99);
}

TEST(ArtSocietyDecor, CountsMatchesWhenHung) {
    EXPECT_EQ(matchesWhenHung(hung(around)), (std::vector<int>{0, 1, 1, 1, 4}));
    EXPECT_EQ(decorAccountOf(hung(around)), (DecorAccount{0, 7, 0}));
}

TEST(ArtSocietyDecor, AwardsOneTilePerPaintingWithOneMatch) {
    EXPECT_TRUE(
        earned(hung(around, {"decor 1 1x1 at 5,4", "decor 1 1x1 at 5,5", "decor 1 1x1 at 5,6",
                             "decor 2 2x1 at 8,8", "decor 2 2x1 at 10,8"})));
    EXPECT_FALSE(earned(hung(around, {"decor 3 3x1 at 8,8", "decor 2 1x2 at 12,4"})));
}

TEST(ArtSocietyDecor, AwardsSeveralTilesForFourMatches) {
    EXPECT_TRUE(earned(hung(around, {"decor 3 3x1 at 8,8", "decor 1 1x1 at 11,8"})));
    EXPECT_TRUE(earned(hung(around, {"decor 2 2x1 at 8,8", "decor 2 2x1 at 10,8"})));
    EXPECT_FALSE(earned(hung(around, {"decor 2 2x1 at 8,8", "decor 3 3x1 at 10,8"})));
}

TEST(ArtSocietyDecor, UsesAllOrNoneOfFourMatchesWhenExact) {
    EXPECT_FALSE(earned(hung(around, {"decor 3 3x1 at 8,8"}), true));
    EXPECT_TRUE(earned(hung(around, {"decor 3 3x1 at 8,8", "decor 1 1x1 at 11,8"}), true));
    EXPECT_TRUE(earned(hung(around, {"decor 1 1x1 at 8,8"}), true));
    EXPECT_FALSE(earned(hung(around, {"decor 2 2x1 at 8,8", "decor 1 1x1 at 11,8"}), true));
    EXPECT_TRUE(earned(
        hung(around, {"decor 2 2x1 at 8,8", "decor 1 1x1 at 11,8", "decor 1 1x1 at 12,7"}), true));
}

TEST(ArtSocietyDecor, IgnoresPaintingsHungLater) {
    Drawing early = around;
    early.insert(early.end() - 1, "decor 2 1x2 at 5,4");
    EXPECT_FALSE(earned(hung(early)));
    early = around;
    early.insert(early.end() - 1, "decor 1 1x1 at 5,4");
    EXPECT_TRUE(earned(hung(early)));
}

TEST(ArtSocietyDecor, CountsAssistantsDecorLast) {
    Gallery gallery = hung(around, {"decor 3 3x1 at 8,8"});
    gallery.assistant = tile("decor 1 1x1").tile;
    EXPECT_TRUE(earned(gallery));
    gallery.assistant = tile("decor 2 2x1").tile;
    EXPECT_FALSE(earned(gallery));
    EXPECT_TRUE(canBeEarned(gallery, false, 1));
    gallery.assistant = tile("landscape a 2x2").tile;
    EXPECT_TRUE(earned(gallery));
}

TEST(ArtSocietyDecor, AwardsOneShieldPerExcessPainting) {
    Gallery gallery = hung({"portrait a 2x3 at 6,4 start", "decor 1 1x1 at 8,4"});
    EXPECT_FALSE(earned(gallery));
    gallery.excess = 1;
    EXPECT_TRUE(earned(gallery));
    gallery.tiles.back() = tile("decor 2 2x1 at 8,4");
    gallery.excess = 2;
    EXPECT_FALSE(earned(gallery));
}

TEST(ArtSocietyDecor, AcceptsWallsTooCostlyToSearch) {
    // Each painting touches all earlier ones: too many combinations to search.
    Gallery gallery;
    for (int i = 0; i < 120; ++i) {
        gallery.tiles.push_back(tile("portrait a 3x3 at 1,1"));
    }
    for (int i = 0; i < 120; ++i) {
        gallery.tiles.push_back(tile(i % 2 == 0 ? "decor 3 3x1 at 1,4" : "decor 2 2x1 at 1,5"));
    }
    EXPECT_TRUE(earned(gallery));
    EXPECT_TRUE(earned(gallery, true));
}

} // namespace

} // namespace cimaise::artsociety
