// Patron and round of Muse as text.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// Every suit tried, who is paid, and the position after it.
std::string patronText(const muse::Layout& layout, const Translator& words);

/// Every event in order, and the position after the round.
std::string roundText(const muse::Layout& layout, const Translator& words);

} // namespace cimaise::cli
