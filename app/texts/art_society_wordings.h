// Typed words for the tiles of Art Society.
#pragma once

#include "app/texts/translator.h"
#include "validators/artsociety/art_society_tile_text.h"

namespace cimaise::artsociety {

/// Words of a tile as typed in the language.
TileWords tileWords(const Translator& words);

} // namespace cimaise::artsociety
