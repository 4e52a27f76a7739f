// Random Musées late in a game, the same for the same seed: few empty spaces, bonuses with any of
// those who filled the gallery, or with nobody.
#pragma once

#include "positions/musee/musee_layout.h"

#include <cstdint>

namespace cimaise::musee {

/// Legal position of 2 to 4 players in which each Musée has at most `mostEmpty` empty spaces.
Layout crowdedBoard(std::uint64_t seed, int mostEmpty);

} // namespace cimaise::musee
