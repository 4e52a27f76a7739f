// Words a finding with its player and severity, for all lists of findings.
#pragma once

#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise {

/// “Bo: 2 paintings of the type Portrait touch …”; a finding of everyone has no name before it.
std::string findingText(const Finding& finding, const Translator& words);

/// Names of those whom a finding concerns: “Bo”, “Ana, Bo”; empty for a finding of everyone.
std::string ownersText(const Finding& finding, const Translator& words);

/// The severity as a word: “Against the rules”.
TextId severityName(Severity severity);

} // namespace cimaise
