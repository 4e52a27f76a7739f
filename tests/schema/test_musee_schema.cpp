// The schema of Musée's file takes what our reader takes, and refuses what it can of the rest.
#include "tests/musee/random_tables.h"
#include "tests/support/files.h"
#include "validators/cases.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <memory>
#include <rapidcheck/gtest.h>
#include <set>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

namespace cimaise {

namespace {

using Document = nlohmann::json;

Document schemaText() {
    return Document::parse(readFile(sourceDir() / "schema/musee.schema.json"));
}

const valijson::Schema& schema() {
    static const auto loaded = [] {
        auto made = std::make_unique<valijson::Schema>();
        const Document text = schemaText();
        valijson::SchemaParser{valijson::SchemaParser::kDraft7}.populateSchema(
            valijson::adapters::NlohmannJsonAdapter{text}, *made);
        return made;
    }();
    return *loaded;
}

/// What the schema has against a document; empty: nothing.
std::string complaint(const Document& document) {
    valijson::Validator validator;
    valijson::ValidationResults results;
    if (validator.validate(schema(), valijson::adapters::NlohmannJsonAdapter{document}, &results)) {
        return {};
    }
    std::string text = "refused";
    for (valijson::ValidationResults::Error error; results.popError(error);) {
        text += "; " + error.description;
    }
    return text;
}

TEST(MuseeSchema, TakesEverySample) {
    for (const auto& path : filesIn("samples/musee", {".cimaise"})) {
        EXPECT_EQ(complaint(Document::parse(readFile(path))), "") << path;
    }
}

TEST(MuseeSchema, TakesEveryGoldenThatTheReaderTakes) {
    for (const auto& path : filesIn("tests/golden/musee", {".cimaise"})) {
        const std::string text = readFile(path);
        if (readCase(text)) {
            EXPECT_EQ(complaint(Document::parse(text)), "") << path;
        }
    }
}

RC_GTEST_PROP(MuseeSchema, TakesWhatTheWriterWrites, ()) {
    RC_ASSERT(complaint(Document::parse(writeCase(*musee::anyTable()))).empty());
}

/// Replaces the value at a random pointer, or takes it away.
void disturb(Document& document) {
    static const std::vector<Document> values{nullptr,
                                              true,
                                              0,
                                              1,
                                              6,
                                              7,
                                              60,
                                              61,
                                              -1,
                                              "",
                                              " ",
                                              "Ana",
                                              "upper",
                                              "2026-11-20",
                                              Document::array(),
                                              Document::object(),
                                              Document::array({1, 2, 3, 4, 5})};
    std::vector<Document::json_pointer> pointers;
    const Document flat = document.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        for (Document::json_pointer at{pointer}; !at.empty(); at = at.parent_pointer()) {
            pointers.push_back(at);
        }
    }
    const Document::json_pointer where = *rc::gen::elementOf(pointers);
    Document& parent = document[where.parent_pointer()];
    if (parent.is_object() && *rc::gen::inRange(0, 3) == 0) {
        parent.erase(where.back());
    } else {
        document[where] = *rc::gen::elementOf(values);
    }
}

RC_GTEST_PROP(MuseeSchema, TakesWhatTheReaderTakes, ()) {
    Document document = Document::parse(writeCase(*musee::anyTable()));
    disturb(document);
    if (readCase(document.dump())) {
        RC_ASSERT(complaint(document).empty());
    }
}

// --- what both refuse ----------------------------------------------------------------------

/// A lawful document of two players.
Document lawful() {
    return Document::parse(R"({
        "cimaise": 1, "game": "musee", "title": "Friday", "played": "2026-11-20",
        "players": ["Ana", "Bo"], "readings": {"musee.stuck.team": "team"},
        "staircases": {"top": [2, 4, 6], "bottom": [1, 3, 5]},
        "musees": [{"upper": [1, null, 60, null, null, null],
                    "middle": [null, null, null, null, null, null],
                    "lower": [null, null, null, null, null, null], "bonuses": ["upper"]}],
        "hands": {"Ana": [1, 2, 3]}})");
}

/// Documents that break nothing a schema can express.
const std::set<std::string> beyondTheSchema{
    "byte-order-mark",  "hand-of-a-team",    "hand-of-nobody",
    "key-twice",        "key-twice-escaped", "name-blank",
    "key-twice-within", "name-invisible",    "played-no-leap-day"};

