// Parses and writes coins as a line of text: `M3 S2` is three moons and two suns.
#pragma once

#include "validators/muse/muse_card_text.h"

namespace cimaise::muse {

/// Parses coins: suits and numbers in turn, in either order (`M3 S2`, `3 moons 2 suns`). A number
/// may be a sum (`M2+1`), a suit may be shortened as long as it is unambiguous, in English or by
/// `words`. A suit that is not named has no coins. The error names the wrong part and what was
/// expected; `highest` limits the coins of a suit.
tl::expected<Purse, Message> readPurseText(std::string_view text, const SuitWords& words,
                                           int highest);

/// Meanings of the first ambiguous suit, each as the whole line to type; empty if there is none.
std::vector<std::string> purseMeanings(std::string_view text, const SuitWords& words);

/// Text of the coins, in a form that readPurseText() parses: `M3 S2`; empty without coins.
std::string purseText(const Purse& purse, const SuitWords& words);

} // namespace cimaise::muse
