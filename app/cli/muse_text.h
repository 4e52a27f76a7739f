// Patron and round of Muse as text.
#pragma once

#include "app/texts/words.h"

#include <string>

namespace cimaise::cli {

/// Every suit tried, who is paid, and the position after it.
std::string patronText(const muse::Layout& layout, const Words& words);

/// Every event in order, and the position after the round.
std::string roundText(const muse::Layout& layout, const Words& words);

} // namespace cimaise::cli
