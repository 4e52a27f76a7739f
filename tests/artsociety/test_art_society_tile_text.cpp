// Tests tiles typed as text.
#include "tests/artsociety/drawn_wall.h"
#include "validators/artsociety/art_society_tile_text.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

const TileWords english{
    .types = {"City Life", "Portrait", "Still Life", "Landscape"}, .decor = "decor", .at = "at"};
const TileWords french{.types = {"Vie urbaine", "Portrait", "Nature morte", "Paysage"},
                       .decor = "décoration",
                       .at = "en",
                       .assistant = "assistant",
                       .excess = "trop"};

std::string fault(std::string_view text) {
    const auto read = readTileText(text, english);
    return read ? "read: " + tileText(*read, english) : std::string{read.error().text.id};
}

TEST(ArtSocietyTileText, ReadsBackWrittenTiles) {
    for (const std::string_view text :
         {"portrait a 2x3 at 6,4", "city-life d 5x1 at 60,60", "still-life b 10x2 at 1,1",
          "landscape c 3x3 at 8,4", "decor 1 1x1 at 8,7", "decor 2 1x2 at 8,7"}) {
        const auto read = readTileText(text, english);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(tileText(*read, english), text);
        EXPECT_EQ(*read, tile(text));
    }
}

TEST(ArtSocietyTileText, AcceptsShortForms) {
    EXPECT_EQ(readTileText("p a 2x3 6,4", english), tile("portrait a 2x3 at 6,4"));
    EXPECT_EQ(readTileText("  City-Life B 2×3  AT 6;4 ", english), tile("city-life b 2x3 at 6,4"));
    EXPECT_EQ(readTileText("land c 3*3 at 8,4", english), tile("landscape c 3x3 at 8,4"));
    EXPECT_EQ(readTileText("decor 3 at 8,7", english), tile("decor 3 3x1 at 8,7"));
    EXPECT_EQ(readTileText("d 2 1x2 8,7", english), tile("decor 2 1x2 at 8,7"));
}

TEST(ArtSocietyTileText, ReadsFrench) {
    const auto read = [](std::string_view text) { return readTileText(text, french); };
    EXPECT_EQ(read("paysage a 2×3 en 6,4"), tile("landscape a 2x3 at 6,4"));
    EXPECT_EQ(read("Vie urbaine b 2x2 1,1"), tile("city-life b 2x2 at 1,1"));
    EXPECT_EQ(read("nature-morte c 3x3 en 8,4"), tile("still-life c 3x3 at 8,4"));
    EXPECT_EQ(read("DÉCORATION 2 1x2 en 8,7"), tile("decor 2 1x2 at 8,7"));
    EXPECT_EQ(read("déco 3 en 8,7"), tile("decor 3 3x1 at 8,7"));
    EXPECT_EQ(read("landscape a 2x3 at 6,4"), tile("landscape a 2x3 at 6,4")) << "English too";
}

TEST(ArtSocietyTileText, ReadsBackTilesWrittenInFrench) {
    for (const auto& [written, meant] :
         {std::pair{"paysage a 2x3 en 6,4", "landscape a 2x3 at 6,4"},
          std::pair{"vie-urbaine d 5x1 en 60,60", "city-life d 5x1 at 60,60"},
          std::pair{"nature-morte b 2x2 en 1,1", "still-life b 2x2 at 1,1"},
          std::pair{"décoration 2 1x2 en 8,7", "decor 2 1x2 at 8,7"}}) {
        EXPECT_EQ(tileText(tile(meant), french), written);
        EXPECT_EQ(readTileText(written, french), tile(meant));
    }
}

TEST(ArtSocietyTileText, RejectsAmbiguousPrefix) {
    const auto both = readTileText("p a 2x3 en 6,4", french); // portrait or paysage
    ASSERT_FALSE(both);
    EXPECT_EQ(both.error().text.id, "art.entry.several");
    EXPECT_EQ(both.error().arguments, (std::vector<Argument>{{"word", std::string{"p"}},
                                                             {"first", std::string{"Portrait"}},
                                                             {"second", std::string{"Paysage"}}}));
    EXPECT_EQ(readTileText("pa a 2x3 en 6,4", french), tile("landscape a 2x3 at 6,4"));
}

