// Edits of the turns of a round of Muse by tap: actions, cards, and the coins that pay for a
// painting.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Chooses the action of the side in view, before or after its card.
InputResult choose(const InputContext& context, Action action);
/// Makes the next tapped card the idea card, or the discard.
InputResult requestCard(const InputContext& context, TurnField card);
/// Sets a card of the deck as idea card or discard, as requested; a chosen card is removed.
InputResult useCard(const InputContext& context, Card card);
InputResult clearCurrentTurn(const InputContext& context);
/// Switches to a player; if the player's turn is complete, the next tapped card becomes the
/// discard.
InputResult showTurnOf(const InputContext& context, int player);
/// Switches to the next player with an incomplete turn; if there is none, to the next in seating
/// order.
InputResult showNextTurn(const InputContext& context);

/// Adds one coin of the suit to the payment; if the painting is already paid, removes the coins of
/// the suit from the payment. Coins stay requested until another part is tapped.
InputResult pay(const InputContext& context, Suit suit);

} // namespace cimaise::muse
