// Findings worth showing to people; machine-readable lists have the others as well.
#pragma once

#include "validators/cases.h"
#include "validators/report/finding.h"

namespace cimaise {

/// The findings without a shared first place where nothing lies on the table yet, and without open
/// questions that the players have decided.
Findings notableFindings(Findings findings, const AnyCase& position);

} // namespace cimaise
