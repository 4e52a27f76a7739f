// Tests "Where can it go?" on drawn walls: the points of a placement, and the alternatives that
// the rules offer.
#include "rulings/artsociety/art_society_placements.h"
#include "rulings/placements/placements.h"
#include "tests/artsociety/drawn_wall.h"
#include "tests/support/described.h"
#include "validators/artsociety/art_society_rules.h"

#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Drawing startedWall{"portrait a 2x3 at 6,4 start", "landscape a 3x3 at 8,4"};

Placement tried(const Layout& layout, std::string_view text) {
    return placementAt(layout, 0, tile(text));
}

TEST(ArtSocietyPlacements, ReportsMatchesFauxPasAndPoints) {
    const Placement placement = tried(table({startedWall, {}}), "landscape a 2x2 at 7,7");
    EXPECT_TRUE(placement.legal);
    EXPECT_EQ(described(placement.fit->matches), "A tile:1, A tile:2");
    EXPECT_EQ(described(placement.fit->fauxPasWith), "A tile:2");
    EXPECT_EQ(placement.fit->corners, 0);
    EXPECT_FALSE(placement.fit->eyeline);
    EXPECT_EQ(placement.points, -5); // the Landscape on the wall loses its points
    EXPECT_EQ(placement.lines, (std::vector<LineChange>{{"prestige.landscape", -5}}));
}

TEST(ArtSocietyPlacements, LosesNothingMoreForThirdInChain) {
    const Layout layout = table(
        {{"portrait a 2x3 at 6,4 start", "landscape a 2x3 at 8,4", "landscape b 2x3 at 10,4"}, {}});
    const Placement placement = tried(layout, "landscape c 2x2 at 10,7");
    EXPECT_EQ(placement.points, 0);
    EXPECT_THAT(placement.lines, IsEmpty());
    EXPECT_EQ(described(placement.fit->fauxPasWith), "A tile:3");
}

TEST(ArtSocietyPlacements, ScoresEyelineDespiteFauxPas) {
    const Placement placement = tried(table({startedWall, {}}), "landscape b 2x3 at 11,4");
    EXPECT_EQ(placement.lines,
              (std::vector<LineChange>{{"prestige.landscape", -5}, {"eyeline", 3}}));
}

TEST(ArtSocietyPlacements, ScoresCornerAndDecor) {
    Drawing wall = startedWall;
    wall.insert(wall.end(), {"city-life b 2x3 at 11,4", "still-life c 2x2 at 11,7"});
    const Placement placement = tried(table({wall, {}}), "decor 1 1x1 at 12,9");
    EXPECT_EQ(placement.fit->corners, 1);
    EXPECT_EQ(placement.lines, (std::vector<LineChange>{{"decor", 1}, {"exposed-corners", 2}}));
}

// A painting gains at most 5 for its type in vogue and 3 in the eyeline, at least 2: the starting
// painting scores the same before and after.
TEST(ArtSocietyPlacements, LimitsGainOfFirstPaintingToItsOwnPoints) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start"}, {}});
    layout.museum = Markers{};
    EXPECT_EQ(tried(layout, "landscape b 2x3 at 8,4").gain(), (PointRange{2, 8}));
    layout.museum = Markers{3, 9, std::nullopt, 9};
    EXPECT_EQ(tried(layout, "landscape b 2x3 at 8,4").gain(), (PointRange{4, 8}))
        << "first or second with Portrait";
}

TEST(ArtSocietyPlacements, ScoresFullGallery) {
    Layout layout = table({{"portrait a 2x3 at 1,1 start"}, {}});
    layout.wall = {.size = {.columns = 3, .rows = 3},
                   .stars = {Square{2, 2}, Square{1, 2}},
                   .firstEyelineRow = 2,
                   .lastEyelineRow = 2,
                   .verified = true};
    const Placement placement = tried(layout, "decor 3 1x3 at 3,1");
    EXPECT_TRUE(placement.fit->fills);
    EXPECT_EQ(placement.points, 3 + 5 + 4) << "decor, full gallery, two corners";
    EXPECT_FALSE(tried(layout, "decor 2 1x2 at 3,1").fit->fills);
}

