// Tests that a search requested as text gives the same result as a direct one, completely.
#include "positions/cases.h"
#include "rulings/museum/museum_arrange_text.h"
#include "tests/museum/random_museums.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::museum {

namespace {

void expectSame(const Arrangement& answer, const Arrangement& meant) {
    EXPECT_EQ(answer.objects, meant.objects);
    EXPECT_EQ(answer.total, meant.total);
    EXPECT_EQ(answer.bound, meant.bound);
    EXPECT_EQ(answer.now, meant.now);
    EXPECT_EQ(answer.moved, meant.moved);
}

Object roman(Cell at, Domain domain, int value) {
    return {.at = at, .civilisation = Civilisation::roman, .domain = domain, .value = value};
}

/// A position whose score improves when the last object moves.
Layout scattered() {
    Layout layout = newLayout({.players = {"Ana", "Bo"}});
    layout.museums.at(0).objects =
        std::vector{roman({1, 1}, Domain::culture, 1), roman({2, 1}, Domain::warfare, 2),
                    roman({5, 5}, Domain::architecture, 3)};
    return layout;
}

const SearchLimit enough{.time = std::chrono::seconds{20}};

TEST(MuseumArrangeText, MatchesSearchResult) {
    const Layout layout = scattered();
    const auto meant = arrange(layout, 0, enough);
    const auto answer = readAnswer(answerInText(writeCase(layout), 0, enough), layout, 0);
    ASSERT_TRUE(meant && answer && *answer);
    expectSame(**answer, *meant);
    EXPECT_GT(meant->total, meant->now) << "or nothing would have to move";
}

TEST(MuseumArrangeText, ReportsReasonWithoutArrangement) {
    const Layout layout = scattered();
    for (const NoArrangement why : {NoArrangement::noBoard, NoArrangement::tooManyObjects}) {
        const auto answer = readAnswer(writeAnswer(tl::unexpected(why)), layout, 0);
        ASSERT_TRUE(answer && !*answer);
        EXPECT_EQ(answer->error(), why);
    }
    const auto noMuseum = readAnswer(answerInText("{}", 0, enough), layout, 0);
    ASSERT_TRUE(noMuseum && !*noMuseum);
    EXPECT_EQ(noMuseum->error(), NoArrangement::noBoard);
}

TEST(MuseumArrangeText, RejectsForeignOrTruncatedAnswers) {
    const Layout layout = scattered();
    const std::string answer = answerInText(writeCase(layout), 0, enough);
    EXPECT_FALSE(readAnswer(answer, layout, 1)) << "a side without objects";
    EXPECT_FALSE(readAnswer(answer, layout, 2));
    EXPECT_FALSE(readAnswer(answer, layout, -1));
    for (std::size_t length = 0; length < answer.size(); ++length) {
        EXPECT_FALSE(readAnswer(answer.substr(0, length), layout, 0)) << length;
    }
    for (const char* other : {"[]", "{}", R"({"none": "bored"})", R"({"cells": [[1, 1], [1]]})"}) {
        EXPECT_FALSE(readAnswer(other, layout, 0)) << other;
    }
}

RC_GTEST_PROP(MuseumArrangeText, RoundTripsAnyArrangement, ()) {
    const Layout layout = randomLayout(*rc::gen::arbitrary<std::uint64_t>());
    const int side = *rc::gen::inRange(0, sideCount(layout));
    Arrangement meant{.objects = *layout.museums.at(static_cast<std::size_t>(side)).objects,
                      .total = *rc::gen::inRange(-99, 999),
                      .bound = *rc::gen::inRange(-99, 999),
                      .now = *rc::gen::inRange(-99, 999),
                      .moved = *rc::gen::inRange(0, 20)};
    for (Object& object : meant.objects) {
        object.at = {.column = *rc::gen::inRange(1, 12), .row = *rc::gen::inRange(1, 12)};
    }
    const auto answer = readAnswer(writeAnswer(meant), layout, side);
    RC_ASSERT(answer && *answer);
    expectSame(**answer, meant);
}

} // namespace

} // namespace cimaise::museum
