// Results as people read them at a table.
#pragma once

#include "app/cli/placer.h"
#include "app/texts/words.h"
#include "scoring/scores.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// The result of `check`; with a score, of `score`.
std::string reportText(const AnyCase& anyCase, const Findings& findings, const Score* score,
                       const Words& words);

/// The result of any other command: `body`, which begins with a bare line, then the findings.
std::string reportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                       const Words& words);

/// The result of `placements`.
std::string placementsText(const AnyCase& anyCase, const Placed& placed, const Words& words);

} // namespace cimaise::cli
