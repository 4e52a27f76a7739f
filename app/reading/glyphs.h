// Finds what may be digits in a tile: local threshold, connected components, patches.
#pragma once

#include "app/reading/digit_net.h"
#include "app/reading/picture.h"

namespace cimaise::reading {

/// Boxes of the connected components of a tile that have the size of a digit, without those that
/// touch its edge. Components as wide as two digits are cut as well. `tallest`: height of a digit
/// at most, against the tile’s. `light`: print lighter than the ground.
std::vector<Box> glyphBoxes(const Tile& tile, double tallest, bool light);

/// Levels of grey of ink and ground in and around a box, as dark and bright percentiles; inverted
/// for light ink.
std::array<double, 2> inkLevels(const Tile& tile, const Box& box, bool light);

/// Part of a tile in a box, scaled and normalised for the classifier. Empty if the contrast is
/// below a few levels of grey.
Patch patchOf(const Tile& tile, const Box& box, bool light);

} // namespace cimaise::reading
