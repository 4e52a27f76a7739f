// Pieces that score together because of a piece between them.
#pragma once

#include "positions/cases.h"

#include <vector>

namespace cimaise {

/// Pairs of spaces joined by a piece between them, one pair per board. Empty for any other spot.
std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot);

/// Whole row of such pieces for one that is shared by all boards; any other spot unchanged.
/// Findings about the pattern of the pieces refer to whole rows.
Spot wholeRowOf(const AnyCase& position, const Spot& spot);

} // namespace cimaise
