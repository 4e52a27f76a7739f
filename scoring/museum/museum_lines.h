// Lines of Museum's score sheet, in the order of the final scoring.
#pragma once

#include "scoring/sheet/sheet.h"

#include <span>

namespace cimaise::museum {

/// Score lines in this order: track, `civilisation.ID`, `domain.ID`, patron, prestige, the
/// galleries, Public Opinion.
extern const std::span<const LineInfo> lines;

} // namespace cimaise::museum
