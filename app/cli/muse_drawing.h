// Draws an artist of Muse in characters: palace, studio, coins.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// Palace, studio and coins of the artist; empty if the artist does not exist.
std::string drawing(const muse::Layout& layout, int side, const Translator& words);

/// Coins of the economy, and the number of times it has grown.
std::string legend(const muse::Layout& layout, const Translator& words);

} // namespace cimaise::cli
