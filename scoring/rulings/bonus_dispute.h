// Courses of a game: what may have happened at the table and was not entered, such as who filled a
// gallery first, which no answer to an open question decides. Each course gives a result.
#pragma once

#include "scoring/rulings/ruling_functions.h"
#include "validators/cases.h"

namespace cimaise {

/// Open facts of a position; empty if what is entered is all that counts.
std::vector<OpenFact> openFacts(const AnyCase& anyCase);

/// Every way to give the facts to their options: the first fact changes last. One empty course if
/// there are no facts.
std::vector<std::vector<BonusTaken>> coursesOf(const std::vector<OpenFact>& facts);

/// Results of all courses; empty without open facts.
std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase);

/// True if the outcomes have different winners.
bool differInWinners(const std::vector<BonusOutcome>& outcomes);

} // namespace cimaise
