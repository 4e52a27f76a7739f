// Incomplete turn: the parts entered so far, and the parts missing.
#pragma once

#include "app/entry/muse/muse_pointing.h"

namespace cimaise::muse {

/// What the side's Paint would come to as far as it is said; nothing where none is.
std::optional<Event> paintingOf(const Scene& scene);

/// Whether all is said but the coins, of which there is a choice.
bool owesCoins(const Scene& scene);

/// Returns true if the entered turn cannot paint for lack of coins.
bool isShortOfCoins(const Resolution& round, int player);

/// What the next touch sets: the idea card, then the coins where there is a choice, then a discard.
/// No card takes the place of an idea card unless that was asked for.
Asked askedOf(const Scene& scene);

/// Who has chosen the card for the round, in a turn that stands or in one on its way.
std::optional<int> holderOf(const Scene& scene, Card card,
                            std::optional<int> butNot = std::nullopt);

/// The turn, with its payment where there is no choice of coins.
Turn withOnlyPayment(const Layout& layout, Turn turn);

/// The side has said so much. Once an action, its card and the coins are there, the turn stands;
/// until then none stands. The side stays in view.
Outcome saying(const Scene& scene, const HalfTurn& half, Message what);

bool haveAllChosen(const Layout& layout);
/// The next player whose turn lacks something, coins to choose included; the present one where
/// nobody else’s does.
int nextWithoutTurn(const Scene& scene);
/// That player is looked at from now on.
Outcome turnedTo(Outcome outcome, const Scene& scene, int player);

/// Nothing is said any more of a turn that does not stand.
Pointing withoutHalfTurn(Pointing pointing, int player);

} // namespace cimaise::muse
