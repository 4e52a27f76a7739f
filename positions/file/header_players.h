// Changes to the players of a game that the rest of its header follows.
#pragma once

#include "positions/file/game_header.h"

#include <string>

namespace cimaise {

/// Renames the player at `seat`; the first player keeps being first under the new name.
void renamePlayer(GameHeader& header, int seat, std::string name);

} // namespace cimaise
