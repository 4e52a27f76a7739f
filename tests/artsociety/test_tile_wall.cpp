// Tests tiles on a wall of squares.
#include "positions/layout/tile_wall.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr Block middle{.at = {6, 4}, .size = {2, 3}}; // columns 6–7, rows 4–6

TEST(TileWall, TouchesAtSidesButNotCorners) {
    EXPECT_TRUE(touch(middle, {{8, 4}, {1, 1}}));
    EXPECT_TRUE(touch(middle, {{8, 6}, {3, 3}}));
    EXPECT_TRUE(touch(middle, {{5, 2}, {1, 3}}));
    EXPECT_TRUE(touch(middle, {{1, 7}, {6, 1}}));
    EXPECT_FALSE(touch(middle, {{8, 7}, {2, 2}}));
    EXPECT_FALSE(touch(middle, {{8, 1}, {2, 3}}));
    EXPECT_FALSE(touch(middle, {{5, 3}, {1, 1}}));
    EXPECT_FALSE(touch(middle, {{9, 4}, {1, 3}}));
}

TEST(TileWall, TouchesAndOverlapsSymmetrically) {
    for (int column = 1; column <= 10; ++column) {
        for (int row = 1; row <= 9; ++row) {
            const Block other{.at = {column, row}, .size = {3, 2}};
            EXPECT_EQ(touch(middle, other), touch(other, middle));
            EXPECT_EQ(overlap(middle, other), overlap(other, middle));
            EXPECT_TRUE(!overlap(middle, other) || touch(middle, other));
        }
    }
}

TEST(TileWall, DetectsOverlapAndCoverage) {
    EXPECT_TRUE(overlap(middle, {{7, 6}, {3, 3}}));
    EXPECT_TRUE(overlap(middle, {{1, 1}, {12, 9}}));
    EXPECT_FALSE(overlap(middle, {{8, 4}, {1, 3}}));
    EXPECT_TRUE(covers(middle, {7, 6}));
    EXPECT_FALSE(covers(middle, {8, 6}));
}

TEST(TileWall, DetectsBlocksInsideWall) {
    EXPECT_TRUE(isInside({{11, 8}, {2, 2}}, {12, 9}));
    EXPECT_FALSE(isInside({{12, 8}, {2, 2}}, {12, 9}));
    EXPECT_FALSE(isInside({{11, 9}, {2, 2}}, {12, 9}));
    EXPECT_FALSE(isInside({{0, 1}, {2, 2}}, {12, 9}));
}

TEST(TileWall, ReturnsDistinctCornerSquares) {
    EXPECT_EQ(cornersOf({12, 9}), (std::vector<Square>{{1, 1}, {12, 1}, {1, 9}, {12, 9}}));
    EXPECT_EQ(cornersOf({3, 1}), (std::vector<Square>{{1, 1}, {3, 1}}));
    EXPECT_EQ(cornersOf({1, 3}), (std::vector<Square>{{1, 1}, {1, 3}}));
    EXPECT_EQ(cornersOf({1, 1}), (std::vector<Square>{{1, 1}}));
}

TEST(TileWall, CountsCoveredSquaresOnceAndOnlyInside) {
    Coverage coverage{{3, 2}};
    EXPECT_EQ(coverage.emptyCount(), 6);
    coverage.add({{2, 1}, {5, 1}});
    coverage.add({{3, 1}, {1, 4}});
    coverage.add({{9, 9}, {1, 1}});
    EXPECT_EQ(coverage.emptySquares(), (std::vector<Square>{{1, 1}, {1, 2}, {2, 2}}));
    EXPECT_EQ(coverage.emptyCount(), 3);
    EXPECT_TRUE(coverage.covered({3, 2}));
    EXPECT_FALSE(coverage.covered({1, 2}));
}

} // namespace

} // namespace cimaise
