// Walls of Art Society written tile by tile:
//
//     table({{"portrait a 2x3 at 6,4 start", "landscape a 3x3 at 8,4", "decor 1 1x1 at 8,7"}, {}})
#pragma once

#include "positions/artsociety/art_society_layout.h"

#include <string>
#include <string_view>
#include <vector>

namespace cimaise::artsociety {

using Drawing = std::vector<std::string>;

/// Parses a tile: `portrait a 2x3 at 6,4 start`, `decor 1 1x1 at 8,7`; without `at` it is off the
/// wall.
PlacedTile tile(std::string_view text);

/// Position of Ana, Bo, Cy, Di, with as many players as walls and tiles in hanging order. The wall
/// of 12×9 is verified; City Life is worth 4, Portrait 3, Still Life 2, Landscape 5.
Layout table(const std::vector<Drawing>& walls);

/// Position with another option of a reading.
Layout withReading(Layout layout, std::string_view reading, std::string_view option);

} // namespace cimaise::artsociety
