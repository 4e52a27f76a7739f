// Edits of a round of Muse by tap: actions, cards and payments of the turns, events, and playing
// the complete round.
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

/// Shows the events of the round, or its turns.
InputResult showEvents(const InputContext& context, bool shown);
/// Toggles whether the draw pile was empty after an event (counted from 1).
InputResult toggleEmptied(const InputContext& context, int event);
/// Plays the whole round as one edit; a second request overrides an objection.
InputResult playRound(const InputContext& context);

} // namespace cimaise::muse
