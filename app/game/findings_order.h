// Order in which findings are shown: by what they are worth to the players.
#pragma once

#include "validators/cases.h"
#include "validators/report/finding.h"

namespace cimaise {

/// Points that hang on a note: what joining objects would bring, what another answer to an open
/// question would change. 0 where none do, or where they are not known.
int pointsAtStake(const Finding& finding);

/// Notes to which nothing is to be done and on which nothing hangs: their figures are in the sheet.
bool isWorthNothing(const Finding& finding);

/// Sorts findings: those of `side` first, among them problems, missing details and open questions,
/// then those of the other boards, then notes, and last the notes that are worth nothing. Equal
/// findings keep their order.
void orderByWorth(Findings& findings, const AnyCase& position, int side);

} // namespace cimaise
