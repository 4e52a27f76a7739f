// Pieces that score together because of a piece between them.
#pragma once

#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Pairs of spaces joined by a token of Musée, one per board, if it shows a Staircase. Empty for
/// any other spot.
std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot);

/// Row of a token if the spot belongs to no single board; otherwise the same spot. Findings about
/// the pattern of Staircases name whole rows.
Spot wholeRowOf(const Spot& spot);

} // namespace cimaise
