// Spots in which two positions of Art Society differ, and moving the selection to a spot.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// The tiles that differ, as they hang in `after`, and the squares where one was taken down; then
/// what lies beside each wall; then the museum’s track and the wall that all share.
Spots changedSpots(const Layout& before, const Layout& after);

/// The first of the spots that can be pointed at is; `said` is the answer, unless it is empty.
InputResult leadTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::artsociety
