// Edits of Muse's cards by tap and drag. Input that contradicts the position causes an objection
// first, and is applied when repeated.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// Shows the side of the context.
InputResult openBoard(const InputContext& context);
/// Enters a mode of the lower half of the page.
InputResult enterMode(const InputContext& context, Mode mode);
/// Selects the pile that receives cards.
InputResult choosePile(const InputContext& context, const ArtistPile& pile);
/// Result of a tap on a placed painting: selects it, or clears the selection.
InputResult touch(const InputContext& context, const ArtistPile& pile, Card card);
/// Selects a painting, in whatever pile it is.
InputResult selectCard(const InputContext& context, Card card);
/// Moves the selection along the selected pile, wrapping around at its ends.
InputResult step(const InputContext& context, int paintings);

/// Result of a tap on a card of the deck: adds it to the pile, removes it again, or adds it to the
/// round.
InputResult press(const InputContext& context, Card card);
/// Removes the selected painting, or moves it between studio and palace.
InputResult removeCard(const InputContext& context);
InputResult moveOver(const InputContext& context);
/// Pile that moveOver() takes the selected painting from; without one, the pile that receives
/// cards.
Pile pileLeft(const InputContext& context);
/// Result of a painting dragged to a pile.
InputResult carry(const InputContext& context, Card card, const ArtistPile& to);

InputResult setDeck(const InputContext& context, Deck deck);

/// Escape key: cancels the current input; nullopt if there is nothing to cancel.
std::optional<InputResult> cancelInput(const InputContext& context);

/// Part of the game that a card is entered for.
enum class Use : std::uint8_t { studio, palace, idea, discard };

Use useOf(Pile pile);

/// Objection to using a tapped card for the side in view; nullopt if the card is in no other pile
/// or turn. A painting may always move from the studio to the palace of the same player.
std::optional<Message> objectionTo(const InputContext& context, Card card, Use use);

} // namespace cimaise::muse
