// Score sheets and the ranking as text.
#pragma once

#include "app/texts/translator.h"
#include "scoring/scores.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Text of each side's board and sheet, then the ranking; begins with an empty line, empty without
/// sheets. Unless `all` is requested, many lines without points are summed up.
std::string scoreText(const AnyCase& anyCase, const Score& score, const Findings& findings,
                      bool all, const Translator& words);

} // namespace cimaise::cli
