// Single edits that may fix a finding of Muse.
#pragma once

#include "app/input/repair_candidates.h"
#include "validators/muse/muse_layout.h"
#include "validators/report/finding.h"

namespace cimaise::muse {

/// Removals of a card entered twice, the extended deck, recounted coins and growth, payments.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

} // namespace cimaise::muse
