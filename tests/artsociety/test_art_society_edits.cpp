// Tests that each edit changes what its name says and nothing else.
#include "positions/artsociety/art_society_edits.h"

#include "positions/cases.h"
#include "scoring/artsociety/art_society_museum.h"
#include "tests/artsociety/drawn_wall.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

const Layout startedTable =
    table({{"portrait a 2x3 at 6,4 start", "landscape b 3x3 at 8,4", "decor 2 2x1 at 8,7"}, {}});

const Gallery& first(const Layout& layout) { return layout.galleries.front(); }

TEST(ArtSocietyEdits, TurnsDragIntoBlock) {
    EXPECT_EQ(dragged({7, 6}, {6, 4}), (Block{{6, 4}, {2, 3}}));
    EXPECT_EQ(dragged({6, 6}, {7, 4}), (Block{{6, 4}, {2, 3}}));
    EXPECT_EQ(dragged({3, 3}, {3, 3}), (Block{{3, 3}, {1, 1}}));
}

TEST(ArtSocietyEdits, FindsTopTileOnSquare) {
    EXPECT_EQ(tileOn(first(startedTable), {7, 6}), 0U);
    EXPECT_EQ(tileOn(first(startedTable), {9, 7}), 2U);
    EXPECT_EQ(tileOn(first(startedTable), {1, 1}), std::nullopt);
    const Layout twice = hang(startedTable, 0, tile("city-life c 2x2 at 6,4"));
    EXPECT_EQ(tileOn(first(twice), {6, 4}), 3U);
}

TEST(ArtSocietyEdits, HangsMovesReplacesAndRemovesTiles) {
    const PlacedTile hung = tile("city-life c 2x2 at 11,4");
    const Layout more = hang(startedTable, 0, hung);
    EXPECT_EQ(placedTileAt(more, {0, 3}), hung);
    EXPECT_EQ(removeTile(more, {0, 3}), startedTable);
    EXPECT_EQ(placedTileAt(moveTo(more, {0, 3}, {1, 1}), {0, 3}), tile("city-life c 2x2 at 1,1"));
    EXPECT_EQ(replace(more, {0, 3}, tile("decor 1 1x1 at 1,1")).galleries[0].tiles[3],
              tile("decor 1 1x1 at 1,1"));
    EXPECT_TRUE(first(clearWall(more, 0)).tiles.empty());
    EXPECT_EQ(clearWall(more, 1), more);
}

TEST(ArtSocietyEdits, MarksFirstPaintingOnStarAsStart) {
    const auto marked = [](std::string_view text) {
        return placedTileAt(hang(startedTable, 1, tile(text)), {1, 0}).tile.isStart();
    };
    EXPECT_TRUE(marked("city-life c 2x3 at 6,4"));
    EXPECT_TRUE(marked("city-life c 3x2 at 7,5"));
    EXPECT_FALSE(marked("city-life c 2x3 at 1,1"));
    EXPECT_FALSE(marked("city-life c 2x2 at 6,5"));
    EXPECT_FALSE(marked("decor 2 2x3 at 6,4"));
    const Layout second = hang(startedTable, 0, tile("city-life c 2x3 at 6,4"));
    EXPECT_FALSE(placedTileAt(second, {0, 3}).tile.isStart());
    const Layout held = setAssistant(startedTable, 1, tile("city-life c 2x3").tile);
    EXPECT_TRUE(placedTileAt(hangAssistantTile(held, 1, {6, 4}), {1, 0}).tile.isStart());
}

TEST(ArtSocietyEdits, AdjustsShieldsOfReshapedDecor) {
    EXPECT_EQ(placedTileAt(reshape(startedTable, {0, 2}, {{9, 7}, {1, 3}}), {0, 2}),
              tile("decor 3 1x3 at 9,7"));
    EXPECT_EQ(placedTileAt(reshape(startedTable, {0, 2}, {{9, 7}, {2, 2}}), {0, 2}),
              tile("decor 2 2x2 at 9,7"));
    EXPECT_EQ(placedTileAt(reshape(startedTable, {0, 1}, {{8, 3}, {2, 4}}), {0, 1}),
              tile("landscape b 2x4 at 8,3"));
}

TEST(ArtSocietyEdits, KeepsStartMarkWhenTypeChanges) {
    EXPECT_EQ(
        placedTileAt(show(startedTable, {0, 0}, Painting{Type::stillLife, Frame::d, {}}), {0, 0}),
        tile("still-life d 2x3 at 6,4 start"));
    EXPECT_EQ(placedTileAt(show(startedTable, {0, 1}, Decor{3}), {0, 1}),
              tile("decor 3 3x3 at 8,4"));
}

