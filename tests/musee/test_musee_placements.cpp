// Tests "Where may 14 go?" on drawn boards: legal spaces with their points, and the reasons against
// the others.
#include "rulings/musee/musee_placements.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise::musee {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Legal columns of the upper gallery.
std::vector<int> legalAbove(const Layout& layout, Exhibit exhibit, int side = 0) {
    std::vector<int> columns;
    for (const Placement& placement : placements(layout, side, exhibit)) {
        if (placement.legal && placement.place.area == "upper") {
            columns.push_back(placement.place.column);
        }
    }
    return columns;
}

/// Answer of one space to an exhibit number.
std::string tried(const Layout& layout, Exhibit exhibit, std::string_view place, int side = 0) {
    for (const Placement& placement : placements(layout, side, exhibit)) {
        if (placeId(placement.place) == place) {
            return described(placement);
        }
    }
    return "no such space";
}

// --- the examples of the rules page --------------------------------------------------------

TEST(MuseePlacementExamples, AllowsOnlyAscendingSpacesBeside25) {
    const Layout layout = twoPlayers(". . 25 . . .");
    EXPECT_THAT(legalAbove(layout, 35), ElementsAre(4, 5, 6));
    EXPECT_THAT(legalAbove(layout, 14), ElementsAre(1, 2));
}

TEST(MuseePlacementExamples, AllowsOnlyAscendingSpacesAround5And25) {
    const Layout layout = twoPlayers(". 5 . . 25 .");
    EXPECT_THAT(legalAbove(layout, 14), ElementsAre(3, 4));
    EXPECT_THAT(legalAbove(layout, 3), ElementsAre(1));
    EXPECT_THAT(legalAbove(layout, 30), ElementsAre(6));
}

TEST(MuseePlacementExamples, AllowsNothingWithoutSpaceOnLeft) {
    EXPECT_THAT(legalAbove(twoPlayers("5 . . . . ."), 3), IsEmpty());
}

// --- obstacles -----------------------------------------------------------------------------

TEST(MuseePlacements, ListsEverySpaceByGallery) {
    const Placements all = placements(threePlayers(), 2, 60);
    Lines ids;
    for (const Placement& placement : all) {
        ids.push_back(placeId(placement.place));
    }
    EXPECT_THAT(ids, ElementsAre("upper:1", "upper:2", "upper:3", "upper:4", "upper:5", "middle:1",
                                 "middle:2", "middle:3", "middle:4", "middle:5", "lower:1",
                                 "lower:2", "lower:3", "lower:4", "lower:5"));
    EXPECT_EQ(placements(twoPlayers(), 0, 1).size(), 18U);
}

TEST(MuseePlacements, NamesNearestPaintingAsObstacle) {
    const Layout layout = twoPlayers("5 10 . 20 25 .");
    EXPECT_EQ(tried(layout, 8, "upper:3"), "upper:3 musee.ascending A upper:2");
    EXPECT_EQ(tried(layout, 22, "upper:3"), "upper:3 musee.ascending A upper:4");
    EXPECT_EQ(tried(layout, 22, "upper:6"), "upper:6 musee.ascending A upper:5");
    EXPECT_EQ(tried(layout, 3, "upper:3"), "upper:3 musee.ascending A upper:2");
}

TEST(MuseePlacements, ForbidsOccupiedSpace) {
    const Layout layout = twoPlayers(". . . . . .", ". 10 . . . .");
    EXPECT_EQ(tried(layout, 12, "upper:2", 1), "upper:2 musee.ascending B upper:2");
}

TEST(MuseePlacements, ForbidsSpaceRightOfFartherHigherPainting) {
    EXPECT_EQ(tried(twoPlayers("30 10 . . . ."), 20, "upper:3"),
              "upper:3 musee.ascending A upper:1");
}

