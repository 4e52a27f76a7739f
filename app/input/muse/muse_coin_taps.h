// Edits of Muse's coins by tap: passed, counted, grown, paid by a patron.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

InputResult countBy(const InputContext& context, Counting counting);
/// Changes a number of coins: passed between artist and economy, or counted.
InputResult add(const InputContext& context, Suit suit, int coins);
/// Enters or takes back a growth of the economy (draw pile empty).
InputResult growEconomy(const InputContext& context);
InputResult takeGrowthBack(const InputContext& context);

/// Checks whether the patron's purchases can be applied: the visit ends with a sale and all its
/// steps are shown.
bool canBuy(const InputContext& context, const PatronVisit& visit);
InputResult buy(const InputContext& context);
/// Shows the patron's steps one by one, or all of them.
InputResult stepOn(const InputContext& context);
InputResult showAllSteps(const InputContext& context);

} // namespace cimaise::muse
