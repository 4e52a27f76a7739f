// Tests “Outlook” on a wall: the chosen type and size, their places, and taps on the wall.
#include "tests/input/wall_in_hand.h"

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_hanging.h"
#include "app/input/artsociety/art_society_wall_taps.h"

namespace cimaise::artsociety {

namespace {

class ArtSocietyWallOutlook : public WallInHand {
protected:
    ArtSocietyWallOutlook() {
        begin();
        take(enterMode(context(), Mode::outlook));
    }
    void touch(Square square) { take(press(context(), square)); }
    [[nodiscard]] std::size_t places() const { return wallOutlookOf(context()).places.size(); }
};

TEST_F(ArtSocietyWallOutlook, FindsPlacesOnlyInItsMode) {
    take(chooseOutlookSize(context(), {2, 2}));
    // on each long side one square above to one below, on each short side one left to one right
    EXPECT_EQ(places(), 4U + 4U + 3U + 3U);
    take(enterMode(context(), Mode::enter));
    EXPECT_EQ(wallOutlookOf(context()), WallOutlook{});
}

TEST_F(ArtSocietyWallOutlook, CountsPlacesOfTypeWithoutFauxPas) {
    take(chooseOutlookSize(context(), {2, 2}));
    EXPECT_EQ(shownHint(), "art.outlook.places size=(art.outlook.size columns=2 rows=2) n=14");
    take(pressTypeKey(context(), 1)); // portrait, as the only painting
    EXPECT_EQ(places(), 0U);
    EXPECT_EQ(state().outlookType, Type::portrait);
    take(chooseOutlookType(context(), Type::landscape));
    EXPECT_EQ(places(), 14U);
    take(chooseOutlookType(context(), std::nullopt));
    take(chooseOutlookSize(context(), {2, 2}));
    EXPECT_EQ(state().outlookSize, std::nullopt) << "a second tap clears the choice";
}

TEST_F(ArtSocietyWallOutlook, OutlinesPlaceUnderTap) {
    touch({8, 4});
    EXPECT_EQ(state().preview(), std::nullopt) << "no size is chosen";
    take(chooseOutlookSize(context(), {2, 3}));
    touch({8, 4});
    EXPECT_EQ(state().preview(), (Block{{8, 4}, {2, 3}})) << "top left square of a place";
    touch({9, 8});
    EXPECT_EQ(state().preview(), (Block{{8, 6}, {2, 3}})) << "last place that covers the square";
    EXPECT_EQ(state().last.legal, true);
    touch({1, 1});
    EXPECT_EQ(state().preview(), std::nullopt);
    EXPECT_EQ(shownHint(), "art.outlook.not-here columns=2 rows=3");
}

TEST_F(ArtSocietyWallOutlook, ChangesNothingOnTheWall) {
    const Layout before = layout();
    take(chooseOutlookSize(context(), {2, 3}));
    drag({8, 4}, {9, 6});
    take(confirm(context()));
    take(extendOutline(context(), 1, 1));
    take(pressFrameKey(context(), 2));
    EXPECT_EQ(layout(), before);
    EXPECT_EQ(state().outline, std::nullopt);
}

TEST_F(ArtSocietyWallOutlook, NamesSquareForDecorOnly) {
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape b 3x2 at 8,2", "city-life c 4x4 at 1,1",
                "still-life d 3x3 at 5,1"},
               {}}));
    take(enterMode(context(), Mode::outlook));
    const WallOutlook wall = wallOutlookOf(context());
    ASSERT_TRUE(wall.outlook.squares);
    ASSERT_FALSE(wall.outlook.squares->decorOnly.empty());
    take(chooseOutlookSize(context(), {2, 2}));
    touch(wall.outlook.squares->decorOnly.front());
    EXPECT_EQ(shownHint(), "art.outlook.here.decor");
}

TEST_F(ArtSocietyWallOutlook, IsUnknownWhileTilesOverlap) {
    lay(table({{"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 7,4"}, {}}));
    take(enterMode(context(), Mode::outlook));
    take(chooseOutlookSize(context(), {2, 2}));
    EXPECT_EQ(places(), 0U);
    EXPECT_EQ(shownHint(), "art.outlook.unknown");
}

} // namespace

} // namespace cimaise::artsociety
