// Exports a game as one line of JSON, without its history and photos.
#pragma once

#include "app/transfer/kept_game.h"

#include <string>

namespace cimaise {

/// With the end of the line.
std::string jsonLineOf(const KeptGame& game);

} // namespace cimaise
