// Musée: results for each possible holder of a Gallery Bonus that several Musées may claim
// (rulebook, "Gallery Bonuses"). Which one filled the gallery first is a fact of the game that no
// answer to an open question decides.
#pragma once

#include "scoring/rulings/verdict.h"
#include "validators/cases.h"

namespace cimaise {

/// Side that takes the bonus of a gallery.
struct BonusTaken {
    musee::Gallery gallery{};
    Party party;

    bool operator==(const BonusTaken&) const = default;
};

/// Result if these sides filled their galleries first.
struct BonusOutcome {
    std::vector<BonusTaken> taken; ///< one for each contested gallery, from top to bottom
    Verdict verdict;               ///< totals and ranking; the rules are not checked

    bool operator==(const BonusOutcome&) const = default;
};

/// Galleries that several Musées have filled and whose bonus nobody holds; empty for a position
/// with problems, which come first.
std::vector<musee::Gallery> contestedBonuses(const AnyCase& anyCase);

/// Results of all ways to give these bonuses; empty if there are none, or for other games.
std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase);

/// True if the outcomes have different winners.
bool differInWinners(const std::vector<BonusOutcome>& outcomes);

} // namespace cimaise
