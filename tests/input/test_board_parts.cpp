// Tests which part of a photo belongs to which space, game by game.
#include "app/input/board_parts.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

AnyCase sample(const std::string& name) {
    return *readCase(readFile(sourceDir() / "samples" / (name + ".cimaise")));
}

void expectPart(const BoardPart& part, const BoardPart& expected) {
    EXPECT_NEAR(part.x, expected.x, 1e-9);
    EXPECT_NEAR(part.y, expected.y, 1e-9);
    EXPECT_NEAR(part.width, expected.width, 1e-9);
    EXPECT_NEAR(part.height, expected.height, 1e-9);
}

constexpr BoardPart whole{};

TEST(BoardParts, DividesMuseeIntoGalleriesAndColumns) {
    const AnyCase six = sample("musee/finished-2");
    EXPECT_NEAR(boardAspect(six, 0), 6 * 0.8 / 3, 1e-9);
    expectPart(boardPart(six, 1, 0), {0, 0, 1.0 / 6, 1.0 / 3});
    expectPart(boardPart(six, 1, 5), {5.0 / 6, 0, 1.0 / 6, 1.0 / 3});
    expectPart(boardPart(six, 1, 8), {2.0 / 6, 1.0 / 3, 1.0 / 6, 1.0 / 3});
    expectPart(boardPart(six, 1, 17), {5.0 / 6, 2.0 / 3, 1.0 / 6, 1.0 / 3});
    const AnyCase five = sample("musee/finished-3");
    EXPECT_NEAR(boardAspect(five, 2), 5 * 0.8 / 3, 1e-9);
    expectPart(boardPart(five, 2, 14), {4.0 / 5, 2.0 / 3, 1.0 / 5, 1.0 / 3});
    EXPECT_EQ(boardPart(five, 2, 15), whole);
}

TEST(BoardParts, DividesMuseumIntoCellsOfPlan) {
    const AnyCase game = sample("museum/own-board");
    const auto& layout = std::get<museum::Layout>(game);
    const museum::Board& board = museum::boardOf(layout, layout.museums.front());
    const int columns = museum::columnsOf(board);
    const int rows = museum::rowsOf(board);
    ASSERT_GT(columns, 1);
    ASSERT_GT(rows, 1);
    EXPECT_NEAR(boardAspect(game, 0), static_cast<double>(columns) / rows, 1e-9);
    expectPart(boardPart(game, 0, columns + 1),
               {1.0 / columns, 1.0 / rows, 1.0 / columns, 1.0 / rows});
    const BoardPart last = boardPart(game, 0, columns * rows - 1);
    EXPECT_NEAR(last.x + last.width, 1, 1e-9);
    EXPECT_NEAR(last.y + last.height, 1, 1e-9);
    EXPECT_EQ(boardPart(game, 0, columns * rows), whole);
}

TEST(BoardParts, ShowsWholeWallInAspectOfPlan) {
    const AnyCase game = sample("art-society/finished-2");
    const auto& size = std::get<artsociety::Layout>(game).wall.size;
    EXPECT_NEAR(boardAspect(game, 1), static_cast<double>(size.columns) / size.rows, 1e-9);
    EXPECT_EQ(boardPart(game, 1, 7), whole);
}

TEST(BoardParts, ShowsWholePhotoForMuse) {
    const AnyCase game = sample("muse/finished-3");
    EXPECT_EQ(boardAspect(game, 0), 1);
    EXPECT_EQ(boardPart(game, 0, 3), whole);
}

TEST(BoardParts, ShowsWholePhotoForInvalidSideOrSpace) {
    for (const char* name : {"musee/finished-2", "museum/own-board", "art-society/finished-2"}) {
        for (const int side : {-1, 9}) {
            EXPECT_EQ(boardPart(sample(name), side, 0), whole) << name << ' ' << side;
            EXPECT_EQ(boardAspect(sample(name), side), 1) << name << ' ' << side;
        }
        EXPECT_EQ(boardPart(sample(name), 0, -1), whole) << name;
    }
}

} // namespace

} // namespace cimaise