TEST(MuseePlacements, ForbidsHungNumberEverywhere) {
    const Layout layout = fourPlayers(". . . . . .\n14 . . . . .", ". . 25 . . .");
    for (const int side : {0, 1}) {
        for (const Placement& placement : placements(layout, side, 14)) {
            EXPECT_FALSE(placement.legal);
            EXPECT_EQ(placement.rule, "musee.unique");
            EXPECT_EQ(described(placement.forbiddenBy), "A middle:1");
        }
    }
}

TEST(MuseePlacements, ForbidsNumberOutsideDeckEverywhere) {
    for (const Placement& placement : placements(twoPlayers(". . 51 . . ."), 0, 51)) {
        EXPECT_FALSE(placement.legal);
        EXPECT_EQ(placement.rule, "musee.deck");
        EXPECT_THAT(placement.forbiddenBy, IsEmpty());
    }
    EXPECT_TRUE(placements(threePlayers(), 0, 51).front().legal);
}

TEST(MuseePlacements, AllowsNumberInOpponentsHand) {
    EXPECT_TRUE(placements(withHand(twoPlayers(), 1, {14}), 0, 14).front().legal);
}

// --- points and room of a placement --------------------------------------------------------

TEST(MuseePlacements, ScoresPaintingsNeighboursAndStaircasesTogether) {
    // Two pairs, 13 18 and 18 28, and 38 below the Staircase. The upper gallery then takes 1–12 on
    // its left and 29–50 without 38 on its right, the others all 50 except the four on the wall.
    const Layout layout = twoPlayers(". . 13 . 28 .\n. . . 38 . .");
    EXPECT_EQ(tried(layout, 18, "upper:4"),
              "upper:4 +8 paintings+1 neighbours+4 staircases+3 room 33 46 46");
}

TEST(MuseePlacements, OmitsZeroChanges) {
    EXPECT_EQ(tried(twoPlayers(), 1, "lower:1"), "lower:1 +1 paintings+1 room 49 49 49");
    EXPECT_EQ(tried(twoPlayers(), 50, "lower:1"), "lower:1 +1 paintings+1 room 49 49 0");
}

TEST(MuseePlacements, AddsBonusForFillingGalleryFirst) {
    EXPECT_EQ(tried(twoPlayers("1 2 3 4 5 ."), 11, "upper:6"),
              "upper:6 +5 paintings+1 gallery-bonuses+4 room 0 44 44");
}

TEST(MuseePlacements, AddsNoBonusHeldByOpponent) {
    EXPECT_EQ(tried(twoPlayers("1 2 3 4 5 .", "21 . . . . . *"), 11, "upper:6"),
              "upper:6 +1 paintings+1 room 0 43 43");
}

TEST(MuseePlacements, AddsNoBonusWhenOpponentFilledGallery) {
    EXPECT_EQ(tried(twoPlayers("1 2 3 4 5 .", "21 22 23 24 25 26"), 11, "upper:6"),
              "upper:6 +1 paintings+1 room 0 38 38");
}

TEST(MuseePlacements, AddsNoBonusAlreadyHeld) {
    EXPECT_EQ(tried(twoPlayers("1 2 3 4 5 . *"), 11, "upper:6"),
              "upper:6 +1 paintings+1 room 0 44 44");
}

TEST(MuseePlacements, ExcludesNumbersOnAnyMuseeFromRoom) {
    // After 30 at upper:2: 1–29 to its left, 31–50 to its right; 1, 2 and 50 are elsewhere.
    EXPECT_EQ(tried(twoPlayers(". . . . . .\n1 2 . . . .", ". . 50 . . ."), 30, "upper:2"),
              "upper:2 +1 paintings+1 room 46 46 46");
}

// --- reading a piece -----------------------------------------------------------------------

TEST(MuseePiece, ReadsNumbersFrom1To60) {
    EXPECT_EQ(readExhibit("1"), 1);
    EXPECT_EQ(readExhibit("60"), 60);
    for (const std::string_view text :
         {"", "0", "61", "-1", "+1", "01", "1.0", " 1", "1 ", "1x", "x", "99999999999999999999"}) {
        EXPECT_EQ(readExhibit(text), std::nullopt) << text;
    }
}

} // namespace

} // namespace cimaise::musee
