// Edits of Muse's coins by tap: coins moved or counted, growth of the economy, and a patron's
// purchases.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

InputResult countBy(const InputContext& context, Counting counting);
/// Changes a number of coins: moves coins between artist and economy, or corrects a count.
InputResult add(const InputContext& context, Suit suit, int coins);
/// Adds or removes a growth of the economy (which happens when the draw pile is empty).
InputResult growEconomy(const InputContext& context);
InputResult removeLastGrowth(const InputContext& context);

/// Checks whether the patron's purchases can be applied: the visit ends with a sale and all its
/// steps are shown.
bool canBuy(const InputContext& context, const PatronVisit& visit);
InputResult buy(const InputContext& context);
/// Shows the patron's steps one by one, or all of them.
InputResult showNextStep(const InputContext& context);
InputResult showAllSteps(const InputContext& context);

} // namespace cimaise::muse
