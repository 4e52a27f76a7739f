// Pieces that score together because of a piece between them.
#pragma once

#include "validators/cases.h"

#include <vector>

namespace cimaise {

/// Pairs of spaces joined by a token of Musée, one pair per board, if the token shows a Staircase.
/// Empty for any other spot.
std::vector<Spots> spotsJoinedAt(const AnyCase& position, const Spot& spot);

/// Whole row of tokens for a token that is shared by all boards; any other spot unchanged. Findings
/// about the pattern of Staircases refer to whole rows.
Spot wholeRowOf(const Spot& spot);

} // namespace cimaise
