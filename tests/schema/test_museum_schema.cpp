// Examples for the schema of Museum's file, and tests of what only this schema has.
#include "positions/cases.h"
#include "positions/museum/museum_catalogue.h"
#include "tests/schema/game_schema.h"

#include <gtest/gtest.h>

namespace cimaise::museum {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{museum::gameId};
    return loaded;
}

[[maybe_unused]] const bool hasExamples =
    schemaExamples()
        .try_emplace(
            museum::gameId,
            SchemaExamples{
                .values = {5, 6, 12, 60, 61, 999, 1000, "..", "standard", "asia", "culture",
                           "roman", Document::array({"..", "G."})},
                .beyondTheSchema = {"museum-museum-board-unknown", "museum-plan-ragged",
                                    "museum-starter-of-nobody", "museum-wall-beside-the-plan",
                                    "museum-wall-diagonal", "museum-wall-not-neighbours"}})
        .second;

/// A lawful document with every key.
Document lawful() {
    return Document::parse(R"({
        "cimaise": 1, "game": "museum", "title": "Friday", "played": "2026-11-20",
        "place": "At Ana’s", "minutes": 95, "starter": "Ana", "note": "One\n2",
        "players": ["Ana", "Bo"], "readings": {"museum.both": "adds"}, "edition": "retail",
        "opinion": {"asia": 3},
        "boards": {"mine": {"plan": ["..G", "x. "], "walls": [[[1, 1], [2, 1]]],
                            "bonus": {"main": 5, "full": null, "both": null}}},
        "museums": [
            {"board": "mine", "track": 47, "prestige": 2, "press": 0,
             "objects": [{"at": [1, 1], "civilisation": "roman", "domain": "culture", "value": 3}],
             "experts": [{"civilisation": "roman"}, {"domain": "culture"}, {"name": "Boch"}],
             "patron": {"kind": "legacy", "civilisation": "celtic", "points": [10, null, null]},
             "discard": {"asia": 1}},
            {"board": "standard", "track": null, "patron": {"kind": "greatest-team"}}]})");
}

TEST(MuseumSchema, AcceptsDocumentWithEveryKey) {
    ASSERT_TRUE(readCase(lawful().dump()));
    EXPECT_EQ(schema().complaint(lawful()), "");
}

TEST(MuseumSchema, AcceptsPatronCardsNotEntirelyNamed) {
    for (const char* patron :
         {R"({"kind": "legacy", "civilisation": null, "points": [1, 2, 3]})",
          R"({"kind": "continent", "continent": null, "points": [1, 2, 3]})",
          R"({"kind": "quadruple", "collections": ["roman", null, "culture", null],
                                   "points": [1, 2, 3, 4]})"}) {
        Document document = lawful();
        document["museums"][0]["patron"] = Document::parse(patron);
        EXPECT_TRUE(readCase(document.dump())) << patron;
        EXPECT_EQ(schema().complaint(document), "") << patron;
    }
}

/// A change to the lawful document; an empty value removes the key.
struct Fault {
    std::string at;
    std::string value;
};

class MuseumSchemaFault : public testing::TestWithParam<Fault> {};

TEST_P(MuseumSchemaFault, IsRejectedByReaderAndSchema) {
    Document document = lawful();
    const Document::json_pointer at{GetParam().at};
    if (GetParam().value.empty()) {
        document[at.parent_pointer()].erase(at.back());
    } else {
        document[at] = Document::parse(GetParam().value);
    }
    EXPECT_FALSE(readCase(document.dump()));
    EXPECT_NE(schema().complaint(document), "");
}

INSTANTIATE_TEST_SUITE_P(
    MuseumSchema, MuseumSchemaFault,
    testing::Values(
        Fault{"/cimaise", ""}, Fault{"/game", ""}, Fault{"/players", ""}, Fault{"/museums", ""},
        Fault{"/note", "1"}, Fault{"/game", "\"musee\""}, Fault{"/players/1", "\"Ana\""},
        Fault{"/players/2", "\"Cy\""}, Fault{"/museums", "[{}]"}, Fault{"/title", "7"},
        Fault{"/played", "\"20.11.2026\""}, Fault{"/readings/museum.both", "\"yes\""},
        Fault{"/edition", "\"english\""}, Fault{"/opinion/mars", "1"}, Fault{"/opinion/asia", "-1"},
        Fault{"/boards", "[]"}, Fault{"/boards/mine/plan", ""}, Fault{"/boards/mine/plan", "[]"},
        Fault{"/boards/mine/plan/0", "\"..g\""}, Fault{"/boards/mine/plan", "[\"x x\"]"},
        Fault{"/boards/mine/plan/0", "\".............\""}, Fault{"/boards/mine/colour", "1"},
        Fault{"/boards/mine/walls/0", "[[1, 1]]"}, Fault{"/boards/mine/walls/0/0", "[1, 61]"},
        Fault{"/boards/mine/bonus/main", "1000"}, Fault{"/boards/mine/bonus/all", "1"},
        Fault{"/museums/0/track", "1000"}, Fault{"/museums/0/prestige", "null"},
        Fault{"/museums/0/press", "-1"}, Fault{"/museums/0/objects/0/value", "6"},
        Fault{"/museums/0/objects/0/value", ""}, Fault{"/museums/0/objects/0/at", "[0, 1]"},
        Fault{"/museums/0/objects/0/domain", "\"religion\""},
        Fault{"/museums/0/objects/0/name", "\"Vase\""}, Fault{"/museums/0/experts/0", "{}"},
        Fault{"/museums/0/experts/0/domain", "\"culture\""},
        Fault{"/museums/0/experts/2/name", "\"\""}, Fault{"/museums/0/patron", "\"legacy\""},
        Fault{"/museums/0/patron/kind", "\"heir\""}, Fault{"/museums/0/patron/points", "[10]"},
        Fault{"/museums/0/patron/points", ""}, Fault{"/museums/0/patron/continent", "\"asia\""},
        Fault{"/museums/0/patron/civilisation", ""}, Fault{"/museums/0/discard/asia", "1.5"},
        Fault{"/museums/0/owner", "\"Ana\""}));

// --- the schema itself ---------------------------------------------------------------------

TEST(MuseumSchema, ListsIdsOfCatalogue) {
    const Document& text = schema().text();
    const Document& definitions = text["definitions"];
    EXPECT_EQ(definitions["civilisation"]["enum"], idsOf(museum::civilisations));
    EXPECT_EQ(definitions["domain"]["enum"], idsOf(museum::domains));
    EXPECT_EQ(definitions["continent"]["enum"], idsOf(museum::continents));
    EXPECT_EQ(text["properties"]["edition"]["enum"], idsOf(museum::editions));
    for (std::size_t i = 0; i < museum::patronKindCount; ++i) {
        const Document& patron = definitions["patron"]["oneOf"][i]["properties"];
        EXPECT_EQ(patron["kind"]["const"], museum::patrons.at(i).id);
        EXPECT_EQ(patron["points"]["maxItems"], museum::patrons.at(i).levels);
    }
}

} // namespace

} // namespace cimaise::museum
