// Tests bids and markers typed as text.
#include "tests/support/described.h"
#include "validators/artsociety/art_society_figure_text.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

TEST(ArtSocietyStackText, AcceptsSpacesCommasAndSemicolons) {
    EXPECT_EQ(readStack("12, 7, 3"), (Stack{12, 7, 3}));
    EXPECT_EQ(readStack("  12;7\t3,"), (Stack{12, 7, 3}));
    EXPECT_EQ(readStack("0 99"), (Stack{0, 99}));
    EXPECT_EQ(readStack(" , ;"), Stack{});
    EXPECT_EQ(readStack(""), Stack{});
}

TEST(ArtSocietyStackText, ReadsBackWrittenStack) {
    EXPECT_EQ(stackText({12, 7, 3}), "12, 7, 3");
    EXPECT_EQ(stackText({}), "");
    EXPECT_EQ(readStack(stackText({20, 1, 4})), (Stack{20, 1, 4}));
}

TEST(ArtSocietyStackText, RejectsInvalidCards) {
    for (const char* text : {"twelve", "12 x", "100", "-1", "1.5", "7-3", "99999999999", "+3"}) {
        ASSERT_FALSE(readStack(text)) << text;
        EXPECT_EQ(described(readStack(text).error()), "art.auction.wrong") << text;
    }
}

TEST(ArtSocietyStackText, LimitsStackTo64Cards) {
    const Stack full(64, 7);
    EXPECT_EQ(readStack(stackText(full)), full);
    const auto refused = readStack(stackText(full) + ", 7");
    ASSERT_FALSE(refused);
    EXPECT_EQ(described(refused.error()), "art.auction.too-long most=64");
}

TEST(ArtSocietyMarkerText, ReadsSpaceUpTo180OrNone) {
    EXPECT_EQ(readSpace("23").value(), std::optional{23});
    EXPECT_EQ(readSpace(" 0 ").value(), std::optional{0});
    EXPECT_EQ(readSpace("180").value(), std::optional{180});
    EXPECT_EQ(readSpace("20+3").value(), std::optional{23});
    EXPECT_EQ(readSpace("").value(), std::nullopt);
    EXPECT_EQ(readSpace(" \t").value(), std::nullopt);
    for (const auto& [text, problem] : {std::pair{"181", "figure.range most=180 found=181"},
                                        {"-1", "figure.range most=180 found=-1"},
                                        {"far", "figure.not-a-number text=far"},
                                        {"2 3", "figure.sign-missing text=2 3"},
                                        {"2,", "figure.not-a-number text=2,"},
                                        {"1.5", "figure.not-a-number text=1.5"}}) {
        ASSERT_FALSE(readSpace(text)) << text;
        EXPECT_EQ(described(readSpace(text).error()), problem) << text;
    }
}

} // namespace

} // namespace cimaise::artsociety
