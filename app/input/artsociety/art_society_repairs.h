// Single edits that may fix a finding of Art Society.
#pragma once

#include "app/input/repair_candidates.h"
#include "validators/artsociety/art_society_layout.h"
#include "validators/report/finding.h"

namespace cimaise::artsociety {

/// Tiles given to the assistant or moved onto the wall, another starting painting, corrected decor,
/// bid cards and markers, an order of hanging marked as unknown.
RepairCandidates repairCandidates(const Layout& layout, const Finding& finding);

} // namespace cimaise::artsociety
