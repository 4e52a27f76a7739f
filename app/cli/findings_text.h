// Writes findings as text.
#pragma once

#include "app/cli/output.h"
#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Prints findings by severity, worst first, each with its places, fix and rule; or that there are
/// none. Begins with an empty line.
void printFindingsText(const AnyCase& anyCase, const Findings& findings, const Translator& words,
                       Output& out);

/// Spots as text, each with its owner unless the owner is `known`. Long lists are cut after the
/// first spots.
std::string spotsText(const Spots& spots, Party known, const Translator& words);

} // namespace cimaise::cli
