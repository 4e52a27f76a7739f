// Tests that the schema of Muse's file accepts every document that our reader accepts, and
// rejects the others as far as a schema can.
#include "tests/muse/random_tables.h"
#include "tests/schema/game_schema.h"
#include "tests/support/files.h"
#include "tests/support/refused_documents.h"
#include "validators/cases.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

namespace cimaise::muse {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{muse::gameId};
    return loaded;
}

TEST(MuseSchema, AcceptsEverySampleAndGolden) {
    for (const auto* folder : {"samples/muse", "tests/golden/muse"}) {
        const auto files = filesIn(folder, {".cimaise"});
        ASSERT_FALSE(files.empty());
        for (const auto& path : files) {
            EXPECT_EQ(schema().complaint(Document::parse(readFile(path))), "") << path;
        }
    }
}

RC_GTEST_PROP(MuseSchema, AcceptsEveryWrittenDocument, ()) {
    RC_ASSERT(schema().complaint(Document::parse(writeCase(*muse::mixedTable()))).empty());
}

RC_GTEST_PROP(MuseSchema, AcceptsEveryReadableDocument, ()) {
    static const std::vector<Document> values{nullptr,
                                              true,
                                              0,
                                              1,
                                              8,
                                              9,
                                              999,
                                              1000,
                                              -1,
                                              "",
                                              "Ana",
                                              "the-sea",
                                              "sketch",
                                              "2026-11-20",
                                              Document::array(),
                                              Document::object(),
                                              Document::array({1, 2}),
                                              Document::array({"the-sea", "ace-of-knots"})};
    const Document document = disturbed(Document::parse(writeCase(*muse::mixedTable())), values);
    if (readCase(document.dump())) {
        RC_ASSERT(schema().complaint(document).empty());
    }
}

// --- documents rejected by both ------------------------------------------------------------

/// Documents whose errors a schema cannot express.
const std::set<std::string> beyondTheSchema{"muse-turn-of-nobody", "muse-turn-second"};

TEST(MuseSchema, RejectsSameDocumentsAsReader) {
    for (const RefusedDocument& document : refusedDocuments(muse::gameId)) {
        EXPECT_EQ(schema().complaint(Document::parse(document.text)).empty(),
                  beyondTheSchema.contains(document.name))
            << document.name;
    }
}

// --- the schema itself ---------------------------------------------------------------------

TEST(MuseSchema, DescribesEveryProperty) { expectDescribed(schema()); }

TEST(MuseSchema, BoundsEveryListLikeReader) { expectLimits(schema(), muse::gameId); }

TEST(MuseSchema, ListsReadingsCardsAndSuitsOfCatalogue) {
    const Document& text = schema().text();
    expectReadings(schema(), muse::readings);
    Document cards = Document::array();
    for (const muse::CardInfo& info : muse::cards) {
        cards.push_back(info.id);
    }
    EXPECT_EQ(text["definitions"]["card"]["enum"], cards);
    for (const muse::Suit suit : muse::suits) {
        EXPECT_TRUE(text["definitions"]["purse"]["properties"].contains(muse::suitId(suit)));
    }
    EXPECT_EQ(text["definitions"]["purse"]["properties"].size(), muse::suitCount);
    EXPECT_EQ(text["definitions"]["event"]["maximum"], muse::mostEvents);
    EXPECT_EQ(text["properties"]["game"]["const"], muse::gameId);
}

} // namespace

} // namespace cimaise::muse
