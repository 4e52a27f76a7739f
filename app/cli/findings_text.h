// Writes findings as text.
#pragma once

#include "app/cli/output.h"
#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise::cli {

/// Findings by severity, gravest first, each with its places, its remedy and its rule; or that
/// there are none. Begins with a bare line.
void printFindingsText(const AnyCase& anyCase, const Findings& findings, const Translator& words,
                       Output& out);

/// Spots in words, each with its owner unless that is `known`; of very many the first ones.
std::string spotsText(const Spots& spots, Party known, const Translator& words);

} // namespace cimaise::cli
