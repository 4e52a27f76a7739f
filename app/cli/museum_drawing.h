// Draws a museum in characters.
#pragma once

#include "app/texts/translator.h"
#include "positions/museum/museum_layout.h"

#include <string>

namespace cimaise::cli {

/// Drawing of the board in lines; empty if the side has none.
std::string drawing(const museum::Layout& layout, int side, const Translator& words);

/// Legend of the drawing.
std::string legend(const museum::Layout& layout, const Translator& words);

} // namespace cimaise::cli