TEST(MuseeSchema, RefusesWhatTheReaderRefuses) {
    constexpr std::uintmax_t ordinarySize = 10'000; // the validator is slow on the others
    for (const auto& path : filesIn("tests/golden/refused", {".json"})) {
        const auto document = Document::parse(readFile(path), nullptr, false);
        const bool expectation = path.string().ends_with(".expected.json");
        if (!expectation && !document.is_discarded() && file_size(path) < ordinarySize) {
            EXPECT_EQ(complaint(document).empty(), beyondTheSchema.contains(path.stem().string()))
                << path;
        }
    }
}

/// A change of the lawful document that makes it unreadable.
struct Fault {
    std::string pointer; ///< what is replaced, or added
    std::string value;   ///< as JSON; empty: it is taken away
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.pointer << ' ' << fault.value; }

class MuseeSchemaFault : public testing::TestWithParam<Fault> {};

TEST_P(MuseeSchemaFault, IsRefusedByTheReaderAndTheSchema) {
    Document document = lawful();
    ASSERT_TRUE(readCase(document.dump()));
    ASSERT_EQ(complaint(document), "");
    const Document::json_pointer pointer{GetParam().pointer};
    if (GetParam().value.empty()) {
        document[pointer.parent_pointer()].erase(pointer.back());
    } else {
        document[pointer] = Document::parse(GetParam().value);
    }
    EXPECT_FALSE(readCase(document.dump()));
    EXPECT_NE(complaint(document), "");
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

TEST(MuseeSchema, ThreePlayersHaveFiveColumns) {
    Document document = lawful();
    document["players"] = {"Ana", "Bo", "Cy"};
    document["staircases"]["top"] = {2, 4};
    for (const auto* gallery : {"upper", "middle", "lower"}) {
        document["musees"][0][gallery].erase(5);
    }
    ASSERT_TRUE(readCase(document.dump()));
    EXPECT_EQ(complaint(document), "");
    Document wideStairs = document;
    wideStairs["staircases"]["top"] = {2, 6};
    EXPECT_FALSE(readCase(wideStairs.dump()));
    EXPECT_NE(complaint(wideStairs), "");
    Document wideGallery = document;
    wideGallery["musees"][0]["lower"].push_back(nullptr);
    EXPECT_FALSE(readCase(wideGallery.dump()));
    EXPECT_NE(complaint(wideGallery), "");
}

// --- the schema itself ---------------------------------------------------------------------

/// Every property says what it is, and no object takes unknown keys.
void checkDescribed(const Document& part, const std::string& where) {
    if (part.contains("properties")) {
        EXPECT_EQ(part.value("additionalProperties", true), false) << where;
        for (const auto& [key, property] : part["properties"].items()) {
            const std::string here = fmt::format("{}/{}", where, key);
            EXPECT_FALSE(property.value("description", "").empty()) << here;
            checkDescribed(property, here);
        }
    }
}

TEST(MuseeSchema, DescribesEveryProperty) {
    const Document text = schemaText();
    checkDescribed(text, "");
    for (const auto& [name, definition] : text["definitions"].items()) {
        EXPECT_FALSE(definition.value("description", "").empty()) << name;
        checkDescribed(definition, fmt::format("/definitions/{}", name));
    }
}

TEST(MuseeSchema, NamesTheReadingsAndGalleriesOfTheCatalogue) {
    const Document text = schemaText();
    Document expected = Document::object();
    for (const Reading& reading : musee::readings) {
        for (const ReadingOption& option : reading.options) {
            expected[std::string{reading.id}].push_back(option.id);
        }
    }
    Document stated = Document::object();
    for (const auto& [id, reading] : text["properties"]["readings"]["properties"].items()) {
        stated[id] = reading["enum"];
    }
    EXPECT_EQ(stated, expected);
    Document galleries = Document::array();
    for (const musee::Gallery gallery : musee::galleries) {
        galleries.push_back(musee::galleryId(gallery));
    }
    EXPECT_EQ(text["definitions"]["musee"]["properties"]["bonuses"]["items"]["enum"], galleries);
    EXPECT_EQ(text["properties"]["game"]["const"], musee::gameId);
    EXPECT_EQ(text["definitions"]["exhibit"]["maximum"], musee::highestInBox);
}

} // namespace

} // namespace cimaise
