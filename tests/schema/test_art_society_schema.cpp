// Tests that the schema of Art Society's file accepts every document that our reader accepts, and
// rejects the others as far as a schema can.
#include "tests/artsociety/random_tables.h"
#include "tests/schema/game_schema.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"
#include "validators/cases.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace cimaise::artsociety {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{artsociety::gameId};
    return loaded;
}

TEST(ArtSocietySchema, AcceptsEverySampleAndGolden) {
    for (const auto* folder : {"samples/art-society", "tests/golden/art-society"}) {
        const auto files = filesIn(folder, {".cimaise"});
        ASSERT_FALSE(files.empty());
        for (const auto& path : files) {
            EXPECT_EQ(schema().complaint(Document::parse(readFile(path))), "") << path;
        }
    }
}

RC_GTEST_PROP(ArtSocietySchema, AcceptsEveryWrittenDocument, ()) {
    RC_ASSERT(schema().complaint(Document::parse(writeCase(*artsociety::mixedTable()))).empty());
}

RC_GTEST_PROP(ArtSocietySchema, AcceptsEveryReadableDocument, ()) {
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
    const Document document =
        disturbed(Document::parse(writeCase(*artsociety::mixedTable())), values);
    if (readCase(document.dump())) {
        RC_ASSERT(schema().complaint(document).empty());
    }
}

// --- documents rejected by both ------------------------------------------------------------

/// Documents whose errors a schema cannot express.
const std::set<std::string> beyondTheSchema{
    "art-auction-of-nobody",   "art-eyeline-below-the-wall", "art-eyeline-upside-down",
    "art-star-below-the-wall", "art-star-beside-the-wall",   "art-walls-too-many"};

TEST(ArtSocietySchema, RejectsSameDocumentsAsReader) {
    for (const RefusedDocument& document : refusedDocuments(artsociety::gameId)) {
        EXPECT_EQ(schema().complaint(Document::parse(document.text)).empty(),
                  beyondTheSchema.contains(document.name))
            << document.name;
    }
}

// --- the schema itself ---------------------------------------------------------------------

TEST(ArtSocietySchema, DescribesEveryProperty) { expectDescribed(schema()); }

TEST(ArtSocietySchema, BoundsEveryListLikeReader) { expectLimits(schema(), artsociety::gameId); }

TEST(ArtSocietySchema, ListsReadingsTypesAndFramesOfCatalogue) {
    const Document& text = schema().text();
    expectReadings(schema(), artsociety::readings);
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

} // namespace cimaise::artsociety
