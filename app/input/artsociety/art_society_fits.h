// Input of “Where does this fit?”: the placements of a tile on a wall, best first, or the
// alternatives that the rules offer.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

struct Fits {
    Placements places; ///< legal ones, best first
    Offers offers;     ///< alternatives, if there is no placement

    bool operator==(const Fits&) const = default;
};

/// Placements of the requested tile (InputState::asked); empty outside Mode::fit.
Fits fitsOf(const InputContext& context);

/// Placements on the wall in view of a tile that hangs on another wall; it cannot be turned on the
/// way.
Placements placesOfMoved(const InputContext& context, const OnWall& from);

/// Requested tile, turned as in the placement, with its top left square.
PlacedTile placedAs(const Tile& asked, const Placement& placement);

/// Enters a mode; Mode::fit requests the placements of the selected tile.
InputResult enterMode(const InputContext& context, Mode mode);
/// Requests the placements of a tile: decor with this many shields, or a painting if `shields` is
/// 0.
InputResult ask(const InputContext& context, int shields);
InputResult resizeRequestedTile(const InputContext& context, int columns, int rows);
/// Requests the placements of the tile that the assistant holds.
InputResult requestHeldTile(const InputContext& context);
/// Sets the type or the frame of the painting whose placements are requested.
InputResult setRequestedType(const InputContext& context, Type type);
InputResult setRequestedFrame(const InputContext& context, Frame frame);

/// Result of a tap on a square while placements are requested.
InputResult tapPlace(const InputContext& context, Square square);
/// Shows one of the placements.
InputResult showPlace(const InputContext& context, const Placement& placement);
/// Hangs the tile at the placement shown.
InputResult hangShown(const InputContext& context);

} // namespace cimaise::artsociety
