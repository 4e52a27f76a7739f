// Symmetries of a board: the rotations and reflections that leave it unchanged.
#pragma once

#include "scoring/search/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// Slots as each symmetry of the board maps them; the first one leaves all in place. Marks and
/// passages are the same after each.
std::vector<std::vector<int>> symmetriesOf(const Problem& problem);

} // namespace cimaise::museum
