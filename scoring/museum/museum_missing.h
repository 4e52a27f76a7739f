// Names of the unknown printed numbers that are missing from a museum’s total.
#pragma once

#include "scoring/museum/museum_tally.h"

namespace cimaise::museum {

std::vector<Message> missingFigures(const Museum& museum, int side, const Tally& tally);

} // namespace cimaise::museum
