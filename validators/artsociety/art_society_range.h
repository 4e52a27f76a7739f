// Range of points of a wall while the museum's markers are not entered (rulebook, "Prestige
// Rankings"), for the score sheet and for the rule that reports the missing markers.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/point_range.h"

#include <vector>

namespace cimaise::artsociety {

/// True if the wall has more than its starting painting.
bool showsMoreThanItsStart(const Gallery& gallery);

/// True if no type has reached the museum.
bool isMuseumEmpty(const Layout& layout);

/// True if some type must have reached the museum by now, but no marker is entered.
bool isPrestigeMissing(const Layout& layout);

/// Fewest and most points for counted paintings and paintings in the eyeline, over all rankings of
/// the types. The points of a change may be negative.
PointRange prestigeRange(const ByType<int>& paintings, const ByType<int>& inEyeline);

/// Change of a side's total between two positions with the same museum; over all rankings if its
/// markers are missing after it.
PointRange gainOf(const Layout& before, const Layout& after, int side);

/// Totals of a wall for every possible state of the museum, in the same order for every wall.
std::vector<int> totalsByCase(const Layout& layout, const Gallery& gallery);

/// Fewest and most points of the wall over all possible states of the museum: one to four types
/// have reached the museum, in any order.
PointRange rangeOf(const Layout& layout, const Gallery& gallery);

} // namespace cimaise::artsociety
