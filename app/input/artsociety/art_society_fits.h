// Input of “Where does this fit?”: the placements of a tile on a wall, best first, or the
// alternatives that the rules offer.
#pragma once

#include "app/input/artsociety/art_society_input_state.h"

namespace cimaise::artsociety {

struct Fits {
    Placements places; ///< legal ones, best first
    Offers offers;     ///< where there are none

    bool operator==(const Fits&) const = default;
};

/// Of the tile asked for; none while nothing is asked.
Fits fitsOf(const InputContext& context);

/// The tile asked for where it fits: the way it hangs, and its top left square.
Hung hungAs(const Tile& asked, const Placement& placement);

/// Into a mode; a selected tile is asked for.
InputResult enterMode(const InputContext& context, Mode mode);
/// A tile is asked for: decor of so many shields, or a painting.
InputResult ask(const InputContext& context, int shields);
InputResult growAsked(const InputContext& context, int columns, int rows);
/// What the assistant holds is asked for.
InputResult askHeld(const InputContext& context);
/// A type or a frame of the painting asked for.
InputResult askType(const InputContext& context, Type type);
InputResult askFrame(const InputContext& context, Frame frame);

/// A square is touched while a tile is asked for.
InputResult touchPlace(const InputContext& context, Square square);
/// One of the places where it fits.
InputResult showPlace(const InputContext& context, const Placement& placement);
/// Hangs the tile at the place that is shown.
InputResult hangShown(const InputContext& context);

} // namespace cimaise::artsociety
