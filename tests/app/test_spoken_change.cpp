// Tests the sentences of a screen reader after an edit.
#include "app/game/step_description.h"
#include "app/texts/finding_text.h"
#include "tests/musee/drawn_board.h"
#include "tests/support/files.h"

#include <gmock/gmock.h>

namespace cimaise {

namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;
using testing::StartsWith;

constexpr TextId edited = CIMAISE_TEXT("trial.edit");

std::vector<std::string> spoken(const AnyCase& before, const AnyCase& after, int side = 0,
                                Language language = Language::english, bool hidesPoints = false) {
    const Translator words = Translator{language, after}.hidingPoints(hidesPoints);
    return spokenChange(after, evaluate(before), evaluate(after),
                        {edited, {{"edits", std::string{"Edit"}}}}, side, words);
}

// --- Musée: points and rules from the rulebook, “Scoring” and “Rules for placement”
// ---------------

/// One painting is worth a point; the only player with points leads.
TEST(SpokenChange, SaysEditTotalAndLeader) {
    EXPECT_THAT(spoken(musee::twoPlayers(), musee::twoPlayers("25  .  .  .  .  .")),
                ElementsAre("Edit", "1 point", "Leading for now: Ana"));
}

/// Numbers rise from left to right. The illegal painting scores its point all the same.
TEST(SpokenChange, SaysNewAndSettledFindings) {
    const AnyCase rising = musee::twoPlayers("25  .  .  .  .  .");
    const AnyCase falling = musee::twoPlayers("25  17  .  .  .  .");
    const std::vector<std::string> broken = spoken(rising, falling);
    EXPECT_THAT(broken, Contains(StartsWith("Illegal: 17 hangs to the right of 25")));
    EXPECT_THAT(broken, Contains("2 points"));
    EXPECT_THAT(broken, Not(Contains(StartsWith("Leading")))) << "Ana led before";
    const std::vector<std::string> mended = spoken(falling, rising);
    EXPECT_THAT(mended, Contains(StartsWith("Settled: 17 hangs to the right of 25")));
    EXPECT_THAT(mended, Contains("1 point"));
}

/// A third 18 on another board: the finding about the first two has grown.
TEST(SpokenChange, SettlesNoFindingThatGrew) {
    const std::vector<std::string> sentences =
        spoken(musee::twoPlayers("18  .  .  .  .  .\n18  .  .  .  .  ."),
               musee::twoPlayers("18  .  .  .  .  .\n18  .  .  .  .  .", "18  .  .  .  .  ."), 1);
    EXPECT_THAT(sentences, Not(Contains(StartsWith("Settled"))));
    EXPECT_THAT(sentences, Contains(StartsWith("Impossible: ")));
}

/// Another number breaks the same rule in the same place.
TEST(SpokenChange, SaysProblemWhoseFiguresChanged) {
    EXPECT_THAT(
        spoken(musee::twoPlayers("25  17  .  .  .  ."), musee::twoPlayers("25  16  .  .  .  .")),
        Contains(StartsWith("Illegal: 16 hangs to the right of 25")));
}

TEST(SpokenChange, NamesOtherPlayers) {
    EXPECT_THAT(spoken(musee::twoPlayers("25  .  .  .  .  ."),
                       musee::twoPlayers("25  .  .  .  .  .", "30  31  .  .  .  ."), 0),
                ElementsAre("Edit", "Bo: 2 points", "Leading for now: Bo"));
    EXPECT_THAT(spoken(musee::twoPlayers("25  .  .  .  .  ."),
                       musee::twoPlayers("25  .  .  .  .  .", "30  29  .  .  .  ."), 0),
                Contains(StartsWith("Illegal: Bo: 29 hangs")));
}

/// Both have filled the upper gallery, and each can have taken its bonus of 4 points.
TEST(SpokenChange, NamesNoLeaderWhileFirstPlaceIsOpen) {
    EXPECT_THAT(spoken(musee::twoPlayers("1 2 3 4 5 .", "7 8 9 10 11 12"),
                       musee::twoPlayers("1 2 3 4 5 6\n20 . . . . .", "7 8 9 10 11 12")),
                Not(Contains(StartsWith("Leading"))));
    // a bonus that only Ana can have taken would put her ahead
    const std::string_view bo = "21 22 23 24 25 .\n. . . . . .\n41 42 43 . . .";
    EXPECT_THAT(spoken(musee::twoPlayers("1 2 3 4 5 .", bo), musee::twoPlayers("1 2 3 4 5 6", bo)),
                Not(Contains(StartsWith("Leading"))));
}

TEST(SpokenChange, NamesNoLeaderIfAllAreTied) {
    EXPECT_THAT(spoken(musee::twoPlayers("25  .  .  .  .  ."),
                       musee::twoPlayers("25  .  .  .  .  .", "30  .  .  .  .  ."), 1),
                ElementsAre("Edit", "1 point"));
}

/// Empty places cost points in some games: who has entered nothing does not lead.
TEST(SpokenChange, NamesNoLeaderWithoutPoints) {
    const AnyCase position = musee::twoPlayers("25  .  .  .  .  .");
    Evaluation after = evaluate(position);
    after.score.sheets[0].total = 0;
    EXPECT_THAT(spokenChange(position, evaluate(musee::twoPlayers()), after, {}, 0,
                             Translator{Language::english, position}),
                IsEmpty());
}

TEST(SpokenChange, SpeaksFrench) {
    EXPECT_THAT(spoken(musee::twoPlayers("25  .  .  .  .  ."),
                       musee::twoPlayers("25  .  .  .  .  .", "30  31  .  .  .  ."), 0,
                       Language::french),
                ElementsAre("Edit", "Bo\u202f: 2 points", StartsWith("En tête")));
}

TEST(SpokenChange, HidesPoints) {
    EXPECT_THAT(spoken(musee::twoPlayers(), musee::twoPlayers("25  .  .  .  .  ."), 0,
                       Language::english, true),
                ElementsAre("Edit"));
}

// --- every game
// -------------------------------------------------------------------------------------

class SpokenChangeOf : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        const auto read =
            readCase(readFile(sourceDir() / "samples" / GetParam() / "illegal.cimaise"));
        ASSERT_TRUE(read.has_value());
        m_position = *read;
        m_evaluation = evaluate(m_position);
    }
    [[nodiscard]] std::vector<std::string> spoken(const Evaluation& before,
                                                  const Evaluation& after) const {
        return spokenChange(m_position, before, after, {}, 0,
                            Translator{Language::english, m_position});
    }

    AnyCase m_position;
    Evaluation m_evaluation;
};

