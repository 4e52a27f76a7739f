// Spots in which two positions of Musée differ, and moving the selection to a spot.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// Spots that differ, beginning with `pieces`, those of paintings.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Moves the selection to the first spot that can be selected. `said` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::musee
