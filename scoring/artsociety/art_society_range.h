// Range of points of a wall while the ranking of the types is unknown, because the museum's markers
// are not entered or two of them are on one space (rulebook, "Prestige Rankings"), for the score
// sheet, the placements and the rule that reports the missing markers.
#pragma once

#include "positions/messages/point_range.h"
#include "scoring/artsociety/art_society_tally.h"

#include <vector>

namespace cimaise::artsociety {

/// True if the wall has more than its starting painting.
bool showsMoreThanItsStart(const Gallery& gallery);

/// True if no type has reached the museum.
bool isMuseumEmpty(const Layout& layout);

/// True if some type must have reached the museum by now, but no marker is entered.
bool isPrestigeMissing(const Layout& layout);

using Rankings = std::vector<Prestige>;

/// Possible rankings of the types; a single one unless markers are missing or share a space.
Rankings rankingsOf(const Layout& layout);

/// Rankings that these markers allow; without any, every ranking of one to four types.
Rankings rankingsOf(const Markers& markers);

/// Ranking with the fewest points for the wall.
Prestige leastRanking(const Layout& layout, const Gallery& gallery, const Rankings& rankings);

/// Fewest and most points for counted and eyeline paintings, over all prestige rankings.
/// The points of a change may be negative.
PointRange prestigeRange(const ByType<int>& paintings, const ByType<int>& inEyeline,
                         const Rankings& rankings);

/// Change of a side's total between two positions with the same museum, over the rankings that are
/// possible after it.
PointRange gainOf(const Layout& before, const Layout& after, int side);

/// Totals of a wall for each of the rankings, in their order.
std::vector<int> totalsByCase(const Layout& layout, const Gallery& gallery,
                              const Rankings& rankings);

/// Fewest and most points of the wall over all possible rankings.
PointRange rangeOf(const Layout& layout, const Gallery& gallery);

} // namespace cimaise::artsociety
