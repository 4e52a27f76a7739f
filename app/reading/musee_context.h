// Facts of the game that restrict the numbers on a board before its photo is read.
#pragma once

#include "app/reading/musee_reader.h"
#include "validators/musee/musee_layout.h"

namespace cimaise::reading {

/// Deck and columns of the game, and the numbers on the boards of other sides.
MuseeContext contextOf(const musee::Layout& layout, int side);

} // namespace cimaise::reading
