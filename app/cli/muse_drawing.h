// Draws an artist of Muse in characters: palace, studio, coins.
#pragma once

#include "app/texts/translator.h"

#include <string>

namespace cimaise::cli {

/// Palace, studio and coins of the artist; empty if there is no such artist.
std::string drawing(const muse::Layout& layout, int side, const Translator& words);

/// The economy, which belongs to no artist.
std::string legend(const muse::Layout& layout, const Translator& words);

} // namespace cimaise::cli
