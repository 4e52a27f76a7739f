// Tests that every text about winners, leaders and first places is formed where the list of
// possible results is known: entered figures alone do not prove who has won.
#include "tests/meta/translations.h"
#include "tests/support/files.h"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <regex>

namespace cimaise {

namespace {

using namespace std::string_view_literals;

/// Texts that say who has won or leads, what decides it, or that it is open.
constexpr std::array claims{"cli.rulings.bonus.open"sv,
                            "cli.rulings.bonus.points"sv,
                            "cli.rulings.bonus.winner"sv,
                            "cli.rulings.changes-winner"sv,
                            "cli.rulings.correct-first"sv,
                            "cli.rulings.differs"sv,
                            "cli.rulings.differs.open"sv,
                            "cli.rulings.differs.others"sv,
                            "cli.rulings.leading"sv,
                            "cli.rulings.leading.several"sv,
                            "cli.rulings.match"sv,
                            "cli.rulings.match.standing"sv,
                            "cli.rulings.match.winner"sv,
                            "cli.rulings.match.wins"sv,
                            "cli.rulings.match.won"sv,
                            "cli.rulings.outcome"sv,
                            "cli.rulings.outcome.leading"sv,
                            "cli.rulings.outcome.undecided"sv,
                            "cli.rulings.settled"sv,
                            "cli.rulings.settled.leading"sv,
                            "cli.rulings.tied"sv,
                            "cli.rulings.winners"sv,
                            "cli.rulings.winners.open"sv,
                            "compare.winner.other"sv,
                            "compare.winner.same"sv,
                            "compare.winner.settled"sv,
                            "handover.decided"sv,
                            "handover.first-place-open"sv,
                            "library.score.tie-break"sv,
                            "library.won"sv,
                            "library.won.open"sv,
                            "library.won.unknown"sv,
                            "ranking.open"sv,
                            "ranking.open.contenders"sv,
                            "ranking.open.reading"sv,
                            "ranking.open.tie"sv,
                            "ranking.open.unclaimed"sv,
                            "ranking.open.unscored"sv,
                            "rematch.begins.nobody"sv,
                            "rematch.begins.one"sv,
                            "rematch.begins.open"sv,
                            "rematch.begins.some"sv,
                            "result.headline.leading"sv,
                            "result.headline.open"sv,
                            "result.headline.points"sv,
                            "result.headline.shared"sv,
                            "result.headline.team.points"sv,
                            "result.headline.team.tie"sv,
                            "result.headline.tie"sv,
                            "result.headline.wins"sv,
                            "ruling.tie.none"sv,
                            "ruling.tie.points"sv,
                            "ruling.tie.shared"sv,
                            "session.match.after"sv,
                            "session.match.over"sv,
                            "session.match.score"sv,
                            "session.match.standing"sv,
                            "session.match.undecided"sv,
                            "session.match.won"sv,
                            "session.verdict.decided"sv};

/// Texts with the same words that claim nothing about this game: rules, questions, labels and
/// figures of statistics, what the outlook proves by itself, points of a bonus.
constexpr std::array noClaims{"cli.help.rulings"sv,
                              "cli.outlook.decided"sv,
                              "cli.outlook.out"sv,
                              "csv.won"sv,
                              "dispute.hidden"sv,
                              "dispute.tie"sv,
                              "draft.match"sv,
                              "musee.hint.bonus-moved"sv,
                              "musee.hint.bonus-taken"sv,
                              "paper.open"sv,
                              "play.explanation"sv,
                              "ranking.ours"sv,
                              "readings.summary.decided"sv,
                              "samples.art.finished-4"sv,
                              "samples.muse.tied"sv,
                              "settlement.decided"sv,
                              "statistics.course.legend"sv,
                              "statistics.mark.won"sv,
                              "statistics.player.won"sv,
                              "statistics.won"sv,
                              "statistics.won.of"sv,
                              "statistics.won.share"sv};

bool isIn(std::string_view id, const auto& ids) { return std::ranges::find(ids, id) != ids.end(); }

bool isOfRulebook(std::string_view id) {
    return id.ends_with(".title") || id.ends_with(".text") || id.ends_with(".citation");
}

bool speaksOfWinner(const std::string& english) {
    static const std::regex words{
        R"(\b(wins|won|win by|leads|leading|first place|winner|undecided|decided|can still win|in the running|lost the|who is first|everyone is tied)\b)",
        std::regex::icase};
    return std::regex_search(english, words);
}

TEST(ResultClaims, AreListed) {
    for (const MarkedText& text : markedTexts()) {
        if (speaksOfWinner(text.english) && !isOfRulebook(text.id)) {
            EXPECT_TRUE(isIn(text.id, claims) || isIn(text.id, noClaims))
                << text.where << ": list “" << text.english << "” as a claim about the result";
        }
    }
}

TEST(ResultClaims, AreFormedFromPossibleResults) {
    static const std::regex source{R"(\b(Results|results|Rulings|GameResult|isFirstPlaceOpen)\b)"};
    const auto all = markedTexts();
    for (const std::string_view id : claims) {
        const auto text = std::ranges::find(all, id, &MarkedText::id);
        ASSERT_NE(text, all.end()) << id;
        const std::string file = text->where.substr(0, text->where.rfind(':'));
        EXPECT_TRUE(file.ends_with(".cpp")) << id << " is formed in " << file;
        EXPECT_TRUE(std::regex_search(readFile(sourceDir() / file), source))
            << id << ": " << file << " does not ask for the possible results";
    }
}

TEST(ResultClaims, ExceptionsExist) {
    const auto all = markedTexts();
    for (const std::string_view id : noClaims) {
        EXPECT_NE(std::ranges::find(all, id, &MarkedText::id), all.end()) << id;
    }
}

} // namespace

} // namespace cimaise
