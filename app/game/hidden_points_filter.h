// Filters findings while the points are hidden.
#pragma once

#include "validators/report/finding.h"

namespace cimaise {

/// Checks whether the points of a game can be hidden: in Muse a point is a painting that everyone
/// sees in the palace.
bool canHidePoints(std::string_view game);

/// Whether a finding of this wording tells points, or who has as many as somebody else.
bool tellsPoints(TextId says);

/// Findings of a game in words without points. Where there are none, a note is left out, and any
/// other finding is called by its rule.
Findings withoutPoints(const Findings& findings, std::string_view game);

} // namespace cimaise
