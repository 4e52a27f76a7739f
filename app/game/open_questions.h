// Open questions that change a total and that the group has not answered.
#pragma once

#include "rulings/questions/rulings.h"

namespace cimaise {

/// Open questions that change the side's total, in the catalogue's order.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings,
                                          int side);

/// Open questions that change any total.
std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings);

} // namespace cimaise
