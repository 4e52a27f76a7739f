// Single edits that may fix a finding of Musée.
#pragma once

#include "app/input/repair_candidates.h"
#include "validators/musee/musee_layout.h"
#include "validators/report/finding.h"

namespace cimaise::musee {

/// Swaps and moves in a gallery that does not rise, removals of a number entered twice, bonuses
/// returned.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

} // namespace cimaise::musee
