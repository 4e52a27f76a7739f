// Edits of a Musée by tap, key and typed line. Input that breaks a rule is questioned first, and
// applied when repeated.
#pragma once

#include "app/entry/musee/musee_pointing.h"

#include <string_view>

namespace cimaise::musee {

/// The side of the scene is looked at from now on: the first bare space is selected.
Outcome lookAt(const Scene& scene);

/// A space is touched: select it, hang what was asked for, or put down what is carried.
Outcome touch(const Scene& scene, int row);
/// The selection moves to a neighbouring space; beyond an end, to the next gallery.
Outcome step(const Scene& scene, int columns, int rows);
/// A key of the keypad: hang its painting, ask where it goes, or take it into the hand.
Outcome press(const Scene& scene, Exhibit exhibit);
Outcome typeDigit(const Scene& scene, int digit);
/// Enter: uses the digits typed, or touches the selected space.
Outcome confirm(const Scene& scene);
/// Backspace: the last digit typed, else the painting in the selected space.
Outcome erase(const Scene& scene);

/// Into a mode; `move` takes the selected painting in hand, to be put down by the next touch.
Outcome enterMode(const Scene& scene, Mode mode);
/// Into a mode, or out of it when it is on.
Outcome switchMode(const Scene& scene, Mode mode);
/// Whose hand is entered.
Outcome holdFor(const Scene& scene, int player);
/// Escape: gives up what is under way; nothing when nothing is.
std::optional<Outcome> giveUp(const Scene& scene);
/// Where may it go? Asked for again, it is asked for no more.
Outcome ask(const Scene& scene, Exhibit exhibit);

Outcome clear(const Scene& scene);
Outcome clearGallery(const Scene& scene);
/// Moves a painting; swaps it with the one that hangs there.
Outcome drag(const Scene& scene, int from, int to);
/// The side takes the bonus of a gallery, or puts it back. A claim that is illegal, or takes the
/// bonus from somebody, is answered first and made when the bonus is tapped again.
Outcome toggleBonus(const Scene& scene, int side, Gallery gallery);
Outcome toggleToken(const Scene& scene, std::string_view row, int column);
/// A token on the board is tapped: turned, or named where tokens are not turned on the board.
Outcome touchToken(const Scene& scene, std::string_view row, int column, bool turns);
/// Hangs a gallery as typed; what is wrong with the text is refused.
Outcome enterText(const Scene& scene, Gallery gallery, std::string_view text);

} // namespace cimaise::musee
