// Exports a game as one line of JSON, without its history and photos.
#pragma once

#include "app/transfer/exported_game.h"

#include <string>

namespace cimaise {

/// Game as a line of JSON, with the line break.
std::string jsonLineOf(const ExportedGame& game);

} // namespace cimaise
