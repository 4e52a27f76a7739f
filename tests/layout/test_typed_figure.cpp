// Tests typed figures: numbers, sums, and what is refused with which sentence.
#include "positions/text/typed_figure.h"
#include "tests/support/described.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

constexpr int highest = 999;

std::optional<int> valueOf(std::string_view text) { return readTypedFigure(text, highest).value; }

std::string problemOf(std::string_view text) {
    const TypedFigure figure = readTypedFigure(text, highest);
    EXPECT_FALSE(figure.value) << text;
    return figure.problem ? described(*figure.problem) : std::string{};
}

TEST(TypedFigure, ReadsNumbersAndSums) {
    EXPECT_EQ(valueOf("0"), 0);
    EXPECT_EQ(valueOf("047"), 47);
    EXPECT_EQ(valueOf(" 999 "), 999);
    EXPECT_EQ(valueOf("20+3"), 23);
    EXPECT_EQ(valueOf("15+16-2"), 29);
    EXPECT_EQ(valueOf("15 + 16 \u2212 2"), 29) << "minus sign";
    EXPECT_EQ(valueOf("15\u202F+\u00A016 \u2013 2"), 29) << "en dash, blanks that do not break";
    EXPECT_EQ(valueOf("20+3 ="), 23);
    EXPECT_EQ(valueOf("3-5+4"), 2) << "only the result has a range";
    EXPECT_EQ(valueOf("1000-1"), 999);
}

TEST(TypedFigure, TellsSumsFromNumbers) {
    EXPECT_FALSE(readTypedFigure("23", highest).isSum);
    EXPECT_TRUE(readTypedFigure("20+3", highest).isSum);
    EXPECT_TRUE(readTypedFigure("20+", highest).isSum);
    EXPECT_EQ(readTypedFigure(" ", highest), TypedFigure{}) << "nothing typed";
}

TEST(TypedFigure, SaysWhereANumberIsMissing) {
    EXPECT_EQ(problemOf("20+"), "figure.missing-after text=20+");
    EXPECT_EQ(problemOf("20 + "), "figure.missing-after text=20 +");
    EXPECT_EQ(problemOf("20+\u22123"), "figure.missing-after text=20+");
    EXPECT_EQ(problemOf("+3"), "figure.missing-before text=+3");
    EXPECT_THAT(problemOf("-3"), testing::AllOf(testing::StartsWith("figure.range most="),
                                                testing::EndsWith("found=-3")))
        << "no number below 0";
    EXPECT_TRUE(readTypedFigure("20+", highest).isIncomplete);
    EXPECT_FALSE(readTypedFigure("20+x", highest).isIncomplete);
}

TEST(TypedFigure, NeverReducesATextToItsDigits) {
    for (const std::string text :
         {"blabla", "4x", "x4", "4.5", "4,5", "20+x", "4*3", "٤", "=", "1e3", "0x10"}) {
        EXPECT_EQ(problemOf(text), "figure.not-a-number text=" + text);
    }
    EXPECT_EQ(problemOf("20 3"), "figure.sign-missing text=20 3") << "203, or 23";
    EXPECT_EQ(problemOf(std::string(70, '1')).substr(0, 20), "figure.not-a-number ");
}

TEST(TypedFigure, SaysRangeAndResult) {
    EXPECT_EQ(problemOf("1000"), "figure.range most=999 found=1000");
    EXPECT_EQ(problemOf("999+1"), "figure.range most=999 found=1000");
    EXPECT_EQ(problemOf("15-16"), "figure.range most=999 found=\u22121");
    EXPECT_EQ(problemOf("12345678901"), "figure.range most=999 found=12345678901");
}

} // namespace

} // namespace cimaise
