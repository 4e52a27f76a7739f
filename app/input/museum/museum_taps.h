// Edits of a museum by tap on the board, key and typed words.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>

namespace cimaise::museum {

/// Shows the side of the context and selects its first empty slot.
InputResult openBoard(const InputContext& context);

/// State that continues the entry of a board that was left for another one: its slot, and the keys
/// chosen for it. `left` is the state at that time.
InputState resume(const InputContext& context, const InputState& left);

/// Result of a tap on a cell: selects it, paints it, puts down the moved object, or draws the
/// board.
InputResult touch(const InputContext& context, int row);
/// Moves the selection to a neighbouring cell.
InputResult step(const InputContext& context, int columns, int rows);
/// Enters a mode; `move` picks up the selected object, and the next tap puts it down.
InputResult enterMode(const InputContext& context, Mode mode);
/// Toggles a mode.
InputResult switchMode(const InputContext& context, Mode mode);

/// Result of a key: describes the next object in the selected slot, changes the object there, or
/// changes the brush.
InputResult press(const InputContext& context, const Trait& trait);
/// Result of one of the keys of recently placed objects.
InputResult pressLatest(const InputContext& context, int row);

/// Adds typed text; places an object as soon as it is complete.
InputResult type(const InputContext& context, std::string_view text);
/// Enter key: uses the typed text, or taps the selected cell.
InputResult confirm(const InputContext& context);
/// Backspace key: deletes the last typed letter, otherwise the object in the selected slot.
InputResult erase(const InputContext& context);
/// Places typed objects, starting at the selected slot; refuses invalid text.
InputResult enterText(const InputContext& context, std::string_view text);

/// Removes the selected object.
InputResult removeSelected(const InputContext& context);
InputResult removeAll(const InputContext& context);
/// Moves an object; swaps it with an object already there.
InputResult drag(const InputContext& context, int from, int to);

/// Escape key: clears the last tap, then cancels the current input; nullopt if there is nothing to
/// cancel.
std::optional<InputResult> cancelInput(const InputContext& context);

} // namespace cimaise::museum
