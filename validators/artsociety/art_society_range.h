// Range of points of a wall while the museum's markers are not entered (rulebook, "Prestige
// Rankings"), for the score sheet and for the rule that reports the missing markers.
#pragma once

#include "validators/artsociety/art_society_layout.h"
#include "validators/report/point_range.h"

#include <vector>

namespace cimaise::artsociety {

/// Whether a wall shows more than the painting it began with.
bool showsMoreThanItsStart(const Gallery& gallery);

/// Whether no type is in the museum.
bool isMuseumEmpty(const Layout& layout);

/// Whether some type has reached the museum by now, and none is entered.
bool isPrestigeMissing(const Layout& layout);

/// What paintings that count, and paintings in the eyeline, bring: the fewest and the most points
/// over all rankings of the types. Of a change they may be fewer than none.
PointRange prestigeRange(const ByType<int>& paintings, const ByType<int>& inEyeline);

/// What the total of a side changes by from one table to another, where no type is in the museum.
PointRange gainOf(const Layout& before, const Layout& after, int side);

/// The totals of a wall in every case of what can stand in the museum, in the same order for every
/// wall.
std::vector<int> totalsByCase(const Layout& layout, const Gallery& gallery);

/// The fewest and the most points that the wall can be worth, whatever stands in the museum: one
/// type at least, and any of them ahead.
PointRange rangeOf(const Layout& layout, const Gallery& gallery);

} // namespace cimaise::artsociety
