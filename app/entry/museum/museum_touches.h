// Edits of a museum by tap on the board, key and typed words.
#pragma once

#include "app/entry/museum/museum_pointing.h"

#include <string_view>

namespace cimaise::museum {

/// The side of the scene is looked at from now on: the first bare slot is selected.
Outcome lookAt(const Scene& scene);

/// A cell is touched: select it, paint it, put down what is carried, draw the board.
Outcome touch(const Scene& scene, int row);
/// The selection moves to a neighbouring cell.
Outcome step(const Scene& scene, int columns, int rows);
/// Into a mode; `move` takes the selected object in hand, to be put down by the next touch.
Outcome enterMode(const Scene& scene, Mode mode);
/// Into a mode, or out of it when it is on.
Outcome switchMode(const Scene& scene, Mode mode);

/// A key: it says what is to lie in the selected slot, changes what lies there, or what is painted.
Outcome press(const Scene& scene, const Trait& trait);
/// One of the keys of what was laid last.
Outcome pressLatest(const Scene& scene, int row);

/// Text as it is typed: an object is put down as soon as it is complete.
Outcome type(const Scene& scene, std::string_view text);
/// Enter: uses what was typed, or touches the selected cell.
Outcome confirm(const Scene& scene);
/// Backspace: the last letter typed, else the object in the selected slot.
Outcome erase(const Scene& scene);
/// Puts down objects as typed, from the selected slot on; what is wrong with the text is refused.
Outcome enterText(const Scene& scene, std::string_view text);

/// Takes the selected object off.
Outcome takeOff(const Scene& scene);
Outcome takeAllOff(const Scene& scene);
/// Moves an object; swaps it with the one that lies there. Outside the board it is taken off.
Outcome drag(const Scene& scene, int from, int to);
Outcome dragOut(const Scene& scene, int from);

/// Escape: forgets the last touch, then gives up what is under way; nothing when nothing is.
std::optional<Outcome> giveUp(const Scene& scene);

} // namespace cimaise::museum
