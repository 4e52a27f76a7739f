// Placements of one tile on a wall, and the changes that each would bring (rulebook, "Gallery Wall
// Placement Rules", "Matching Frames and Acquiring Decor Tiles", "Faux Pas", "Running out of
// Space").
#pragma once

#include "scoring/search/placements.h"
#include "validators/artsociety/art_society_layout.h"

#include <string_view>
#include <vector>

namespace cimaise::artsociety {

/// A tile as the command line names it: `portrait:a:2x3`, `decor:2:1x2`, or `decor:2`, which may
/// hang either way and gives one tile for each. Empty for any other text.
std::vector<Tile> readPiece(std::string_view text);

/// The ways in which a tile may hang: decor may be turned.
std::vector<Tile> waysToHang(const Tile& tile);

/// One tile at one place of the side's wall: what every question about a place is answered with.
/// On a wall without tiles it is the starting painting, as one marked so is anywhere. A tile that
/// hangs already is taken down first. The layout has a wall for `side`.
Placement placementAt(const Layout& layout, int side, const Hung& hung);

/// Every square of the side's wall as the top left one, row by row, for each of the tiles.
Placements placements(const Layout& layout, int side, const std::vector<Tile>& tiles);

/// The same one by one.
void forEachPlacement(const Layout& layout, int side, const std::vector<Tile>& tiles,
                      const VisitPlacement& visit);

/// What the rules offer when none of these placements is legal, in their order; else nothing.
Offers offers(const Layout& layout, int side, const Tile& tile, const Placements& placements);
/// The same where it is known whether the tile fits somewhere.
Offers offers(const Layout& layout, int side, const Tile& tile, bool fits);

} // namespace cimaise::artsociety
