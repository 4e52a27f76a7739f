// Edits of the turns of a round of Muse by tap and typed line: actions, cards, and the coins that
// pay for a painting.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "validators/muse/muse_turn_text.h"

namespace cimaise::muse {

/// The action of the side looked at, chosen before its card or after.
InputResult choose(const InputContext& context, Action action);
/// From now on a card touched is the idea card, or the discard.
InputResult awaitCard(const InputContext& context, Asked card);
/// A card of the deck for the turn: the idea card or the discard, as asked, or that no longer.
InputResult useCard(const InputContext& context, Card card);
InputResult takeTurnBack(const InputContext& context);
/// The turn as typed; then the next player without one is looked at. What is wrong with the text is
/// refused.
InputResult enterTurn(const InputContext& context, std::string_view text, const TurnWords& words);
/// That player's turn is entered; where it stands already, the next card is its discard.
InputResult turnOver(const InputContext& context, int player);
/// The turn of the next player who lacks one; where all have chosen, of the next in seating order.
InputResult goOn(const InputContext& context);

/// One coin more of the suit for the painting; once all is paid, the suit's coins come back. Coins
/// are asked for until something else is.
InputResult pay(const InputContext& context, Suit suit);

} // namespace cimaise::muse
