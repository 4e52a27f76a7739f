// Examples for the schema of Musée's file, and tests of what only this schema has.
#include "positions/cases.h"
#include "tests/schema/game_schema.h"

#include <gtest/gtest.h>

namespace cimaise::musee {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{musee::gameId};
    return loaded;
}

[[maybe_unused]] const bool hasExamples =
    schemaExamples()
        .try_emplace(
            musee::gameId,
            SchemaExamples{.values = {6, 7, 60, 61, "upper", Document::array({1, 2, 3, 4, 5})},
                           .beyondTheSchema = {"byte-order-mark", "hand-of-a-team",
                                               "hand-of-nobody", "key-twice", "key-twice-escaped",
                                               "name-blank", "key-twice-within", "name-invisible",
                                               "name-reads-the-same", "played-no-leap-day",
                                               "starter-of-nobody"}})
        .second;

/// A lawful document of two players.
Document lawful() {
    return Document::parse(R"({
        "cimaise": 1, "game": "musee", "title": "Friday", "played": "2026-11-20",
        "place": "At Ana’s", "minutes": 95, "starter": "Ana", "note": "One\n2",
        "players": ["Ana", "Bo"], "readings": {"musee.stuck.team": "team"},
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
        "musees": [{"upper": [1, null, 60, null, null, null],
                    "middle": [null, null, null, null, null, null],
                    "lower": [null, null, null, null, null, null], "bonuses": ["upper"]}],
        "hands": {"Ana": [1, 2, 3]}})");
}

/// A change of the lawful document that makes it unreadable.
struct Fault {
    std::string pointer; ///< replaced or added
    std::string value;   ///< as JSON; empty: removed
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.pointer << ' ' << fault.value; }

class MuseeSchemaFault : public testing::TestWithParam<Fault> {};

TEST_P(MuseeSchemaFault, IsRejectedByReaderAndSchema) {
    Document document = lawful();
    ASSERT_TRUE(readCase(document.dump()));
    ASSERT_EQ(schema().complaint(document), "");
    const Document::json_pointer pointer{GetParam().pointer};
    if (GetParam().value.empty()) {
        document[pointer.parent_pointer()].erase(pointer.back());
    } else {
        document[pointer] = Document::parse(GetParam().value);
    }
    EXPECT_FALSE(readCase(document.dump()));
    EXPECT_NE(schema().complaint(document), "");
}

INSTANTIATE_TEST_SUITE_P(
    Every, MuseeSchemaFault,
    testing::Values(
        Fault{"/cimaise", ""}, Fault{"/game", ""}, Fault{"/players", ""}, Fault{"/musees", ""},
        Fault{"/staircases", ""}, Fault{"/staircases/top", ""}, Fault{"/musees/0/bonuses", ""},
        Fault{"/musees/0/lower", ""}, Fault{"/note", "1"}, Fault{"/staircases/middle", "[]"},
        Fault{"/musees/0/owner", "\"Ana\""}, Fault{"/readings/musee.other", "\"no\""},
        Fault{"/cimaise", "2"}, Fault{"/cimaise", "\"1\""}, Fault{"/game", "\"muse\""},
        Fault{"/title", "7"}, Fault{"/title", "\"a\\nb\""}, Fault{"/title", "\"a\\u202eb\""},
        Fault{"/title", "\"a\\u0085b\""}, Fault{"/title", "\"" + std::string(201, 'a') + "\""},
        Fault{"/played", "\"20.11.2026\""}, Fault{"/played", "\"2026-13-01\""},
        Fault{"/played", "20261120"}, Fault{"/players", "\"Ana\""}, Fault{"/players/1", "\"Ana\""},
        Fault{"/players/1", "\"  \""}, Fault{"/players/1", "\"\""}, Fault{"/players/1", "null"},
        Fault{"/players/1", "\"\\u0000\""}, Fault{"/players/2", "\"Cy\""}, Fault{"/readings", "[]"},
        Fault{"/readings/musee.stuck.team", "\"both\""}, Fault{"/staircases/top/0", "0"},
        Fault{"/staircases/top/0", "7"}, Fault{"/staircases/top/0", "4"},
        Fault{"/staircases/bottom", "null"}, Fault{"/musees", "{}"}, Fault{"/musees/0", "null"},
        Fault{"/musees/0/upper/0", "0"}, Fault{"/musees/0/upper/0", "61"},
        Fault{"/musees/0/upper/0", "\"1\""}, Fault{"/musees/0/upper/0", "1.5"},
        Fault{"/musees/0/upper/6", "2"}, Fault{"/musees/0/upper", "[1, 2, 3, 4, 5]"},
        Fault{"/musees/0/bonuses/0", "\"top\""}, Fault{"/hands", "[]"}, Fault{"/hands/Ana", "1"},
        Fault{"/hands/Ana/0", "61"}, Fault{"/hands/Ana/0", "null"}));

TEST(MuseeSchema, RequiresFiveColumnsForThreePlayers) {
    Document document = lawful();
    document["players"] = {"Ana", "Bo", "Cy"};
    document["staircases"]["top"] = {2, 4};
    for (const auto* gallery : {"upper", "middle", "lower"}) {
        document["musees"][0][gallery].erase(5);
    }
    ASSERT_TRUE(readCase(document.dump()));
    EXPECT_EQ(schema().complaint(document), "");
    Document wideStairs = document;
    wideStairs["staircases"]["top"] = {2, 6};
    EXPECT_FALSE(readCase(wideStairs.dump()));
    EXPECT_NE(schema().complaint(wideStairs), "");
    Document wideGallery = document;
    wideGallery["musees"][0]["lower"].push_back(nullptr);
    EXPECT_FALSE(readCase(wideGallery.dump()));
    EXPECT_NE(schema().complaint(wideGallery), "");
}

// --- the schema itself ---------------------------------------------------------------------

TEST(MuseeSchema, ListsGalleriesOfCatalogue) {
    const Document& text = schema().text();
    Document galleries = Document::array();
    for (const musee::Gallery gallery : musee::galleries) {
        galleries.push_back(musee::galleryId(gallery));
    }
    EXPECT_EQ(text["definitions"]["musee"]["properties"]["bonuses"]["items"]["enum"], galleries);
    EXPECT_EQ(text["definitions"]["exhibit"]["maximum"], musee::highestInBox);
}

} // namespace

} // namespace cimaise::musee
