// Draws a Musée in characters: three galleries, and the Staircases that join them.
#pragma once

#include "app/texts/translator.h"
#include "positions/musee/musee_layout.h"

#include <string>

namespace cimaise::cli {

std::string drawing(const musee::Layout& layout, int side, const Translator& words);
std::string legend(const musee::Layout& layout, const Translator& words);

} // namespace cimaise::cli