TEST(ArtSocietyPlacements, NamesRuleForbiddingPlacement) {
    const Layout layout = table({startedWall, {}});
    EXPECT_EQ(tried(layout, "still-life a 2x2 at 12,4").rule, "art.inside");
    EXPECT_EQ(tried(layout, "still-life a 2x2 at 7,5").rule, "art.overlap");
    EXPECT_EQ(described(tried(layout, "still-life a 2x2 at 7,5").forbiddenBy),
              "A tile:1, A tile:2");
    EXPECT_EQ(tried(layout, "still-life a 2x2 at 11,7").rule, "art.touch"); // a corner only
    EXPECT_EQ(tried(layout, "still-life a 3x1 at 6,3").rule, "art.size");
    EXPECT_EQ(tried(layout, "decor 2 1x1 at 6,3").rule, "art.decor.size");
}

TEST(ArtSocietyPlacements, AllowsOnlyStartingPaintingOnEmptyWall) {
    const Layout layout = table({{}, startedWall});
    EXPECT_TRUE(tried(layout, "still-life a 2x3 at 6,4").legal);
    EXPECT_TRUE(tried(layout, "still-life a 3x2 at 4,4").legal); // 6,5 is a star
    for (const std::string_view text :
         {"still-life a 2x3 at 8,4", "still-life a 2x3 at 6,6", "still-life a 2x2 at 6,5",
          "still-life a 1x1 at 6,5", "still-life a 6x2 at 2,5", "decor 3 3x1 at 5,5",
          "still-life a 2x3 at 12,8"}) {
        EXPECT_EQ(tried(layout, text).rule, "art.start") << text;
        EXPECT_THAT(tried(layout, text).forbiddenBy, IsEmpty()) << text;
    }
    EXPECT_EQ(tried(layout, "still-life a 2x3 at 6,4").lines,
              (std::vector<LineChange>{{"prestige.still-life", 2}}));
}

TEST(ArtSocietyPlacements, ForbidsPlacementBeyondEdgeDespiteStar) {
    Layout layout = table({{}, {}});
    layout.wall.stars = {Square{11, 5}, Square{12, 5}};
    EXPECT_EQ(tried(layout, "still-life a 2x3 at 12,4").rule, "art.inside");
}

/// Without a known order, a tile is connected to the starting painting; otherwise it touches any
/// tile hung before it.
TEST(ArtSocietyPlacements, RequiresConnectionToStartIfOrderIsUnknown) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start", "city-life b 2x2 at 2,1"}, {}});
    layout.galleries[0].ordered = false;
    EXPECT_EQ(tried(layout, "still-life c 2x2 at 4,1").rule, touchRule);
    EXPECT_TRUE(tried(layout, "still-life c 2x2 at 8,4").legal);
    layout.galleries[0].ordered = true;
    EXPECT_TRUE(tried(layout, "still-life c 2x2 at 4,1").legal);
}

TEST(ArtSocietyPlacements, RequiresStarButNoNeighbourForStartingPainting) {
    const Layout layout = table({{"landscape a 2x2 at 1,1"}, {}});
    EXPECT_TRUE(tried(layout, "portrait a 2x3 at 6,4 start").legal);
    EXPECT_EQ(tried(layout, "portrait a 2x3 at 6,4").rule, "art.touch");
    EXPECT_EQ(tried(layout, "portrait a 2x3 at 3,1 start").rule, "art.start");
    EXPECT_EQ(tried(layout, "portrait a 2x2 at 6,4 start").rule, "art.start");
    const Layout taken = table({{"landscape a 2x2 at 6,4"}, {}});
    EXPECT_EQ(tried(taken, "portrait a 2x3 at 6,4 start").rule, "art.overlap");
}

TEST(ArtSocietyPlacements, ListsEverySquareInEachOrientation) {
    const Layout layout = table({startedWall, {}});
    EXPECT_EQ(placements(layout, 0, readPiece("portrait:a:2x3")).size(), 108U);
    EXPECT_EQ(placements(layout, 0, readPiece("decor:2")).size(), 216U);
    EXPECT_EQ(placements(layout, 0, readPiece("decor:1")).size(), 108U);
}

// --- naming a piece ------------------------------------------------------------------------

