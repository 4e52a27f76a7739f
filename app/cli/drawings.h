// Draws a side's board in characters.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// Drawing of the board in lines; empty if the side has none.
std::string drawing(const AnyCase& anyCase, int side, const Translator& words);

/// Legend of a game's drawings.
std::string legend(const AnyCase& anyCase, const Translator& words);

} // namespace cimaise::cli
