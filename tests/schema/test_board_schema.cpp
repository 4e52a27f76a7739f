// Tests that the schema of a single board accepts every document that our reader accepts, and
// rejects the others as far as a schema can.
#include "positions/boards/single_board.h"
#include "tests/schema/game_schema.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>
#include <set>

namespace cimaise {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{"board"};
    return loaded;
}

/// The boards of every sample and golden.
const std::vector<Document>& boards() {
    static const std::vector<Document> all = [] {
        std::vector<Document> documents;
        for (const auto* folder : {"samples", "tests/golden"}) {
            for (const auto& path : filesIn(folder, {".cimaise"})) {
                const auto table = readCase(readFile(path));
                for (int side = 0; table && side < sideCount(*table); ++side) {
                    if (const auto board = boardOf(*table, side)) {
                        documents.push_back(Document::parse(writeBoard(*board).dump()));
                    }
                }
            }
        }
        return documents;
    }();
    return all;
}

TEST(BoardSchema, AcceptsEveryBoard) {
    EXPECT_GT(boards().size(), 400U);
    for (const Document& board : boards()) {
        EXPECT_EQ(schema().complaint(board), "") << board;
    }
}

RC_GTEST_PROP(BoardSchema, AcceptsEveryReadableDocument, ()) {
    static const std::vector<Document> values{nullptr,
                                              true,
                                              0,
                                              1,
                                              2,
                                              3,
                                              4,
                                              5,
                                              129,
                                              -1,
                                              "",
                                              " ",
                                              "Ana",
                                              "upper",
                                              "portrait",
                                              Document::array(),
                                              Document::object(),
                                              Document::array({1, 2}),
                                              Document::array({"Ana", "Bo"})};
    // Picks by index: rc::gen::elementOf would copy all boards each time.
    const auto number = *rc::gen::inRange<std::size_t>(0, boards().size());
    const Document document = disturbed(boards()[number], values);
    if (readBoardText(document.dump())) {
        RC_ASSERT(schema().complaint(document).empty());
    }
}

TEST(BoardSchema, RejectsWholeGames) {
    for (const auto& path : filesIn("samples", {".cimaise"})) {
        EXPECT_NE(schema().complaint(Document::parse(readFile(path))), "") << path;
    }
}

/// A change to the first board of a sample; an empty value removes the key.
struct Fault {
    std::string sample;
    std::string at;
    std::string value;
};

class BoardSchemaFault : public testing::TestWithParam<Fault> {};

TEST_P(BoardSchemaFault, IsRejectedByReaderAndSchema) {
    const auto table = readCase(readFile(sourceDir() / "samples" / GetParam().sample));
    Document document = Document::parse(writeBoard(*boardOf(*table, 0)).dump());
    ASSERT_EQ(schema().complaint(document), "");
    const Document::json_pointer at{GetParam().at};
    if (GetParam().value.empty()) {
        document[at.parent_pointer()].erase(at.back());
    } else {
        document[at] = Document::parse(GetParam().value);
    }
    EXPECT_FALSE(readBoardText(document.dump()));
    EXPECT_NE(schema().complaint(document), "");
}

constexpr auto* four = "musee/finished-4.cimaise";
constexpr auto* three = "musee/finished-3.cimaise";
constexpr auto* round = "muse/round.cimaise";
constexpr auto* drawn = "museum/own-board.cimaise";
constexpr auto* wall = "art-society/finished-4.cimaise";

INSTANTIATE_TEST_SUITE_P(
    BoardSchema, BoardSchemaFault,
    testing::Values(
        Fault{four, "/cimaise", "2"}, Fault{four, "/game", "\"chess\""}, Fault{four, "/seats", ""},
        Fault{four, "/seats", "0"}, Fault{four, "/seats", "129"}, Fault{four, "/seats", "\"4\""},
        Fault{four, "/players", "[\"Ana\"]"}, Fault{four, "/players", "[\"Ana\", \"Ana\"]"},
        Fault{four, "/players/1", "\" \""}, Fault{three, "/players/1", "\"Bo\""},
        Fault{four, "/title", "\"Friday\""}, Fault{four, "/staircases", ""},
        Fault{four, "/musees", "[]"}, Fault{four, "/musees/1", "{}"},
        Fault{three, "/staircases/top/0", "6"}, Fault{three, "/musees/0/upper/5", "null"},
        Fault{four, "/musees/0/upper", "[1, 2, 3, 4, 5]"}, Fault{four, "/hands", "[]"},
        Fault{round, "/artists", ""}, Fault{round, "/growAfter", "3"},
        Fault{round, "/round/1",
              "{\"player\": \"Ana\", \"action\": \"paint\", \"card\": \"the-sea\"}"},
        Fault{round, "/deck", "\"large\""}, Fault{drawn, "/seats", "1"},
        Fault{drawn, "/seats", "6"}, Fault{drawn, "/boards/x", "{\"plan\": [\".\"]}"},
        Fault{drawn, "/museums/0/track", "-1"}, Fault{wall, "/seats", "5"},
        Fault{wall, "/wall", ""}, Fault{wall, "/museum", ""}, Fault{wall, "/walls/0/excess", "100"},
        Fault{wall, "/auction", "{\"Ana\": [100]}"}));

// --- the schema itself ---------------------------------------------------------------------

TEST(BoardSchema, DescribesEveryProperty) { expectDescribed(schema()); }

TEST(BoardSchema, DefinesEveryGame) {
    std::set<std::string> described;
    for (const Document& game : schema().text()["oneOf"]) {
        described.insert(game["$ref"].get<std::string>());
    }
    std::set<std::string> expected;
    for (const Game& game : games()) {
        expected.insert("#/definitions/" + std::string{game.id});
    }
    EXPECT_EQ(described, expected);
}

} // namespace

} // namespace cimaise
