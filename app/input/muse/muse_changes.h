// Spots in which two positions of Muse differ, and moving the selection to a spot.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// The turns of the round that differ; else paintings, those that are there in `after` first; then
/// coins.
Spots changedSpots(const Layout& before, const Layout& after);

/// The first of the spots that can be pointed at is; `said` is the answer, unless it is empty.
InputResult leadTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::muse
