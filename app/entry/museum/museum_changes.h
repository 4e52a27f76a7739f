// Spots in which two positions of Museum differ, and moving the selection to a spot.
#pragma once

#include "app/entry/museum/museum_pointing.h"

namespace cimaise::museum {

/// The slots that differ, row by row, those with an object in `after` first; then each museum of
/// which something else differs.
Spots changedSpots(const Layout& before, const Layout& after);

/// The first of the spots that can be pointed at is; `said` is the answer, unless it is empty.
Outcome leadTo(const Scene& scene, const Spots& spots, const Message& said);

} // namespace cimaise::museum
