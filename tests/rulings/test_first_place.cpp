// Tests whether a missing detail can still change the first place.
#include "rulings/questions/rulings.h"
#include "scoring/scores.h"
#include "scoring/sheet/first_place.h"
#include "scoring/sheet/tie_steps.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

const Message figure{TextId{"figure"}, {}};

ScoreSheet exact(int owner, int total) { return {.party = side(owner), .total = total}; }

ScoreSheet atLeast(int owner, int total) {
    return {.party = side(owner), .total = total, .atLeast = true, .missing = {figure}};
}

ScoreSheet between(int owner, int least, int most) {
    return {.party = side(owner),
            .total = least,
            .range = PointRange{least, most},
            .missing = {figure}};
}

/// First place with `cases` as the totals of the two sides.
FirstPlace placeOf(const std::vector<ScoreSheet>& sheets,
                   const std::vector<std::pair<int, int>>& cases = {}) {
    Score score{.sheets = sheets, .ranking = rank(sheets, {})};
    for (const auto& [one, other] : cases) {
        score.cases.push_back(rank({exact(0, one), exact(1, other)}, {}));
    }
    return firstPlaceOf(score);
}

TEST(FirstPlaceOf, SettlesExactTotals) {
    EXPECT_EQ(placeOf({exact(0, 75), exact(1, 73)}),
              (FirstPlace{.settled = true, .contenders = {side(0)}}));
    EXPECT_TRUE(placeOf({exact(0, 75), exact(1, 75)}).settled) << "the rules share the place";
    EXPECT_FALSE(placeOf({}).settled);
}

TEST(FirstPlaceOf, StaysOpenWhenTrailingPlayerMissesDetail) {
    EXPECT_EQ(
        placeOf({atLeast(0, 73), exact(1, 75)}),
        (FirstPlace{.settled = false, .missing = {figure}, .contenders = {side(0), side(1)}}));
    EXPECT_FALSE(placeOf({atLeast(0, 75), exact(1, 75)}).settled);
    EXPECT_FALSE(placeOf({atLeast(0, 80), atLeast(1, 10)}).settled);
}

TEST(FirstPlaceOf, SettlesWhenOnlyLeaderMissesDetail) {
    EXPECT_TRUE(placeOf({atLeast(0, 76), exact(1, 75)}).settled);
}

TEST(FirstPlaceOf, StaysOpenForOverlappingRanges) {
    EXPECT_FALSE(placeOf({between(0, 14, 28), between(1, 20, 34)}).settled);
    EXPECT_FALSE(placeOf({between(0, 14, 20), between(1, 20, 34)}).settled) << "a tie at 20";
    EXPECT_TRUE(placeOf({between(0, 14, 19), between(1, 20, 34)}).settled);
}

TEST(FirstPlaceOf, SettlesWhenSameSideLeadsInEveryCase) {
    EXPECT_TRUE(placeOf({between(0, 14, 28), between(1, 20, 34)}, {{14, 20}, {28, 34}}).settled);
    EXPECT_FALSE(placeOf({between(0, 14, 28), between(1, 20, 34)}, {{28, 20}, {14, 34}}).settled);
}

AnyCase sample(const std::string& name) {
    return readCase(readFile(sourceDir() / "samples" / (name + ".cimaise"))).value();
}

/// Ana has three of the four collections of her patron, with level 3 not entered; Bo's track is at
/// `track`.
AnyCase quadruple(int track) {
    std::string objects;
    for (const auto* row : {"1", "2", "3"}) {
        for (const auto* column : {"1", "2", "3"}) {
            objects += std::string{objects.empty() ? "" : ","} + R"({"at":[)" + column + "," + row +
                       R"(],"civilisation":")" +
                       (*row == '1'   ? "roman"
                        : *row == '2' ? "greek"
                                      : "celtic") +
                       R"(","domain":"culture","value":1})";
        }
    }
    const std::string text =
        R"({"cimaise":1,"game":"museum","players":["Ana","Bo"],"museums":[{"track":60,"objects":[)" +
        objects +
        R"(],"patron":{"kind":"quadruple","collections":["roman","greek","celtic","theology"],)"
        R"("points":[null,10,null,null]}},{"track":)" +
        std::to_string(track) + "}]}";
    return readCase(text).value();
}

TEST(FirstPlaceOf, NamesMissingPatronLevel) {
    const FirstPlace place = firstPlaceOf(score(quadruple(99)));
    EXPECT_FALSE(place.settled);
    ASSERT_EQ(place.missing.size(), 1U);
    EXPECT_EQ(place.missing.front(),
              (Message{TextId{"museum.missing.patron.level"}, {{"owner", side(0)}, {"level", 3}}}));
    EXPECT_TRUE(firstPlaceOf(score(quadruple(1))).settled) << "Ana leads already";
}

TEST(FirstPlaceOf, MarksFirstPlaceOpenInRulings) {
    const OpenPlace open = firstPlaceOf(resultsOf(quadruple(99)));
    EXPECT_EQ(open.cause, OpenCause::figures);
    EXPECT_EQ(open.place.missing, firstPlaceOf(score(quadruple(99))).missing);
    const Rulings rulings = rulingsOf(quadruple(99));
    const Verdict& verdict = rulings.readings.front().options.front().verdict;
    EXPECT_FALSE(verdict.firstPlace.settled);
    EXPECT_FALSE(verdict.spans.front().isExact());
    EXPECT_TRUE(firstPlaceOf(resultsOf(sample("museum/finished-3"))).place.settled);
}

TEST(FirstPlaceOf, StaysOpenWhenTieNeedsMissingHand) {
    EXPECT_FALSE(firstPlaceOf(score(sample("art-society/unfinished"))).settled);
}

using Values = std::vector<std::optional<int>>;

TEST(TieSteps, AreTheTieBreaksThatWereCompared) {
    const std::vector<ScoreSheet> sheets{exact(0, 4), exact(1, 3), exact(2, 4), exact(3, 3)};
    const auto stepsWith = [&](std::vector<int> studio, std::vector<int> coins) {
        const std::array tieBreaks{TieBreak{.id = "studio", .values = std::move(studio)},
                                   TieBreak{.id = "coins", .values = std::move(coins)}};
        return tieSteps(rank(sheets, tieBreaks), sheets.size());
    };
    const auto none = std::nullopt;
    EXPECT_EQ(stepsWith({2, 1, 2, 0}, {9, 5, 7, 6}),
              (std::vector<TieStep>{{"studio", {2, 1, 2, 0}}, {"coins", {9, none, 7, none}}}))
        << "the second pair needs the studio only";
    EXPECT_EQ(stepsWith({1, 1, 2, 1}, {9, 6, 7, 6}),
              (std::vector<TieStep>{{"studio", {1, 1, 2, 1}}, {"coins", {none, 6, none, 6}}}))
        << "a shared place has them all";
    EXPECT_TRUE(tieSteps(rank({exact(0, 4), exact(1, 3)}, {}), 2).empty());
    EXPECT_TRUE(tieSteps(rank({exact(0, 4), exact(1, 4)}, {}), 2).empty()) << "no tie-break";
    EXPECT_TRUE(tieSteps({}, 0).empty());
}

} // namespace

} // namespace cimaise
