// Number of slots needed to connect the whole Main Gallery: if the board separates parts of the
// gallery, the collection that fills the gallery also needs objects outside the gallery.
#pragma once

#include "positions/layout/slot_board.h"

#include <vector>

namespace cimaise::museum {

/// Size of the smallest connected set of slots that includes `wanted`, which has no duplicates;
/// larger than the board if there is no such set. With too many separate parts to search, the
/// result may be too small, but never too large.
int spanOf(const SlotBoard& slots, const std::vector<int>& wanted);

} // namespace cimaise::museum
