// Results as text.
#pragma once

#include "app/cli/output.h"
#include "app/cli/placements_command.h"
#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Prints the name of the game, then `body`, which is empty or begins with an empty line, then the
/// findings.
void printReportText(const AnyCase& anyCase, const Findings& findings, std::string_view body,
                     const Translator& words, Output& out);

/// Prints the result of `placements`.
void printPlacementsText(const AnyCase& anyCase, const PlacementList& placed,
                         const Translator& words, Output& out);

} // namespace cimaise::cli
