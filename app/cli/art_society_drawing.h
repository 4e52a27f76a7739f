// Draws a wall of Art Society: each square with the number of the tile on it.
#pragma once

#include "app/texts/words.h"

#include <string>

namespace cimaise::cli {

std::string drawing(const artsociety::Layout& layout, int side, const Words& words);
std::string legend(const artsociety::Layout& layout, const Words& words);

} // namespace cimaise::cli
