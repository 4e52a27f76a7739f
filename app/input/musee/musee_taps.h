// Edits of a Musée by tap, key and typed line. Input that breaks a rule causes an objection first,
// and is applied when repeated.
#pragma once

#include "app/input/musee/musee_input_state.h"

#include <string_view>

namespace cimaise::musee {

/// Shows the side of the context and selects its first empty space.
InputResult openBoard(const InputContext& context);

/// Result of a tap on a space: selects the space, hangs the requested painting, or puts down the
/// painting being moved.
InputResult touch(const InputContext& context, int row);
/// Moves the selection to a neighbouring space; beyond an end, to the next gallery.
InputResult step(const InputContext& context, int columns, int rows);
/// Result of a key of the keypad: hangs its painting, requests the placements of the painting, or
/// adds the painting to the hand.
InputResult press(const InputContext& context, Exhibit exhibit);
InputResult typeDigit(const InputContext& context, int digit);
/// Enter key: uses the typed digits, or taps the selected space.
InputResult confirm(const InputContext& context);
/// Result when the selected space is left: uses the typed digits, or says why they were refused.
InputResult leaveSpace(const InputContext& context);
/// Backspace key: drops a question, otherwise the last typed digit, otherwise the painting in the
/// selected space.
InputResult erase(const InputContext& context);

/// Enters a mode; `move` picks up the selected painting, and the next tap puts it down.
InputResult enterMode(const InputContext& context, Mode mode);
/// Toggles a mode.
InputResult switchMode(const InputContext& context, Mode mode);
/// Opens the panel “Outlook”, or closes it; every mode closes it.
InputResult switchOutlook(const InputContext& context);
/// Shows the example of the panel, or hides it.
InputResult switchExample(const InputContext& context);
/// Selects the player whose hand is entered.
InputResult selectHandPlayer(const InputContext& context, int player);
/// Escape key: cancels the current input; nullopt if there is nothing to cancel.
std::optional<InputResult> cancelInput(const InputContext& context);
/// Requests the placements of a painting; a second call cancels the request.
InputResult ask(const InputContext& context, Exhibit exhibit);

InputResult clear(const InputContext& context);
InputResult clearGallery(const InputContext& context);
/// Moves a painting; swaps it with a painting already there.
InputResult drag(const InputContext& context, int from, int to);
/// Takes the bonus of a gallery for the side, or returns it. An illegal claim, or a claim to
/// another player's bonus, causes an objection first, and is applied on the second tap.
InputResult toggleBonus(const InputContext& context, int side, Gallery gallery);
InputResult toggleToken(const InputContext& context, std::string_view row, int column);
/// Result of a tap on a token: turns the token if `turns`, otherwise shows its name as the hint.
InputResult tapToken(const InputContext& context, std::string_view row, int column, bool turns);
/// Hangs a gallery of typed paintings; refuses invalid text.
InputResult enterText(const InputContext& context, Gallery gallery, std::string_view text);

/// Completes a result: removed paintings return to the hand that they came from, and newly hung
/// cards are recorded in the state. Returns a result without an edit unchanged.
InputResult withTrackedCards(const InputContext& context, InputResult result);

} // namespace cimaise::musee