TEST(ArtSocietyEdits, AllowsOnlyOneStartingPainting) {
    const Layout other = toggleStartingPainting(startedTable, {0, 1});
    EXPECT_FALSE(first(other).tiles[0].tile.isStart());
    EXPECT_TRUE(first(other).tiles[1].tile.isStart());
    EXPECT_FALSE(first(toggleStartingPainting(other, {0, 1})).tiles[1].tile.isStart());
    EXPECT_FALSE(first(toggleStartingPainting(startedTable, {0, 2})).tiles[2].tile.isStart());
}

TEST(ArtSocietyEdits, ReordersHungTiles) {
    const Layout moved = reorder(startedTable, {0, 2}, 0);
    EXPECT_EQ(placedTileAt(moved, {0, 0}), placedTileAt(startedTable, {0, 2}));
    EXPECT_EQ(placedTileAt(moved, {0, 1}), placedTileAt(startedTable, {0, 0}));
    EXPECT_EQ(reorder(moved, {0, 0}, 99), startedTable);
    EXPECT_FALSE(first(setOrdered(startedTable, 0, false)).ordered);
}

TEST(ArtSocietyEdits, MovesTilesToAndFromAssistant) {
    const Layout given = giveToAssistant(startedTable, {0, 2});
    EXPECT_EQ(first(given).assistant, tile("decor 2 2x1").tile);
    EXPECT_EQ(first(given).tiles.size(), 2U);
    EXPECT_EQ(hangAssistantTile(given, 0, {8, 7}), startedTable);
    EXPECT_EQ(hangAssistantTile(startedTable, 0, {1, 1}), startedTable);
    EXPECT_EQ(giveToAssistant(given, {0, 1}), given) << "it already holds a tile";
    EXPECT_EQ(setAssistant(given, 0, std::nullopt).galleries[0].assistant, std::nullopt);
}

TEST(ArtSocietyEdits, EditsExcessHandsAndStacks) {
    EXPECT_EQ(first(setExcess(startedTable, 0, 2)).excess, 2);
    const Layout held = toggleCard(toggleCard(startedTable, 0, 17), 0, 3);
    EXPECT_EQ(first(held).hand, (std::vector{3, 17}));
    EXPECT_EQ(toggleCard(toggleCard(held, 0, 3), 0, 17), emptyHand(startedTable, 0));
    EXPECT_EQ(clearHand(held, 0), startedTable);
    const Layout bid = setStack(startedTable, 1, {9, 2});
    EXPECT_EQ(bid.auction->at(1), (Stack{9, 2}));
    EXPECT_EQ(bid.auction->at(0), std::nullopt);
    EXPECT_EQ(setStack(bid, 1, {}), startedTable);
}

TEST(ArtSocietyEdits, EditsUnsoldPaintingsAndMarkers) {
    const Layout list =
        addUnsold(addUnsold(startedTable, {Type::cityLife, 4}), {Type::portrait, 4});
    EXPECT_EQ(markersOf(list), (Markers{4, 3, std::nullopt, std::nullopt}));
    EXPECT_EQ(markersOf(removeUnsold(list, 0)),
              (Markers{std::nullopt, 4, std::nullopt, std::nullopt}));
    EXPECT_EQ(removeUnsold(list, 2), list);
    EXPECT_EQ(setMarker(list, Type::landscape, 9).museum,
              (std::variant<Markers, UnsoldList>{Markers{4, 3, std::nullopt, 9}}));
    EXPECT_EQ(removeUnsold(startedTable, 0), startedTable);
}

TEST(ArtSocietyEdits, KeepsTilesAndValidFileWhenWallIsResized) {
    const WallPlan smaller = resized(startedTable.wall, {5, 4});
    EXPECT_EQ(smaller.stars, (std::array<Square, 2>{Square{3, 2}, Square{4, 2}}));
    EXPECT_EQ(smaller.firstEyelineRow, 2);
    EXPECT_EQ(smaller.lastEyelineRow, 3);
    EXPECT_EQ(resized(startedTable.wall, {14, 9}).stars, startedTable.wall.stars);
    EXPECT_EQ(setWall(startedTable, smaller).galleries, startedTable.galleries);
    for (int columns = 1; columns <= 60; ++columns) {
        for (const int rows : {1, 2, 3, 9, 60}) {
            if (columns * rows == 1) {
                continue; // a wall needs two squares for its two stars
            }
            const Layout layout =
                setWall(startedTable, resized(startedTable.wall, {columns, rows}));
            EXPECT_TRUE(readCase(writeCase(layout))) << columns << "×" << rows;
        }
    }
}

TEST(ArtSocietyEdits, NamesFrames) {
    const Layout named = nameFrame(startedTable, Frame::c, "oak");
    EXPECT_EQ(named.frameNames->at(2), "oak");
    EXPECT_EQ(nameFrame(named, Frame::c, ""), startedTable);
}

} // namespace

} // namespace cimaise::artsociety
