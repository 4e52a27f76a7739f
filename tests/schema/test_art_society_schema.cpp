// The schema of Art Society's file takes what our reader takes, and refuses what it can of the
// rest.
#include "tests/artsociety/random_tables.h"
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
    return Document::parse(readFile(sourceDir() / "schema/art-society.schema.json"));
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

TEST(ArtSocietySchema, TakesEverySampleAndGolden) {
    for (const auto* folder : {"samples/art-society", "tests/golden/art-society"}) {
        const auto files = filesIn(folder, {".cimaise"});
        ASSERT_FALSE(files.empty());
        for (const auto& path : files) {
            EXPECT_EQ(complaint(Document::parse(readFile(path))), "") << path;
        }
    }
}

RC_GTEST_PROP(ArtSocietySchema, TakesWhatTheWriterWrites, ()) {
    RC_ASSERT(complaint(Document::parse(writeCase(*artsociety::mixedTable()))).empty());
}

/// Replaces the value at a random pointer, or takes it away.
void disturb(Document& document) {
    static const std::vector<Document> values{nullptr,
                                              true,
                                              0,
                                              1,
                                              61,
                                              9,
                                              99,
                                              100,
                                              -1,
                                              "",
                                              "Ana",
                                              "portrait",
                                              "a",
                                              "2026-11-20",
                                              Document::array(),
                                              Document::object(),
                                              Document::array({1, 2}),
                                              Document::array({6, 4})};
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

RC_GTEST_PROP(ArtSocietySchema, TakesWhatTheReaderTakes, ()) {
    Document document = Document::parse(writeCase(*artsociety::mixedTable()));
    disturb(document);
    if (readCase(document.dump())) {
        RC_ASSERT(complaint(document).empty());
    }
}

// --- what both refuse ----------------------------------------------------------------------

/// Documents that break nothing a schema can express.
const std::set<std::string> beyondTheSchema{
    "art-auction-of-nobody",   "art-eyeline-below-the-wall", "art-eyeline-upside-down",
    "art-star-below-the-wall", "art-star-beside-the-wall",   "art-walls-too-many"};

TEST(ArtSocietySchema, RefusesWhatTheReaderRefuses) {
    int tried = 0;
    for (const auto& path : filesIn("tests/golden/refused", {".json"})) {
        const std::string name = path.stem().string();
        if (name.starts_with("art-") && !name.ends_with(".expected")) {
            ++tried;
            EXPECT_EQ(complaint(Document::parse(readFile(path))).empty(),
                      beyondTheSchema.contains(name))
                << path;
        }
    }
    EXPECT_GT(tried, 0);
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

TEST(ArtSocietySchema, DescribesEveryProperty) {
    const Document text = schemaText();
    checkDescribed(text, "");
    for (const auto& [name, definition] : text["definitions"].items()) {
        EXPECT_FALSE(definition.value("description", "").empty()) << name;
        checkDescribed(definition, fmt::format("/definitions/{}", name));
    }
}

TEST(ArtSocietySchema, NamesTheReadingsTypesAndFramesOfTheCatalogue) {
    const Document text = schemaText();
    Document stated = Document::object();
    for (const auto& [id, reading] : text["properties"]["readings"]["properties"].items()) {
        stated[id] = reading["enum"];
    }
    Document expected = Document::object();
    for (const Reading& reading : artsociety::readings) {
        for (const ReadingOption& option : reading.options) {
            expected[std::string{reading.id}].push_back(option.id);
        }
    }
    EXPECT_EQ(stated, expected);
    Document types = Document::array();
    for (const artsociety::TypeInfo& info : artsociety::typeInfos) {
        types.push_back(info.id);
        EXPECT_TRUE(text["properties"]["prestige"]["properties"].contains(info.id));
    }
    EXPECT_EQ(text["definitions"]["type"]["enum"], types);
    Document frames = Document::array();
    for (const artsociety::Frame frame : artsociety::frames) {
        frames.push_back(artsociety::frameId(frame));
    }
    EXPECT_EQ(text["definitions"]["frame"]["enum"], frames);
    EXPECT_EQ(text["properties"]["game"]["const"], artsociety::gameId);
}

} // namespace

} // namespace cimaise
