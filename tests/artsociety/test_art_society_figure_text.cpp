// Tests bids as text, and markers typed as text.
#include "positions/artsociety/art_society_figure_text.h"
#include "tests/support/described.h"

#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

TEST(ArtSocietyStackText, ListsCards) {
    EXPECT_EQ(stackText({12, 7, 3}), "12, 7, 3");
    EXPECT_EQ(stackText({}), "");
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
