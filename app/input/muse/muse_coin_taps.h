// Edits of Muse's coins by tap: passed, counted, grown, paid by a patron.
#pragma once

#include "app/input/muse/muse_input_state.h"

namespace cimaise::muse {

InputResult countBy(const InputContext& context, Counting counting);
/// So many coins more or less: passed from the economy or to it, or counted.
InputResult add(const InputContext& context, Suit suit, int coins);
/// The draw pile ran out, or did not.
InputResult growEconomy(const InputContext& context);
InputResult takeGrowthBack(const InputContext& context);

/// Whether the patron's visit may be carried out: it ends with a sale, and is not being told.
bool canBuy(const InputContext& context, const PatronVisit& visit);
InputResult buy(const InputContext& context);
/// The patron's steps one at a time; or all of them again.
InputResult stepOn(const InputContext& context);
InputResult showAllSteps(const InputContext& context);

} // namespace cimaise::muse
