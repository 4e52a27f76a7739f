// Spots in which two positions of Museum differ, and moving the selection to a spot.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

/// The slots that differ, row by row, those with an object in `after` first; then each museum of
/// which something else differs.
Spots changedSpots(const Layout& before, const Layout& after);

/// The first of the spots that can be pointed at is; `said` is the answer, unless it is empty.
InputResult leadTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::museum