TEST_P(SpokenChangeOf, SaysNothingThatHasNotChanged) {
    EXPECT_THAT(spoken(m_evaluation, m_evaluation), IsEmpty());
}

TEST_P(SpokenChangeOf, SaysEachNewFindingOnce) {
    Evaluation before = m_evaluation;
    before.findings.clear();
    ASSERT_FALSE(isLegal(m_evaluation.findings));
    EXPECT_THAT(spoken(before, m_evaluation), SizeIs(m_evaluation.findings.size()));
}

TEST_P(SpokenChangeOf, SaysSettledProblemsAndMissingDetails) {
    Evaluation after = m_evaluation;
    after.findings.clear();
    const auto open = std::ranges::count_if(m_evaluation.findings, [](const Finding& finding) {
        return finding.severity != Severity::note;
    });
    const std::vector<std::string> sentences = spoken(m_evaluation, after);
    EXPECT_THAT(sentences, SizeIs(open));
    EXPECT_THAT(sentences, testing::Each(StartsWith("Settled: ")));
}

TEST_P(SpokenChangeOf, SaysEachChangedTotal) {
    Evaluation before = m_evaluation;
    for (ScoreSheet& sheet : before.score.sheets) {
        ++sheet.total;
        if (sheet.range) {
            ++sheet.range->most;
        }
    }
    EXPECT_THAT(spoken(before, m_evaluation), SizeIs(m_evaluation.score.sheets.size()));
}

INSTANTIATE_TEST_SUITE_P(all, SpokenChangeOf, testing::ValuesIn(ofEachGame([](auto module) {
                             return std::string{decltype(module)::game.id};
                         })),
                         [](const auto& game) {
                             std::string name = game.param;
                             std::erase(name, '-');
                             return name;
                         });

} // namespace

} // namespace cimaise
