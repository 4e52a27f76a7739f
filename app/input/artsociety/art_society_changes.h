// Spots in which two positions of Art Society differ, and moving the selection to a spot.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Spots that differ: changed tiles at their place in `after`, squares of removed tiles, pieces
/// beside each wall, the museum’s track and the shared wall. A tile may have the spot of another.
Spots changedSpots(const Layout& before, const Layout& after, const Spots& pieces);

/// Adds every square that a removed tile covered.
Spots changedArea(const Layout& before, const Layout& after, Spots area);

/// Moves the selection to the first spot that can be selected. `said` is the step of undo or redo,
/// or empty: it becomes the hint, and the tool stays as it is.
InputResult moveSelectionTo(const InputContext& context, const Spots& spots, const Message& said);

} // namespace cimaise::artsociety
