// What was entered of the museum's board before it was entered the other way: a file holds either
// markers or unsold paintings, the history of the game both.
#pragma once

#include "app/game/history.h"
#include "validators/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// The unsold paintings as they were before markers were entered; none where none ever were.
UnsoldList unsoldBefore(const History& history);

/// The markers as they were before unsold paintings were entered. Where nobody had set one, they
/// stand where the unsold paintings have moved them.
Markers markersBefore(const History& history);

} // namespace cimaise::artsociety
