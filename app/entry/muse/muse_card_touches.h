// Edits of Muse's cards by tap, drag and typed line. Input that contradicts the position is
// questioned first, and applied when repeated.
#pragma once

#include "app/entry/muse/muse_pointing.h"
#include "validators/muse/muse_card_text.h"

namespace cimaise::muse {

/// The side of the scene is looked at from now on.
Outcome lookAtSide(const Scene& scene);
/// The lower half is for that from now on.
Outcome enterMode(const Scene& scene, Mode mode);
/// Cards go there from now on.
Outcome choosePile(const Scene& scene, const ArtistPile& pile);
/// A painting on the table is touched: looked at, or no longer.
Outcome touch(const Scene& scene, const ArtistPile& pile, Card card);
/// A painting wherever it is: looked at.
Outcome lookAtCard(const Scene& scene, Card card);
/// Along the paintings of the pile where cards go, beyond an end to the other.
Outcome step(const Scene& scene, int paintings);

/// A card of the deck: into the pile, out of it again, or into the round.
Outcome press(const Scene& scene, Card card);
/// The painting looked at: off the table, or from the studio to the palace and back.
Outcome takeAway(const Scene& scene);
Outcome moveOver(const Scene& scene);
/// A painting carried to a pile, or off the table.
Outcome carry(const Scene& scene, Card card, const ArtistPile& to);
Outcome carryOff(const Scene& scene, Card card);

/// A pile of the side as typed; what is wrong with the text is refused.
Outcome enterCards(const Scene& scene, Pile pile, std::string_view text, const SuitWords& words);
Outcome playWith(const Scene& scene, Deck deck);

/// Escape: gives up what is under way; nothing when nothing is.
std::optional<Outcome> giveUp(const Scene& scene);

} // namespace cimaise::muse
