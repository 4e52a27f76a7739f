// Adds objects to the board by keys, by typed words or by painting over slots.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

extern const TextId notASlot;
extern const TextId boardFull;
extern const TextId takeEdit;

/// Lays an object where it lies, in place of what lies there.
InputResult lay(const InputContext& context, InputState state, const Object& object);

/// Lays what the brush says into the selected slot, and goes on to the next bare one: civilisation
/// and domain still hold there. The brush says all of an object.
InputResult layBrush(const InputContext& context, InputState state);

/// Gives a cell what the brush says of an object; lays it as soon as all is known.
InputResult paint(const InputContext& context, const Cell& cell);

} // namespace cimaise::museum
