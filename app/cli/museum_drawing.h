// Draws a museum in characters.
#pragma once

#include "app/texts/translator.h"
#include "validators/museum/museum_layout.h"

#include <string>

namespace cimaise::cli {

/// The board in lines; empty when the side has none.
std::string drawing(const museum::Layout& layout, int side, const Translator& words);

/// What the signs mean.
std::string legend(const museum::Layout& layout, const Translator& words);

} // namespace cimaise::cli
