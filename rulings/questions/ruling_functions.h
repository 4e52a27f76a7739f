// Open questions and open facts of one game, as a part of its module (positions/module.h).
#pragma once

#include "positions/messages/reading.h"
#include "scoring/sheet/first_place.h"

#include <functional>
#include <span>
#include <vector>

namespace cimaise {

/// Verdict on a position (legality, totals, ranking) with one set of answers to the open questions.
struct Verdict {
    bool legal = true;              ///< no finding is illegal or impossible
    bool complete = true;           ///< no finding is a missing detail
    std::vector<int> totals;        ///< by score sheet
    Ranking ranking;                ///< empty if the number of players or boards is wrong
    std::vector<PointSpan> spans{}; ///< by score sheet
    FirstPlace firstPlace{};

    bool operator==(const Verdict&) const = default;

    /// Copies totals, ranking and winners from a score.
    void take(Score score) {
        for (const ScoreSheet& sheet : score.sheets) {
            totals.push_back(sheet.total);
            spans.push_back(spanOf(sheet));
        }
        firstPlace = firstPlaceOf(score);
        ranking = std::move(score.ranking);
    }
};

/// Parties of the first place; empty without a ranking.
inline std::vector<Party> winnersOf(const Ranking& ranking) {
    return ranking.empty() ? std::vector<Party>{} : ranking.front().parties;
}

/// Index of an option for each reading, in the order of the game's readings.
using OptionIndices = std::span<const std::size_t>;

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
