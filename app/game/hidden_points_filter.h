// Filters findings while the points are hidden.
#pragma once

#include "validators/report/finding.h"

namespace cimaise {

/// Checks whether the points of a game can be hidden; not in Muse, where every painting in a palace
/// is a visible point.
bool canHidePoints(std::string_view game);

/// True if a finding with this text reveals points or ties.
bool tellsPoints(TextId says);

/// Replaces findings by versions without points. Without such a version a note is dropped, and any
/// other finding becomes the title of its rule.
Findings withoutPoints(const Findings& findings, std::string_view game);

} // namespace cimaise
