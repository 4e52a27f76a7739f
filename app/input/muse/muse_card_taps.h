// Edits of Muse's cards by tap, drag and typed line. Input that contradicts the position is
// questioned first, and applied when repeated.
#pragma once

#include "app/input/muse/muse_input_state.h"
#include "validators/muse/muse_card_text.h"

namespace cimaise::muse {

/// The side of the scene is looked at from now on.
InputResult lookAtSide(const InputContext& context);
/// The lower half is for that from now on.
InputResult enterMode(const InputContext& context, Mode mode);
/// Cards go there from now on.
InputResult choosePile(const InputContext& context, const ArtistPile& pile);
/// A painting on the table is touched: looked at, or no longer.
InputResult touch(const InputContext& context, const ArtistPile& pile, Card card);
/// A painting wherever it is: looked at.
InputResult lookAtCard(const InputContext& context, Card card);
/// Along the paintings of the pile where cards go, beyond an end to the other.
InputResult step(const InputContext& context, int paintings);

/// A card of the deck: into the pile, out of it again, or into the round.
InputResult press(const InputContext& context, Card card);
/// The painting looked at: off the table, or from the studio to the palace and back.
InputResult takeAway(const InputContext& context);
InputResult moveOver(const InputContext& context);
/// A painting carried to a pile, or off the table.
InputResult carry(const InputContext& context, Card card, const ArtistPile& to);
InputResult carryOff(const InputContext& context, Card card);

/// A pile of the side as typed; what is wrong with the text is refused.
InputResult enterCards(const InputContext& context, Pile pile, std::string_view text, const SuitWords& words);
InputResult playWith(const InputContext& context, Deck deck);

/// Escape: gives up what is under way; nothing when nothing is.
std::optional<InputResult> giveUp(const InputContext& context);

} // namespace cimaise::muse
