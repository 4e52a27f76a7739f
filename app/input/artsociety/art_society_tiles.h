// Edits of a tile on the wall: copying, removing, marking, giving away, changing the order.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Copies type and frame of the selected tile to the next one drawn.
InputResult copySelected(const InputContext& context);
InputResult removeSelected(const InputContext& context);
/// Turns the selected decor between horizontal and vertical.
InputResult rotateSelected(const InputContext& context);
/// Checks whether the selected tile can be turned: a painting never can.
bool canRotateSelected(const InputContext& context);
InputResult toggleStartingPainting(const InputContext& context);

// --- the order of hanging --------------------------------------------------------------------

InputResult setOrdered(const InputContext& context, bool ordered);
/// Selects a tile by its row in the order.
InputResult select(const InputContext& context, int row);
/// Moves a tile up or down in the order.
InputResult moveInOrder(const InputContext& context, int row, int by);

// --- pairs of adjacent paintings -----------------------------------------------------------------

/// Shows a pair of adjacent paintings; a second call hides it.
InputResult showPair(const InputContext& context, int row);

} // namespace cimaise::artsociety
