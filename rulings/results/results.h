// Possible results of a position: the only source of what is said about winners and places. What
// happened at the table and was not entered can have had several courses; each is scored with each
// combination of answers to the open questions. A missing figure gives a verdict a range.
#pragma once

#include "positions/cases.h"
#include "rulings/questions/ruling_functions.h"
#include "validators/report/finding.h"
#include "validators/report/game_end.h"

#include <optional>

namespace cimaise {

/// Results with one answer to each open question.
struct AnswerResults {
    std::vector<std::size_t> answers; ///< index of an option for each reading
    Verdict entered;                  ///< of what is entered, and nothing more
    Verdict certain;                  ///< also with what only one side can have taken
    std::vector<Verdict> courses;     ///< in the order of Results::taken; at least one
};

/// Every result that a position can still have; without answers for a single board.
struct Results {
    std::span<const Reading> readings{};
    std::vector<OpenFact> facts{};
    std::vector<std::vector<BonusTaken>> taken{}; ///< of each course; the first fact changes last
    std::vector<AnswerResults> answers{};         ///< the first reading changes last
    std::size_t inForce = 0;                      ///< index of the answers in force
    ReadingChoices decided{};                     ///< answers that the players have given
    GameEnd::State end = GameEnd::State::open;

    [[nodiscard]] bool empty() const {
        return answers.empty() || current().entered.ranking.empty();
    }
    [[nodiscard]] const AnswerResults& current() const { return answers.at(inForce); }
    /// True if the rules have ended the game.
    [[nodiscard]] bool isOver() const { return end == GameEnd::State::reached; }
    /// True if the rules end the game now or after this round.
    [[nodiscard]] bool isEnding() const { return end >= GameEnd::State::lastRound; }
    /// Results with another answer to the reading with index `reading`: with the other answers in
    /// force, or with those wanted.
    [[nodiscard]] const AnswerResults& with(std::size_t reading, std::size_t option) const {
        return with(current().answers, reading, option);
    }
    [[nodiscard]] const AnswerResults& with(std::vector<std::size_t> wanted, std::size_t reading,
                                            std::size_t option) const;

    /// True if the players have not answered the question.
    [[nodiscard]] bool isUndecided(std::size_t reading) const;
};

Results resultsOf(const AnyCase& anyCase);

/// First place in all courses.
FirstPlace firstPlaceOf(const AnswerResults& results);

/// First place in the courses in which a side has taken a bonus, with the answers in force.
FirstPlace firstPlaceIf(const Results& results, const BonusTaken& taken);

/// Causes for which the first place is open, in the order in which they are to be settled.
enum class OpenCause : std::uint8_t {
    none,
    figures,   ///< a missing figure
    tieBreak,  ///< a tie-break that is not entered
    facts,     ///< what happened at the table: who was first to fill a gallery
    unclaimed, ///< a bonus that only one side can have taken, and that is not entered
    readings   ///< an open question that the players have not answered
};

/// First place with everything that is not entered or not decided.
struct OpenPlace {
    FirstPlace place;
    OpenCause cause = OpenCause::none;
};

OpenPlace firstPlaceOf(const Results& results);

/// Criterion that decides the first place in every possible result, as in RankingEntry; empty if
/// results differ.
std::string_view decisionOf(const Results& results);

/// Points by which the first place is ahead of the next one in every possible result; nullopt if a
/// tie-break decides, a total is not exact, or results differ.
std::optional<int> leadOf(const Results& results);

/// Results with each combination of answers that the players can still give.
std::vector<const AnswerResults*> possibleAnswers(const Results& results);

/// True if the answers to an open question differ in the first place, with any answers to the other
/// open questions that the players can still give.
bool canChangeFirstPlace(const Results& results, std::string_view reading);

/// Index of the open question that the finding reports; nullopt if it reports none.
std::optional<std::size_t> readingIn(const Finding& finding, std::span<const Reading> readings);

/// True for a note that can change a place: a bonus to claim, an open question that the players
/// have not answered, or points that do not match the board.
bool isDoubt(const Finding& finding, const Results& results);

/// True if the finding is to be settled before the game ends: a problem, a missing detail, or a
/// note that can change a place or leaves points out.
bool isOpen(const Finding& finding, const Results& results);

/// Open findings, gravest first.
Findings openFindings(const Findings& findings, const Results& results);

/// Number of problems and notes that make every place provisional. A missing detail does so only if
/// it can change the first place.
int countOfDoubts(const Findings& findings, const Results& results);

/// True if the holders of the first place have won: every possible result gives them the place, and
/// no finding leaves it open. After the players have ended the game in spite of its notes, only a
/// problem does.
bool isWinnerSettled(const Results& results, const Findings& findings, bool ended);

} // namespace cimaise
