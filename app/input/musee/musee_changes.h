// Spots in which two positions of Musée differ, and moving the selection to a spot.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// Spots that differ, in board order; those filled in `after` come first.
Spots changedSpots(const Layout& before, const Layout& after);

/// Moves the selection to the first spot that can be selected. `said` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::musee
