// Tests that an open question which the players have answered is no longer shown.
#include "app/game/evaluation.h"
#include "tests/support/files.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Number of findings that report an open question of Museum.
auto asked(const Findings& findings) {
    return std::ranges::count(findings, std::string_view{"museum.reading"}, &Finding::rule);
}

TEST(NotableFindings, OmitAnsweredQuestions) {
    AnyCase game = *readCase(readFile(sourceDir() / "samples/museum/disputed.cimaise"));
    headerOf(game).readings.reset();
    const auto open = asked(evaluate(game).findings);
    ASSERT_GT(open, 0);
    headerOf(game).readings = ReadingChoices{};
    for (const Reading& reading : gameOf(game).readings) {
        headerOf(game).readings->push_back({reading.id, reading.options.front().id});
    }
    EXPECT_EQ(asked(evaluate(game).findings), 0);
    EXPECT_EQ(asked(check(game)), open) << "machines are told of it all the same";
}

TEST(NotableFindings, AnswerOmitsOnlyItsOwnQuestion) {
    AnyCase game = *readCase(readFile(sourceDir() / "samples/museum/disputed.cimaise"));
    headerOf(game).readings.reset();
    const Findings before = evaluate(game).findings;
    for (const Reading& reading : gameOf(game).readings) {
        headerOf(game).readings = ReadingChoices{{reading.id, reading.options.front().id}};
        const auto silenced = std::ranges::count_if(before, [&](const Finding& finding) {
            return !finding.says.arguments.empty() &&
                   finding.says.arguments.front().value == Value{reading.explanation.title};
        });
        EXPECT_EQ(asked(evaluate(game).findings), asked(before) - silenced) << reading.id;
    }
}

} // namespace

} // namespace cimaise