TEST(ArtSocietyPiece, ReadsPaintingsAndDecor) {
    EXPECT_EQ(readPiece("city-life:d:5x2"), std::vector{tile("city-life d 5x2").tile});
    EXPECT_EQ(readPiece("decor:3"),
              (std::vector{tile("decor 3 3x1").tile, tile("decor 3 1x3").tile}));
    EXPECT_EQ(readPiece("decor:3:1x3"), std::vector{tile("decor 3 1x3").tile});
    EXPECT_EQ(readPiece("decor:1"), std::vector{tile("decor 1 1x1").tile});
}

TEST(ArtSocietyPiece, RejectsInvalidText) {
    for (const std::string_view text : {"",
                                        "portrait",
                                        "portrait:a",
                                        "portrait:a:2",
                                        "portrait:a:2x",
                                        "portrait:a:x3",
                                        "portrait:e:2x3",
                                        "Portrait:a:2x3",
                                        "sculpture:a:2x3",
                                        "portrait:a:2x3:4",
                                        "portrait:a:02x3",
                                        "portrait:a:0x3",
                                        "portrait:a:61x3",
                                        "portrait:a:2X3",
                                        "decor",
                                        "decor:",
                                        "decor:0",
                                        "decor:100",
                                        "decor:a",
                                        "decor:2:2",
                                        "decor:2:2x1:1",
                                        "14",
                                        ":",
                                        "portrait:a:+2x3",
                                        "portrait:a:2x3 ",
                                        "portrait:a:-2x3",
                                        "decor:2:"}) {
        EXPECT_THAT(readPiece(text), IsEmpty()) << text;
    }
}

// --- offers without a placement ------------------------------------------------------------

/// A wall of 6×3 that is full but for one square.
Layout crowded() {
    Layout layout = table({{"portrait a 2x3 at 3,1 start", "landscape b 2x3 at 1,1",
                            "city-life c 2x2 at 5,1", "decor 1 1x1 at 5,3"},
                           {}});
    layout.wall = {.size = {6, 3},
                   .stars = {Square{3, 2}, Square{4, 2}},
                   .firstEyelineRow = 2,
                   .lastEyelineRow = 2,
                   .verified = true};
    return layout;
}

Offers offered(const Layout& layout, std::string_view piece) {
    return *cimaise::offers(layout, 0, piece, *cimaise::placements(layout, 0, piece));
}

TEST(ArtSocietyOffers, ListsOffersInRuleOrder) {
    Layout layout = crowded();
    EXPECT_THAT(offered(layout, "landscape:a:2x2"),
                ElementsAre(Offer::assistant, Offer::exchange, Offer::excess));
    layout.galleries[0].assistant = tile("city-life a 2x2").tile;
    EXPECT_THAT(offered(layout, "landscape:a:2x2"), ElementsAre(Offer::exchange, Offer::excess));
    layout.museum = Markers{1, 2, 3, std::nullopt};
    EXPECT_THAT(offered(layout, "landscape:a:2x2"), ElementsAre(Offer::excess));
}

TEST(ArtSocietyOffers, OffersAssistantWhenItsTileFitsOnWall) {
    Layout layout = crowded();
    layout.galleries[0].assistant = tile("decor 1 1x1").tile;
    EXPECT_THAT(offered(layout, "landscape:a:2x2"),
                ElementsAre(Offer::assistant, Offer::exchange, Offer::excess));
}

TEST(ArtSocietyOffers, OffersOnlyAssistantForDecor) {
    Layout layout = crowded();
    EXPECT_THAT(offered(layout, "decor:2"), ElementsAre(Offer::assistant));
    layout.galleries[0].assistant = tile("city-life a 2x2").tile;
    EXPECT_THAT(offered(layout, "decor:2"), IsEmpty());
    EXPECT_THAT(offered(layout, "decor:1"), IsEmpty()); // fits on the wall
}

TEST(ArtSocietyOffers, ReturnsNothingForOtherGames) {
    const AnyCase musee = musee::newLayout({.players = {"Ana", "Bo"}});
    EXPECT_EQ(cimaise::offers(musee, 0, "14", {}), std::nullopt);
}

} // namespace

} // namespace cimaise::artsociety
