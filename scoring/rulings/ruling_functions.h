// Open questions and open facts of one game, as a part of its module (validators/module.h).
#pragma once

#include "scoring/rulings/verdict.h"
#include "validators/report/reading.h"

#include <functional>
#include <vector>

namespace cimaise {

/// Verdict on one position for any answers to the open questions.
using VerdictFunction = std::function<Verdict(OptionIndices)>;

/// Side that takes the bonus of a place, such as a gallery.
struct BonusTaken {
    Place bonus;
    Party party;

    bool operator==(const BonusTaken&) const = default;
};

/// Result if these sides filled their galleries first.
struct BonusOutcome {
    std::vector<BonusTaken> taken; ///< one for each contested gallery, from top to bottom
    Verdict verdict;               ///< totals and ranking; the rules are not checked

    bool operator==(const BonusOutcome&) const = default;
};

/// Effects of each answer to a question in the round in front of the players, in the order of the
/// question's options; empty if all answers resolve the round alike.
using RoundEffects = std::vector<std::vector<Message>>;

/// Rulings of a game, defined in scoring/rulings/<game>_judge.cpp.
template <class Layout> struct RulingFunctions {
    VerdictFunction (&judge)(const Layout& layout);
    /// Null: a position has no round.
    RoundEffects (*roundEffects)(const Layout& layout, const Reading& reading) = nullptr;
    /// Results for each way to give the contested bonuses; null: bonuses are never contested.
    std::vector<BonusOutcome> (*bonusOutcomes)(const Layout& layout) = nullptr;
};

} // namespace cimaise
