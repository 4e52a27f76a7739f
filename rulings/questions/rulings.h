// Verdicts for every answer to the open questions of a rulebook: each question varied alone, and
// all combinations.
#pragma once

#include "rulings/results/results.h"

namespace cimaise {

/// Verdict with one option of a reading; all other readings keep the option in force. Its first
/// place is settled only if all courses of the game have the same winners; its totals count what is
/// certain.
struct RulingOption {
    std::string_view option;
    bool isDefault = false;
    Verdict verdict;
    std::vector<Party> winners{}; ///< in all courses; empty if they differ

    bool operator==(const RulingOption&) const = default;
};

/// Verdicts for all options of one reading; all other readings keep the option in force.
struct Ruling {
    std::string_view reading;
    std::string_view inForce;
    std::vector<RulingOption> options; ///< in the order of the reading's options
    bool differs = false;              ///< true if two options give different verdicts
    bool changesWinner = false;        ///< true if two options give different winners
    bool changesRound = false;         ///< true if two options resolve the round differently
    bool isOnMatches = false;          ///< true if the question is only about matches

    bool operator==(const Ruling&) const = default;
};

/// Winners, and the combinations of answers and open facts that lead to these winners.
struct RulingOutcome {
    std::vector<Party> winners;
    int combinations = 0;            ///< number of combinations with these winners
    ReadingChoices readings;         ///< first such combination, with an answer to every reading
    std::vector<BonusTaken> facts{}; ///< the course of that combination

    bool operator==(const RulingOutcome&) const = default;
};

/// One of the options of an open fact, with the sets of winners that occur in the courses with it.
struct FactOption {
    Party party;
    std::vector<std::vector<Party>> winners; ///< with the readings in force, the first course first

    bool operator==(const FactOption&) const = default;
};

struct FactRuling {
    std::string_view rule; ///< as of OpenFact
    Place where;
    std::vector<FactOption> options;

    bool operator==(const FactRuling&) const = default;
};

struct Rulings {
    std::vector<Ruling> readings;
    std::vector<FactRuling> facts{};
    int combinations = 0; ///< number of combinations of all options of readings and facts
    bool settled = false; ///< true if there is one outcome and no combination has a missing detail
    std::vector<RulingOutcome> outcomes; ///< most frequent first; empty without a ranking

    bool operator==(const Rulings&) const = default;
};

/// Rulings of a case, even if the case has findings; `results` are those of the case.
Rulings rulingsOf(const AnyCase& anyCase, const Results& results);

inline Rulings rulingsOf(const AnyCase& anyCase) { return rulingsOf(anyCase, resultsOf(anyCase)); }

/// Effects of each answer in the round in front of the players; empty without differences.
RoundEffects roundEffects(const AnyCase& anyCase, const Reading& reading);

} // namespace cimaise
