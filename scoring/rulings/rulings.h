// Verdicts for every answer to the open questions of a rulebook: each question varied alone, and
// all combinations.
#pragma once

#include "scoring/rulings/verdict.h"
#include "validators/cases.h"

namespace cimaise {

/// An option of a reading, the other readings staying as they are in force.
struct RulingOption {
    std::string_view option;
    bool isDefault = false;
    Verdict verdict;

    bool operator==(const RulingOption&) const = default;
};

/// A reading varied alone.
struct Ruling {
    std::string_view reading;
    std::string_view inForce;
    std::vector<RulingOption> options; ///< in the order of the game's page
    bool differs = false;              ///< two options give verdicts that differ
    bool changesWinner = false;        ///< two options give other winners

    bool operator==(const Ruling&) const = default;
};

/// A set of winners.
struct RulingOutcome {
    std::vector<Party> winners;
    int combinations = 0;    ///< that give it
    ReadingChoices readings; ///< the first of them, every reading answered

    bool operator==(const RulingOutcome&) const = default;
};

struct Rulings {
    std::vector<Ruling> readings;
    int combinations = 0; ///< of all options
    bool settled = false; ///< one outcome, and nothing is missing in any combination
    std::vector<RulingOutcome>
        outcomes; ///< the most frequent first; empty where there is no ranking
    /// Settled where it is settled in every combination; else what all of them wait for.
    FirstPlace firstPlace{};

    bool operator==(const Rulings&) const = default;
};

/// The rulings of a case, whatever its findings say.
Rulings rulingsOf(const AnyCase& anyCase);

} // namespace cimaise
