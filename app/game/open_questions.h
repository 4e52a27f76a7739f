// Open questions that change a total and that the group has not answered.
#pragma once

#include "scoring/rulings/rulings.h"

namespace cimaise {

/// Those that move the side's total, in the catalogue's order.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings,
                                          int side);

/// Those that move anybody's.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings);

} // namespace cimaise
