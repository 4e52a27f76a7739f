// Open questions and open facts of one game, as a part of its module (positions/module.h).
#pragma once

#include "positions/messages/reading.h"
#include "rulings/questions/verdict.h"

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

/// Fact that no entry tells: which side took the bonus of a place at the table.
struct OpenFact {
    std::string_view rule; ///< id of the rule that reports it
    Place where;
    std::vector<Party> options; ///< sides that may have taken it, in seating order

    bool operator==(const OpenFact&) const = default;
};

/// Result of one course of the game, which gives each open fact to one of its options.
struct BonusOutcome {
    std::vector<BonusTaken> taken; ///< one for each open fact
    Verdict verdict;               ///< totals and ranking; the rules are not checked

    bool operator==(const BonusOutcome&) const = default;
};

/// Effects of each answer to a question in the round in front of the players, in the order of the
/// question's options; empty if all answers resolve the round alike.
using RoundEffects = std::vector<std::vector<Message>>;

/// Rulings of a game, defined in rulings/<game>/<game>_judge.cpp.
template <class Layout> struct RulingFunctions {
    VerdictFunction (&judge)(const Layout& layout);
    /// Null: a position has no round.
    RoundEffects (*roundEffects)(const Layout& layout, const Reading& reading) = nullptr;
    /// Open facts of a position; null: none in any position.
    std::vector<OpenFact> (*openFacts)(const Layout& layout) = nullptr;
    /// Layout with these facts and with what is certain; null with `openFacts`.
    Layout (*asPlayed)(Layout layout, std::span<const BonusTaken> taken) = nullptr;
};

} // namespace cimaise
