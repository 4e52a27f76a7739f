// Edits of Muse's coins by tap: coins moved or counted, growth of the economy, and a patron's
// purchases.
#pragma once

#include "app/input/muse/muse_input_state.h"

#include <string_view>

namespace cimaise::muse {

InputResult countBy(const InputContext& context, Counting counting);
/// Changes a number of coins: moves coins between artist and economy, or corrects a count.
InputResult add(const InputContext& context, Suit suit, int coins);
/// Result of typing a number of coins of a suit into the field of the artist or of the economy, as
/// a number or a sum; `text` is its new content. Takes or pays the difference, or corrects the
/// count. All keys of one field make one edit.
InputResult typeCount(const InputContext& context, Suit suit, bool ofEconomy,
                      std::string_view text);
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
/// Highlights a painting that the patron tries; the selection belongs to the player.
InputResult highlightTried(const InputContext& context, Card card);

} // namespace cimaise::muse
