// Edits of a tile on the wall: copying, removing, marking, giving away, changing the order.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

/// What is drawn next gets the selected tile's type and frame.
InputResult copySelected(const InputContext& context);
InputResult takeSelected(const InputContext& context);
/// Decor that lies across stands upright, and the other way round.
InputResult turnSelected(const InputContext& context);
/// Whether the selected tile can be turned: a painting never can.
bool mayTurn(const InputContext& context);
InputResult toggleStart(const InputContext& context);
InputResult giveToAssistant(const InputContext& context);

// --- the order of hanging --------------------------------------------------------------------

InputResult setOrdered(const InputContext& context, bool ordered);
/// Whether a finding holds only for as long as the order of hanging is known.
bool needsOrder(const Finding& finding);
/// The order of a side, whether it is looked at or not, is not known.
InputResult forgetOrder(const InputContext& context, int side);
/// Selects a tile by its place in the order.
InputResult select(const InputContext& context, int row);
/// Puts a tile earlier or later.
InputResult moveInOrder(const InputContext& context, int row, int by);

// --- the neighbour's check -------------------------------------------------------------------

/// Two paintings that touch are shown, or, shown already, no more.
InputResult showPair(const InputContext& context, int row);

} // namespace cimaise::artsociety
