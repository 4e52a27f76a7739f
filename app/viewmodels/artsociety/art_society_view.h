// Snapshot of Art Society from which its panels and lists are drawn.
#pragma once

#include "app/input/artsociety/art_society_fits.h"
#include "app/input/artsociety/art_society_wall_outlook.h"
#include "app/models/spot_text.h"

namespace cimaise::artsociety {

/// Snapshot with the wall of one side.
struct View : SpotWords {
    InputContext context;
    const Fits& fits;           ///< placements of the requested tile
    const Placements& marked;   ///< placements marked on the wall
    const WallOutlook& outlook; ///< empty while its panel is closed

    [[nodiscard]] Spot spot(const Place& place) const { return {side(context.side), place}; }
    /// Name of a tile: “Portrait, frame A, 2×3”, “decor, 2 shields”.
    [[nodiscard]] QString name(const Tile& tile) const;
    /// Name and place of a tile: “Portrait, frame A, 2×3 at square 6,4”.
    [[nodiscard]] QString name(const PlacedTile& hung) const;
    /// Hint under the wall.
    [[nodiscard]] QString hint() const;
    /// Number of placements of the requested tile, as text; empty if no tile is requested.
    [[nodiscard]] QString fitText() const;
    /// Alternatives offered by the rules for a tile that fits nowhere; empty otherwise.
    [[nodiscard]] QString offerText() const;
};

/// Joins messages with “ · ”.
QString joinedByDots(const std::vector<Message>& messages, const Translator& words);

} // namespace cimaise::artsociety
