// Input on the wall by finger, mouse or arrow keys: outlines empty squares, moves and resizes
// tiles, or chooses a placement.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

/// Shows the side of the context.
InputResult openBoard(const InputContext& context);
/// State that continues the entry of a wall that was left for another one: the outline of a new
/// tile, with its type and frame. `left` is the state in which that was.
InputState resume(const InputContext& context, const InputState& left);
/// Clears selections of anything that does not exist in the current position.
InputResult dropInvalidSelection(const InputContext& context);

/// Start, move and end of a drag by finger or mouse.
InputResult press(const InputContext& context, Square square);
/// Starts a drag on the corner that resizes the selected tile.
InputResult grabHandle(const InputContext& context);
InputResult dragTo(const InputContext& context, Square square);
InputResult release(const InputContext& context);
/// Cancels the drag when a second finger touches the screen or the window loses focus.
InputResult cancelDrag(const InputContext& context);

/// Moves the keyboard cursor.
InputResult step(const InputContext& context, int columns, int rows);
/// Moves the keyboard cursor, and outlines the squares between its old and its new place.
InputResult extendOutline(const InputContext& context, int columns, int rows);
/// Moves the selected tile.
InputResult nudge(const InputContext& context, int columns, int rows);
/// Selected tile if it can be resized; null otherwise.
const PlacedTile* resizable(const InputContext& context);
/// Enter key: taps the square of the keyboard cursor.
InputResult confirm(const InputContext& context);
/// Escape key: cancels the current input; nullopt if there is nothing to cancel.
std::optional<InputResult> cancelInput(const InputContext& context);

} // namespace cimaise::artsociety
