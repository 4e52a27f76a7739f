// Adds objects to the board by keys, by typed words or by painting over slots.
#pragma once

#include "app/input/museum/museum_input_state.h"

namespace cimaise::museum {

extern const TextId notASlot;
extern const TextId boardFull;
extern const TextId takeEdit;

/// Places an object on its cell, replacing any object there.
InputResult lay(const InputContext& context, InputState state, const Object& object);

/// Places the object described by the brush into the selected slot, and selects the next empty one
/// with the same civilisation and domain. The brush describes a complete object.
InputResult placeBrushObject(const InputContext& context, InputState state);

/// Applies the brush to a cell; places the object once all properties are known.
InputResult paint(const InputContext& context, const Cell& cell);

} // namespace cimaise::museum
