// Spots in which two positions of Muse differ, and moving the selection to a spot.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Spots that differ: turns of the round, paintings (`pieces`), then coins.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Moves the selection to the first spot that can be selected. `said` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::muse
