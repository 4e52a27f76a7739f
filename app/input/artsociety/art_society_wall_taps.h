// Input on the wall by finger, mouse or arrow keys: outlines empty squares, moves and resizes
// tiles, or chooses a placement.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// The side of the scene is looked at from now on.
InputResult lookAt(const InputContext& context);
/// Another table lies there: what is not there any more is not pointed at any more.
InputResult lookAgain(const InputContext& context);

/// A finger or mouse comes down on a square, moves to another, is lifted.
InputResult press(const InputContext& context, Square square);
/// It comes down on the corner by which the selected tile is resized.
InputResult grabHandle(const InputContext& context);
InputResult dragTo(const InputContext& context, Square square);
InputResult release(const InputContext& context);
/// A second finger came down, or the window went away.
InputResult giveUpDrag(const InputContext& context);

/// The keyboard's square moves on.
InputResult step(const InputContext& context, int columns, int rows);
/// It moves on, and the squares from where it was are to be covered.
InputResult stretch(const InputContext& context, int columns, int rows);
/// The selected tile moves.
InputResult nudge(const InputContext& context, int columns, int rows);
/// The selected tile, where it has such a corner.
const Hung* resizable(const InputContext& context);
/// Enter: touches the square of the keyboard.
InputResult confirm(const InputContext& context);
/// Escape: gives up what is under way; nothing when nothing is.
std::optional<InputResult> giveUp(const InputContext& context);

} // namespace cimaise::artsociety
