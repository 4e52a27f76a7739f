// Incomplete turn: the parts entered so far, and the parts missing.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

/// What the side's Paint would come to as far as it is said; nothing where none is.
std::optional<Event> paintingOf(const InputContext& context);

/// Whether all is said but the coins, of which there is a choice.
bool owesCoins(const InputContext& context);

/// Returns true if the entered turn cannot paint for lack of coins.
bool isShortOfCoins(const Resolution& round, int player);

/// What the next touch sets: the idea card, then the coins where there is a choice, then a discard.
/// No card takes the place of an idea card unless that was asked for.
Asked askedOf(const InputContext& context);

/// Who has chosen the card for the round, in a turn that stands or in one on its way.
std::optional<int> holderOf(const InputContext& context, Card card,
                            std::optional<int> butNot = std::nullopt);

/// The turn, with its payment where there is no choice of coins.
Turn withOnlyPayment(const Layout& layout, Turn turn);

/// The side has said so much. Once an action, its card and the coins are there, the turn stands;
/// until then none stands. The side stays in view.
InputResult saying(const InputContext& context, const PartialTurn& half, Message what);

bool haveAllChosen(const Layout& layout);
/// The next player whose turn lacks something, coins to choose included; the present one where
/// nobody else’s does.
int nextWithoutTurn(const InputContext& context);
/// That player is looked at from now on.
InputResult turnedTo(InputResult result, const InputContext& context, int player);

/// Nothing is said any more of a turn that does not stand.
InputState withoutHalfTurn(InputState state, int player);

} // namespace cimaise::muse
