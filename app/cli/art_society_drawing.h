// Draws a wall of Art Society: each square with the number of the tile on it.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

std::string drawing(const artsociety::Layout& layout, int side, const Translator& words);
std::string legend(const artsociety::Layout& layout, const Translator& words);

} // namespace cimaise::cli
