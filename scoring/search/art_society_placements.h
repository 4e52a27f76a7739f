// Placements of one tile on a wall, and the changes that each would bring (rulebook, "Gallery Wall
// Placement Rules", "Matching Frames and Acquiring Decor Tiles", "Faux Pas", "Running out of
// Space").
#pragma once

#include "scoring/search/placements.h"
#include "validators/artsociety/art_society_layout.h"

#include <string_view>
#include <vector>

namespace cimaise::artsociety {

/// Parses a tile as given on the command line: `portrait:a:2x3`, `decor:2:1x2`, or `decor:2`, which
/// returns one tile per orientation. Empty for any other text.
std::vector<Tile> readPiece(std::string_view text);

/// Orientations of a tile: decor may be turned.
std::vector<Tile> waysToHang(const Tile& tile);

/// Placement of one tile at one place of the player's wall, on which all answers about a place are
/// based. On a wall without tiles, the tile is the starting painting, as is a tile marked so. A
/// tile that already hangs is removed first. The layout must have a wall for `side`.
Placement placementAt(const Layout& layout, int side, const Hung& hung);

/// Placements with every square of the player's wall as top left square, row by row, for each tile.
Placements placements(const Layout& layout, int side, const std::vector<Tile>& tiles);

/// Calls `visit` with the same placements one by one.
void forEachPlacement(const Layout& layout, int side, const std::vector<Tile>& tiles,
                      const VisitPlacement& visit);

/// Offers of the rules, in their order, if none of these placements is legal; otherwise empty.
Offers offers(const Layout& layout, int side, const Tile& tile, const Placements& placements);
/// Offers of the rules, given whether the tile fits somewhere.
Offers offers(const Layout& layout, int side, const Tile& tile, bool fits);

} // namespace cimaise::artsociety
