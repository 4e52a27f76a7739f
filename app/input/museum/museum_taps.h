// Edits of a museum by tap on the board, key and typed words.
#pragma once

#include "app/input/museum/museum_input_state.h"

#include <string_view>

namespace cimaise::museum {

/// The side of the scene is looked at from now on: the first bare slot is selected.
InputResult lookAt(const InputContext& context);

/// A cell is touched: select it, paint it, put down what is carried, draw the board.
InputResult touch(const InputContext& context, int row);
/// The selection moves to a neighbouring cell.
InputResult step(const InputContext& context, int columns, int rows);
/// Into a mode; `move` takes the selected object in hand, to be put down by the next touch.
InputResult enterMode(const InputContext& context, Mode mode);
/// Into a mode, or out of it when it is on.
InputResult switchMode(const InputContext& context, Mode mode);

/// A key: it says what is to lie in the selected slot, changes what lies there, or what is painted.
InputResult press(const InputContext& context, const Trait& trait);
/// One of the keys of what was laid last.
InputResult pressLatest(const InputContext& context, int row);

/// Text as it is typed: an object is put down as soon as it is complete.
InputResult type(const InputContext& context, std::string_view text);
/// Enter: uses what was typed, or touches the selected cell.
InputResult confirm(const InputContext& context);
/// Backspace: the last letter typed, else the object in the selected slot.
InputResult erase(const InputContext& context);
/// Puts down objects as typed, from the selected slot on; what is wrong with the text is refused.
InputResult enterText(const InputContext& context, std::string_view text);

/// Takes the selected object off.
InputResult takeOff(const InputContext& context);
InputResult takeAllOff(const InputContext& context);
/// Moves an object; swaps it with the one that lies there. Outside the board it is taken off.
InputResult drag(const InputContext& context, int from, int to);
InputResult dragOut(const InputContext& context, int from);

/// Escape: forgets the last touch, then gives up what is under way; nothing when nothing is.
std::optional<InputResult> giveUp(const InputContext& context);

} // namespace cimaise::museum
