// Single edits that may fix a finding of Museum.
#pragma once

#include "app/input/repair_candidates.h"
#include "validators/museum/museum_layout.h"
#include "validators/report/finding.h"

namespace cimaise::museum {

/// The score track set to the sum of the objects, removals of misplaced or doubled objects, experts
/// left with one player.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

} // namespace cimaise::museum
