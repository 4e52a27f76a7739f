// Draws a side's board in characters.
#pragma once

#include "app/texts/words.h"

#include <string>

namespace cimaise::cli {

/// The board in lines; empty when the side has none.
std::string drawing(const AnyCase& anyCase, int side, const Words& words);

/// What the signs of a game's drawings mean.
std::string legend(const AnyCase& anyCase, const Words& words);

} // namespace cimaise::cli