TEST(ArtSocietyTileText, OffersMeaningsOfAmbiguousType) {
    EXPECT_EQ(tileMeanings("p a 2x3 en 6,4", french),
              (std::vector<std::string>{"portrait a 2x3 6,4", "paysage a 2x3 6,4"}));
    EXPECT_TRUE(tileMeanings("pa a 2x3 en 6,4", french).empty());
    EXPECT_TRUE(tileMeanings("", french).empty());
}

TEST(ArtSocietyTileText, ListsTypesAsTheyAreTyped) {
    const auto read = readTileText("sculpture a 2x3 at 6,4", english);
    ASSERT_FALSE(read);
    EXPECT_EQ(
        read.error().arguments,
        (std::vector<Argument>{{"kinds", std::string{"city life, portrait, still life, landscape"}},
                               {"decor", std::string{"decor"}},
                               {"word", std::string{"sculpture"}}}));
}

TEST(ArtSocietyTileText, ReportsInvalidPart) {
    EXPECT_EQ(fault(""), "art.entry.kind");
    EXPECT_EQ(fault("sculpture a 2x3 at 6,4"), "art.entry.kind");
    EXPECT_EQ(fault("portraits a 2x3 at 6,4"), "art.entry.kind");
    EXPECT_EQ(fault("portrait e 2x3 at 6,4"), "art.entry.frame");
    EXPECT_EQ(fault("portrait 2x3 at 6,4"), "art.entry.frame");
    EXPECT_EQ(fault("portrait a at 6,4"), "art.entry.size");
    EXPECT_EQ(fault("portrait a 2x0 at 6,4"), "art.entry.size");
    EXPECT_EQ(fault("portrait a 2x61 at 6,4"), "art.entry.size");
    EXPECT_EQ(fault("portrait a 2x3"), "art.entry.square");
    EXPECT_EQ(fault("portrait a 2x3 at 6"), "art.entry.square");
    EXPECT_EQ(fault("portrait a 2x3 at 0,4"), "art.entry.square");
    EXPECT_EQ(fault("portrait a 2x3 at 6,4 start"), "art.entry.too-many");
    EXPECT_EQ(fault("decor at 8,7"), "art.entry.shields");
    EXPECT_EQ(fault("decor 100 at 8,7"), "art.entry.shields");
    EXPECT_EQ(fault("Decor 2"), "art.entry.square");
}

TEST(ArtSocietyTileText, ReadsTilesBesideWall) {
    const Tile painting = tile("portrait a 4x3").tile;
    const auto typed = [](std::string_view text, const TileWords& words) {
        return readTypedTile(text, words);
    };
    for (const std::string_view text :
         {"portrait a 4x3 assistant", "portrait a 4x3 at ass", "Portrait A 4x3 ASSISTANT"}) {
        EXPECT_EQ(typed(text, english), (TypedTile{painting, BesideWall::assistant})) << text;
    }
    EXPECT_EQ(typed("portrait a 4x3 excess", english), (TypedTile{painting, BesideWall::excess}));
    EXPECT_EQ(typed("portrait a 4x3 assistant", french),
              (TypedTile{painting, BesideWall::assistant}));
    EXPECT_EQ(typed("portrait a 4x3 en trop", french), (TypedTile{painting, BesideWall::excess}));
    EXPECT_EQ(typed("decor 2 assistant", english),
              (TypedTile{tile("decor 2 2x1").tile, BesideWall::assistant}));
    EXPECT_EQ(typed("portrait a 4x3 6,4", english), (TypedTile{painting, Square{6, 4}}));
    for (const std::string_view text :
         {"portrait a 4x3", "portrait a 4x3 a", "portrait a 4x3 assistants"}) {
        const auto read = typed(text, english);
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(read.error().text.id, "art.entry.square") << text;
    }
    EXPECT_EQ(fault("portrait a 4x3 assistant"), "art.entry.square") << "not a tile on the wall";
}

TEST(ArtSocietyTileText, QuotesInvalidWord) {
    const auto read = readTileText("portrait q 2x3 at 6,4", english);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().arguments, (std::vector<Argument>{{"word", std::string{"q"}}}));
}

} // namespace

} // namespace cimaise::artsociety
