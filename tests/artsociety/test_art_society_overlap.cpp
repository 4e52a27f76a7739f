// Tests that an overlap is reported with the squares that both tiles cover.
#include "tests/artsociety/drawn_wall.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise::artsociety {

namespace {

/// Returns the squares named by the first overlap finding of the wall.
Value squaresShared(const Drawing& wall) {
    const Findings findings = cimaise::check(AnyCase{table({wall, {}})});
    const auto overlap = std::ranges::find(findings, "art.overlap", &Finding::rule);
    if (overlap == findings.end()) {
        return Value{std::string{"no overlap"}};
    }
    const std::vector<Argument>& arguments = overlap->says.arguments;
    return std::ranges::find(arguments, "squares", &Argument::name)->value;
}

TEST(ArtSocietyOverlap, NamesUpToFourSquaresRowByRow) {
    EXPECT_EQ(squaresShared({"portrait a 2x3 at 6,4 start", "landscape b 2x3 at 7,6"}),
              Value{std::string{"7,6"}});
    EXPECT_EQ(squaresShared({"portrait a 2x3 at 6,4 start", "landscape b 2x2 at 6,5"}),
              Value{std::string{"6,5 · 7,5 · 6,6 · 7,6"}});
    EXPECT_EQ(squaresShared({"landscape b 2x2 at 7,3", "portrait a 2x3 at 6,4 start"}),
              Value{std::string{"7,4"}});
}

TEST(ArtSocietyOverlap, NamesCornersOfManySquares) {
    EXPECT_EQ(squaresShared({"portrait a 2x3 at 6,4 start", "landscape b 3x3 at 6,4"}),
              Value{std::string{"6,4–7,6"}});
}

} // namespace

} // namespace cimaise::artsociety
