// Names of the printed figures that a museum’s total still waits for.
#pragma once

#include "validators/museum/museum_tally.h"

namespace cimaise::museum {

std::vector<Message> missingFigures(const Museum& museum, int side, const Tally& tally);

} // namespace cimaise::museum
