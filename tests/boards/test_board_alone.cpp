// Tests single boards: taken from any game, written, read, sent as a link, and added back.
#include "positions/boards/add_board.h"
#include "positions/boards/board_keys.h"
#include "positions/links/links.h"
#include "tests/random/random_positions.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

/// Text of the file with turns sorted by seat, as their order does not matter.
std::string fileBySeat(AnyCase table) {
    if (auto* const layout = std::get_if<muse::Layout>(&table); layout && layout->round) {
        std::ranges::sort(*layout->round, {}, &muse::Turn::player);
    }
    return writeCase(table);
}

/// True if the board survives writing and reading, as a document and as a link.
bool survives(const SingleBoard& board) {
    const auto read = readBoard(writeBoard(board));
    const auto link = writeLink(board);
    const auto linked = link.and_then([](const std::string& text) { return readBoardLink(text); });
    return read == board && linked == board && isBoardDocument(writeBoard(board));
}

/// Number of boards of the game that survive and, added to their own game, change nothing.
int comingBack(const AnyCase& table) {
    int count = 0;
    for (int side = 0; side < sideCount(table); ++side) {
        const auto board = boardOf(table, side);
        if (!board) {
            EXPECT_EQ(board.error().reason.text.id, "board.none");
            continue;
        }
        EXPECT_TRUE(survives(*board)) << writeCase(table);
        EXPECT_EQ(sideOfOwners(table, *board), side);
        EXPECT_EQ(seatsOf(*board), headerOf(table).playerCount());
        const BoardAdditionResult laid = joined(table, *board, {.replaces = true});
        EXPECT_TRUE(std::holds_alternative<AnyCase>(laid) &&
                    fileBySeat(std::get<AnyCase>(laid)) == fileBySeat(table))
            << writeCase(table);
        ++count;
    }
    return count;
}

TEST(SingleBoard, RoundTripsRandomBoards) {
    checkOnRandom(&RandomPositions::any, [](const AnyCase& position) {
        const Json boards = writeDocument(position).at(boardKeys(position.index()).boards);
        RC_ASSERT(comingBack(position) ==
                  std::min(sideCount(position), static_cast<int>(boards.size())));
        RC_ASSERT(!testing::Test::HasFailure());
    });
}

TEST(SingleBoard, RoundTripsEverySampleAndGolden) {
    int count = 0;
    for (const auto* folder : {"samples", "tests/golden"}) {
        for (const auto& path : filesIn(folder, {".cimaise"})) {
            if (const auto read = readCase(readFile(path))) {
                count += comingBack(*read);
            }
        }
    }
    EXPECT_GT(count, 400);
}

AnyCase sampleNamed(std::string_view path) {
    return *readCase(readFile(sourceDir() / "samples" / path));
}

TEST(SingleBoard, ContainsOnlyOwnersAndSharedData) {
    const SingleBoard board = *boardOf(sampleNamed("musee/finished-4.cimaise"), 1);
    EXPECT_EQ(ownersOf(board), (std::vector<std::string>{"Bo", "Di"}));
    EXPECT_EQ(writeBoard(board), Json::parse(R"({
        "cimaise": 1, "game": "musee", "seats": 4, "players": ["Bo", "Di"],
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
        "musees": [{"upper": [9, 29, null, 30, 45, 50], "middle": [3, 4, 10, 25, 37, 43],
                    "lower": [11, 17, 27, 32, 42, 47], "bonuses": ["middle"]}]})"));
}

TEST(SingleBoard, DistinguishesBoardFromGame) {
    const AnyCase table = sampleNamed("musee/finished-3.cimaise");
    const SingleBoard board = *boardOf(table, 0);
    EXPECT_EQ(readDocument(writeBoard(board)).error().reason.text.id, "file.board-alone");
    EXPECT_EQ(readBoard(writeDocument(table)).error().pointer, "/seats");
    EXPECT_EQ(readLink(*writeLink(board)).error().reason.text.id, "link.board-alone");
    EXPECT_EQ(readBoardLink(*writeLink(table)).error().reason.text.id, "link.whole-table");
    EXPECT_TRUE(isBoardLink(*writeLink(board, "https://a.org/")));
    EXPECT_FALSE(isBoardLink(*writeLink(table)));
    EXPECT_FALSE(boardOf(table, 3));
}

} // namespace

} // namespace cimaise
