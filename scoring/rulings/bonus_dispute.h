// Results for each possible holder of a bonus that several sides may claim. Who was first is a fact
// of the game that no answer to an open question decides.
#pragma once

#include "scoring/rulings/ruling_functions.h"
#include "validators/cases.h"

namespace cimaise {

/// Results of all ways to give the contested bonuses; empty if there are none.
std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase);

/// True if the outcomes have different winners.
bool differInWinners(const std::vector<BonusOutcome>& outcomes);

} // namespace cimaise
