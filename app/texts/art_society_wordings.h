// Typed words for the tiles of Art Society.
#pragma once

#include "app/texts/translator.h"
#include "validators/artsociety/art_society_tile_text.h"

namespace cimaise::artsociety {

/// Words accepted in a typed tile, in the language of `words`.
TileWords tileWords(const Translator& words);

} // namespace cimaise::artsociety
