// Placements of one tile on a wall, and their effects on the score (rulebook, "Gallery Wall
// Placement Rules", "Matching Frames and Acquiring Decor Tiles", "Faux Pas", "Running out of
// Space").
#pragma once

#include "positions/artsociety/art_society_layout.h"
#include "rulings/placements/placements.h"

#include <string_view>
#include <vector>

namespace cimaise::artsociety {

/// Parses a tile as given on the command line: `portrait:a:2x3`, `decor:2:1x2`, or `decor:2`, which
/// returns one tile per orientation. Empty for any other text.
std::vector<Tile> readPiece(std::string_view text);

/// Orientations of a tile: decor may be turned.
std::vector<Tile> orientationsOf(const Tile& tile);

/// Placement of one tile at one place of the player's wall; all searches for placements use this
/// function. On an empty wall every tile is treated as the starting painting, on other walls only a
/// painting marked as such. `hung` must not be among the tiles of the wall. The layout must have a
/// wall for `side`.
Placement placementAt(const Layout& layout, int side, const PlacedTile& hung);

/// Placements with every square of the player's wall as top left square, row by row, for each tile.
Placements placements(const Layout& layout, int side, const std::vector<Tile>& tiles);

/// Calls `visit` with each placement that placements() returns for these arguments.
void forEachPlacement(const Layout& layout, int side, const std::vector<Tile>& tiles,
                      const VisitPlacement& visit);

/// Options that the rules offer for the tile if no placement in `placements` is legal; empty
/// otherwise.
Offers offers(const Layout& layout, int side, const Tile& tile, const Placements& placements);
/// Options that the rules offer for the tile; `fits` is true if the tile has a legal placement.
Offers offers(const Layout& layout, int side, const Tile& tile, bool fits);

} // namespace cimaise::artsociety
