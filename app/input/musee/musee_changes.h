// Spots in which two positions of Musée differ, and moving the selection to a spot.
#pragma once

#include "app/input/musee/musee_input_state.h"

namespace cimaise::musee {

/// The spots that differ, in board order; those where something is in `after` come first.
Spots changedSpots(const Layout& before, const Layout& after);

/// The first of the spots that can be pointed at is; `said` is the answer, unless it is empty.
InputResult leadTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::musee
