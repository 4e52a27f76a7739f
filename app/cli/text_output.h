// Results as text.
#pragma once

#include "app/cli/output.h"
#include "app/cli/placer.h"
#include "app/texts/words.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// What game it is, then `body`, which is empty or begins with a bare line, then the findings.
void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Words& words, Output& out);

/// The result of `placements`.
void printPlacementsText(const AnyCase& anyCase, const Placed& placed, const Words& words,
                         Output& out);

} // namespace cimaise::cli
