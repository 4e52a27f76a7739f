// Number of slots needed to connect the whole Main Gallery: where a board separates its parts, the
// collection that fills it needs objects beside it too.
#pragma once

#include "validators/layout/slot_board.h"

#include <vector>

namespace cimaise::museum {

/// The size of the smallest adjacent set of slots that includes `wanted`, none of which is there
/// twice; more than the board has when there is none. With too many separate parts to look
/// through it may be too small, never too large.
int spanOf(const SlotBoard& slots, const std::vector<int>& wanted);

} // namespace cimaise::museum
