// Examples for the schema of Muse's file, and tests of what only this schema has.
#include "positions/cases.h"
#include "tests/schema/game_schema.h"

#include <gtest/gtest.h>

namespace cimaise::muse {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{muse::gameId};
    return loaded;
}

[[maybe_unused]] const bool hasExamples =
    schemaExamples()
        .try_emplace(muse::gameId,
                     SchemaExamples{.values = {8, 9, 999, 1000, "the-sea", "sketch",
                                               Document::array({"the-sea", "ace-of-knots"})},
                                    .beyondTheSchema = {"muse-starter-of-nobody",
                                                        "muse-turn-of-nobody", "muse-turn-second"}})
        .second;

TEST(MuseSchema, ListsCardsAndSuitsOfCatalogue) {
    const Document& text = schema().text();
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
}

} // namespace

} // namespace cimaise::muse
