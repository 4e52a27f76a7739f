// Symmetries of a board: the rotations and reflections that leave the board unchanged.
#pragma once

#include "rulings/museum/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// Maps each slot to its image for every symmetry of the board; the first map is the identity.
/// Every symmetry preserves marks and passages.
std::vector<std::vector<int>> symmetriesOf(const Problem& problem);

} // namespace cimaise::museum
