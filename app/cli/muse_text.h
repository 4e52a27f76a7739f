// Patron and round of Muse as text.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// Text of all suits tried, the payments, and the position after them.
std::string patronText(const muse::Layout& layout, const Translator& words);

/// Text of all events in order, and the position after the round.
std::string roundText(const muse::Layout& layout, const Translator& words);

} // namespace cimaise::cli
