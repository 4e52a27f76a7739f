// A tile as typed.
#include "tests/artsociety/drawn_wall.h"
#include "validators/artsociety/art_society_tile_text.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

std::string fault(std::string_view text) {
    const auto read = readTileText(text);
    return read ? "read: " + tileText(*read) : std::string{read.error().text.id};
}

TEST(ArtSocietyTileText, WrittenAndReadAgain) {
    for (const std::string_view text :
         {"portrait a 2x3 at 6,4", "city-life d 5x1 at 60,60", "still-life b 10x2 at 1,1",
          "landscape c 3x3 at 8,4", "decor 1 1x1 at 8,7", "decor 2 1x2 at 8,7"}) {
        const auto read = readTileText(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(tileText(*read), text);
        EXPECT_EQ(*read, tile(text));
    }
}

TEST(ArtSocietyTileText, ShortForms) {
    EXPECT_EQ(readTileText("p a 2x3 6,4"), tile("portrait a 2x3 at 6,4"));
    EXPECT_EQ(readTileText("  City-Life B 2×3  AT 6;4 "), tile("city-life b 2x3 at 6,4"));
    EXPECT_EQ(readTileText("land c 3*3 at 8,4"), tile("landscape c 3x3 at 8,4"));
    EXPECT_EQ(readTileText("decor 3 at 8,7"), tile("decor 3 3x1 at 8,7"));
    EXPECT_EQ(readTileText("d 2 1x2 8,7"), tile("decor 2 1x2 at 8,7"));
}

TEST(ArtSocietyTileText, WhatIsWrong) {
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
    EXPECT_EQ(fault("decor 2"), "art.entry.square");
}

TEST(ArtSocietyTileText, AComplaintShowsTheWord) {
    const auto read = readTileText("portrait q 2x3 at 6,4");
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().arguments, (std::vector<Argument>{{"word", std::string{"q"}}}));
}

} // namespace

} // namespace cimaise::artsociety
