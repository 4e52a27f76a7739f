// Pieces that count together because of what lies between them.
#pragma once

#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// For a token of Musée: of each Musée the two spaces that a Staircase there joins. Nothing for any
/// other spot.
std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot);

/// The row of a token, where no Musée has the spot for itself; the same spot otherwise. Findings
/// about the pattern of Staircases name whole rows.
Spot wholeRowOf(const Spot& spot);

} // namespace cimaise
