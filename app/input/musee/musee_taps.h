// Edits of a Musée by tap, key and typed line. Input that breaks a rule is questioned first, and
// applied when repeated.
#pragma once

#include "app/input/musee/musee_input_state.h"

#include <string_view>

namespace cimaise::musee {

/// The side of the scene is looked at from now on: the first bare space is selected.
InputResult lookAt(const InputContext& context);

/// A space is touched: select it, hang what was asked for, or put down what is carried.
InputResult touch(const InputContext& context, int row);
/// The selection moves to a neighbouring space; beyond an end, to the next gallery.
InputResult step(const InputContext& context, int columns, int rows);
/// A key of the keypad: hang its painting, ask where it goes, or take it into the hand.
InputResult press(const InputContext& context, Exhibit exhibit);
InputResult typeDigit(const InputContext& context, int digit);
/// Enter: uses the digits typed, or touches the selected space.
InputResult confirm(const InputContext& context);
/// Backspace: the last digit typed, else the painting in the selected space.
InputResult erase(const InputContext& context);

/// Into a mode; `move` takes the selected painting in hand, to be put down by the next touch.
InputResult enterMode(const InputContext& context, Mode mode);
/// Into a mode, or out of it when it is on.
InputResult switchMode(const InputContext& context, Mode mode);
/// Whose hand is entered.
InputResult holdFor(const InputContext& context, int player);
/// Escape: gives up what is under way; nothing when nothing is.
std::optional<InputResult> giveUp(const InputContext& context);
/// Where may it go? Asked for again, it is asked for no more.
InputResult ask(const InputContext& context, Exhibit exhibit);

InputResult clear(const InputContext& context);
InputResult clearGallery(const InputContext& context);
/// Moves a painting; swaps it with the one that hangs there.
InputResult drag(const InputContext& context, int from, int to);
/// The side takes the bonus of a gallery, or puts it back. A claim that is illegal, or takes the
/// bonus from somebody, is answered first and made when the bonus is tapped again.
InputResult toggleBonus(const InputContext& context, int side, Gallery gallery);
InputResult toggleToken(const InputContext& context, std::string_view row, int column);
/// A token on the board is tapped: turned, or named where tokens are not turned on the board.
InputResult touchToken(const InputContext& context, std::string_view row, int column, bool turns);
/// Hangs a gallery as typed; what is wrong with the text is refused.
InputResult enterText(const InputContext& context, Gallery gallery, std::string_view text);

} // namespace cimaise::musee
