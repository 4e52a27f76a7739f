// Properties of the positions and files of every game, to check on random ones. A violation fails
// the calling property.
#pragma once

#include "positions/cases.h"
#include "scoring/scores.h"
#include "tests/support/written_verdict.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cimaise {

/// The position survives being written and read, and the file being read and written.
void checkWrittenAndRead(const AnyCase& position);

/// Each line is the sum of its evidence and each total the sum of its `lines` lines; no evidence
/// goes without a reason.
void checkSums(const Score& score, std::size_t lines);

/// Totals, lines and how many pieces of evidence they have, by side: what stays when a board is
/// turned round.
std::vector<std::vector<int>> figuresOf(const Score& score);

/// One to three damages at random places; `word` is one that the game's files use.
std::string mangled(std::string file, std::string_view word);

/// Reads a damaged file, or any bytes: either a refusal with place and reason, or a position that
/// can be checked, scored, `used`, written and read again.
void checkReadOrRefused(std::string_view file,
                        const std::function<void(const AnyCase&)>& used = {});

/// Our own answer in the words of the second counts.
WrittenVerdict verdictOn(const AnyCase& position);

} // namespace cimaise
