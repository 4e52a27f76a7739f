// Tests the outlook of Art Society on drawn walls, counted by hand.
#include "rulings/artsociety/art_society_outlook.h"
#include "tests/artsociety/drawn_wall.h"

#include <gmock/gmock.h>

namespace cimaise::artsociety {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

SizeOutlook sized(const Outlook& outlook, int columns, int rows) {
    for (const SizeOutlook& size : outlook.sizes) {
        if (size.size == Extent{columns, rows}) {
            return size;
        }
    }
    return {};
}

Layout onWall(Extent size, const Drawing& tiles) {
    Layout layout = table({tiles, {}});
    layout.wall.size = size;
    return layout;
}

TEST(ArtSocietyOutlook, BlocksTouchAlsoDecor) {
    // 2 × 2 blocks beside one square of decor in the middle: eight.
    const Outlook outlook = outlookOf(onWall({7, 7}, {"decor 1 1x1 at 4,4"}), 0);
    EXPECT_EQ(sized(outlook, 2, 2).places, 8);
    EXPECT_THAT(sized(outlook, 2, 2).clean, ElementsAre(8, 8, 8, 8));
}

TEST(ArtSocietyOutlook, CornersDoNotTouch) {
    // Right of the painting and below it, two blocks each share a side; the one at the corner does
    // not.
    const Outlook outlook = outlookOf(onWall({4, 4}, {"portrait a 2x2 at 1,1"}), 0);
    EXPECT_EQ(sized(outlook, 2, 2).places, 4);
    EXPECT_THAT(placesOf(onWall({4, 4}, {"portrait a 2x2 at 1,1"}), 0, {2, 2}),
                ElementsAre(Square{3, 1}, Square{3, 2}, Square{1, 3}, Square{2, 3}));
}

TEST(ArtSocietyOutlook, CleanCountsPlacesWithoutFauxPas) {
    const Layout layout = onWall({6, 2}, {"landscape a 2x2 at 1,1", "portrait b 2x2 at 5,1"});
    EXPECT_THAT(sized(outlookOf(layout, 0), 2, 2).clean, ElementsAre(1, 0, 1, 0));
    EXPECT_THAT(placesOf(layout, 0, {2, 2}, Type::portrait), IsEmpty());
    EXPECT_THAT(placesOf(layout, 0, {2, 2}, Type::cityLife), ElementsAre(Square{3, 1}));
}

TEST(ArtSocietyOutlook, SquaresInNoBlockNeedShields) {
    const Outlook outlook = outlookOf(onWall({5, 2}, {"portrait a 2x2 at 2,1"}), 0);
    EXPECT_EQ(outlook.squares->empty, 6);
    EXPECT_THAT(outlook.squares->decorOnly, ElementsAre(Square{1, 1}, Square{1, 2}));
}

TEST(ArtSocietyOutlook, WallWithoutTilesTakesStartingPainting) {
    // On the wall of 12 × 9 a painting of 2 × 3 is over a star in 3 columns and 3 rows, one of
    // 3 × 2 in 4 columns and 2 rows.
    const Outlook outlook = outlookOf(table({{}, {}}), 0);
    EXPECT_EQ(sized(outlook, 2, 3).places, 9);
    EXPECT_EQ(sized(outlook, 3, 2).places, 8);
    EXPECT_EQ(sized(outlook, 2, 2).places, 0);
    EXPECT_EQ(sized(outlook, 5, 5).places, 0);
    EXPECT_EQ(outlook.squares->empty, 108);
}

TEST(ArtSocietyOutlook, LargestWallIsCountedAsWell) {

    const Outlook outlook = outlookOf(onWall({60, 60}, {"portrait a 2x3 at 59,58"}), 0);
    EXPECT_EQ(outlook.squares->empty, 3594);
    // 2 × 2: left of the painting from rows 57 to 59, above it from columns 58 and 59. 5 × 5: from
    // rows 54 to 56, and from columns 55 and 56.
    EXPECT_EQ(sized(outlook, 2, 2).places, 5);
    EXPECT_EQ(sized(outlook, 5, 5).places, 5);
}

TEST(ArtSocietyOutlook, OverlappingAndOutsideTilesKeepWallUnknown) {
    for (const Drawing& tiles :
         {Drawing{"portrait a 2x3 at 6,4", "portrait a 2x3 at 7,6"},
          Drawing{"portrait a 2x3 at 12,4"}, Drawing{"portrait a 2x3 at 4,8"},
          Drawing{"decor 1 1x1 at 13,9"}}) {
        const Outlook outlook = outlookOf(table({tiles, {}}), 0);
        EXPECT_EQ(outlook, Outlook{});
        EXPECT_TRUE(outlookOf(table({tiles, {}}), 1).squares.has_value());
    }
}

TEST(ArtSocietyOutlook, NeitherStartNorAssistantNorHandMatter) {
    Layout layout = table({{"portrait a 2x3 at 6,4 start", "landscape a 2x2 at 8,4"}, {}});
    const Outlook outlook = outlookOf(layout, 0);
    layout.galleries[0].tiles[0] = tile("portrait a 2x3 at 6,4");
    layout.galleries[0].tiles[1] = tile("landscape a 2x2 at 8,4 start");
    layout.galleries[0].assistant = tile("portrait a 2x2").tile;
    layout.galleries[0].hand = {1, 2, 3};
    layout.auction = {{{{5, 3}}, {{4, 1}}}};
    EXPECT_EQ(outlookOf(layout, 0), outlook);
}

} // namespace

} // namespace cimaise::artsociety
