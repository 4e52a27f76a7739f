// Order in which findings are shown: by their points at stake.
#pragma once

#include "positions/cases.h"
#include "validators/report/finding.h"

namespace cimaise {

/// Points at stake in a note: the gain of joining objects, or the change by another answer to an
/// open question. 0 if there are none or they are unknown.
int pointsAtStake(const Finding& finding);

/// True for notes without consequences, which need no action: their figures are in the score sheet.
bool hasNoConsequences(const Finding& finding);

/// True if a finding is about this side’s board, or about the whole game.
bool concernsSide(const Finding& finding, const AnyCase& position, int side);

/// Sorts findings: problems, missing details and open questions of `side`, then those of the other
/// boards, then notes, and last the notes without consequences. Equal findings keep their order.
void orderByPointsAtStake(Findings& findings, const AnyCase& position, int side);

} // namespace cimaise
