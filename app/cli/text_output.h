// Results as text.
#pragma once

#include "app/cli/output.h"
#include "app/cli/placer.h"
#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// What game it is, then `body`, which is empty or begins with a bare line, then the findings.
void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Translator& words, Output& out);

/// The result of `placements`.
void printPlacementsText(const AnyCase& anyCase, const Placed& placed, const Translator& words,
                         Output& out);

} // namespace cimaise::cli
