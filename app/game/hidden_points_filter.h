// Filters findings while the points are hidden.
#pragma once

#include "validators/report/finding.h"

namespace cimaise {

/// True if the points of a game can be hidden; false if everyone sees them on the table.
bool canHidePoints(std::string_view game);

/// True if a finding with this text reveals points or ties.
bool revealsPoints(TextId says);

/// Replaces findings by versions without points; drops those without such a version.
Findings withoutPoints(const Findings& findings);

} // namespace cimaise
