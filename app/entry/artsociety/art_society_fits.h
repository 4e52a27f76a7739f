// Input of “Where does this fit?”: the placements of a tile on a wall, best first, or the
// alternatives that the rules offer.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"

namespace cimaise::artsociety {

struct Fits {
    Placements places; ///< legal ones, best first
    Offers offers;     ///< where there are none

    bool operator==(const Fits&) const = default;
};

/// Of the tile asked for; none while nothing is asked.
Fits fitsOf(const Scene& scene);

/// The tile asked for where it fits: the way it hangs, and its top left square.
Hung hungAs(const Tile& asked, const Placement& placement);

/// Into a mode; a selected tile is asked for.
Outcome enterMode(const Scene& scene, Mode mode);
/// A tile is asked for: decor of so many shields, or a painting.
Outcome ask(const Scene& scene, int shields);
Outcome growAsked(const Scene& scene, int columns, int rows);
/// What the assistant holds is asked for.
Outcome askHeld(const Scene& scene);
/// A type or a frame of the painting asked for.
Outcome askType(const Scene& scene, Type type);
Outcome askFrame(const Scene& scene, Frame frame);

/// A square is touched while a tile is asked for.
Outcome touchPlace(const Scene& scene, Square square);
/// One of the places where it fits.
Outcome showPlace(const Scene& scene, const Placement& placement);
/// Hangs the tile at the place that is shown.
Outcome hangShown(const Scene& scene);

} // namespace cimaise::artsociety
