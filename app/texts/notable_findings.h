// Findings worth showing to people; machine-readable lists have the others as well.
#pragma once

#include "positions/cases.h"
#include "validators/report/finding.h"

namespace cimaise {

/// Findings without the shared first place of an empty position, and without open questions that
/// the players have answered.
Findings notableFindings(Findings findings, const AnyCase& position);

} // namespace cimaise
