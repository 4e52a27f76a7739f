// Properties of a position, to check on random ones. A violation fails the calling property.
#pragma once

#include "positions/cases.h"
#include "scoring/scores.h"
#include "tests/support/written_verdict.h"

#include <string>
#include <vector>

namespace cimaise {

/// The position survives being written and read, and the file being read and written.
void checkWrittenAndRead(const AnyCase& position);

/// Totals, lines and how many pieces of evidence they have, by side: what stays when a board is
/// turned round.
std::vector<std::vector<int>> figuresOf(const Score& score);

/// Our own answer in the words of the second counts.
WrittenVerdict verdictOn(const AnyCase& position);

} // namespace cimaise
