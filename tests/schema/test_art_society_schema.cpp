// Examples for the schema of Art Society's file, and tests of what only this schema has.
#include "positions/cases.h"
#include "tests/schema/game_schema.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

using Document = nlohmann::json;

const GameSchema& schema() {
    static const GameSchema loaded{artsociety::gameId};
    return loaded;
}

[[maybe_unused]] const bool hasExamples =
    schemaExamples()
        .try_emplace(artsociety::gameId,
                     SchemaExamples{
                         .values = {61, 9, 99, 100, "portrait", "a", Document::array({6, 4})},
                         .beyondTheSchema = {"art-auction-of-nobody", "art-eyeline-below-the-wall",
                                             "art-eyeline-upside-down", "art-star-below-the-wall",
                                             "art-star-beside-the-wall", "art-starter-of-nobody",
                                             "art-walls-too-many"}})
        .second;

TEST(ArtSocietySchema, ListsTypesAndFramesOfCatalogue) {
    const Document& text = schema().text();
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
}

} // namespace

} // namespace cimaise::artsociety
