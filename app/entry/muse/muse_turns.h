// Edits of the turns of a round of Muse by tap and typed line: actions, cards, and the coins that
// pay for a painting.
#pragma once

#include "app/entry/muse/muse_pointing.h"
#include "validators/muse/muse_turn_text.h"

namespace cimaise::muse {

/// The action of the side looked at, chosen before its card or after.
Outcome choose(const Scene& scene, Action action);
/// From now on a card touched is the idea card, or the discard.
Outcome awaitCard(const Scene& scene, Asked card);
/// A card of the deck for the turn: the idea card or the discard, as asked, or that no longer.
Outcome useCard(const Scene& scene, Card card);
Outcome takeTurnBack(const Scene& scene);
/// The turn as typed; then the next player without one is looked at. What is wrong with the text is
/// refused.
Outcome enterTurn(const Scene& scene, std::string_view text, const TurnWords& words);
/// That player's turn is entered; where it stands already, the next card is its discard.
Outcome turnOver(const Scene& scene, int player);
/// The turn of the next player who lacks one; where all have chosen, of the next in seating order.
Outcome goOn(const Scene& scene);

/// One coin more of the suit for the painting; once all is paid, the suit's coins come back. Coins
/// are asked for until something else is.
Outcome pay(const Scene& scene, Suit suit);

} // namespace cimaise::muse
