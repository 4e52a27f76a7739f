// Lines of Museum's score sheet, in the order of the final scoring.
#pragma once

#include "scoring/sheet/sheet.h"

#include <span>
#include <string_view>

namespace cimaise::museum {

/// Line of the points scored during the game.
inline constexpr std::string_view trackLine = "track";

/// Score lines in this order: track, `civilisation.ID`, `domain.ID`, patron, prestige, the
/// galleries, Public Opinion.
extern const std::span<const LineInfo> lines;

} // namespace cimaise::museum
