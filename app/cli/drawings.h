// Draws a side's board in characters.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// The board in lines; empty when the side has none.
std::string drawing(const AnyCase& anyCase, int side, const Translator& words);

/// What the signs of a game's drawings mean.
std::string legend(const AnyCase& anyCase, const Translator& words);

} // namespace cimaise::cli
