// Text of a finding with its player and severity, for all lists of findings.
#pragma once

#include "app/texts/translator.h"
#include "validators/report/finding.h"

namespace cimaise {

/// Text of a finding with its owner: “Bo: 2 paintings of the type Portrait touch …”; without a name
/// for a finding of everyone.
std::string findingText(const Finding& finding, const Translator& words);

/// Names of the players or teams that a finding concerns: “Bo”, “Ana, Bo”; empty for a finding of
/// everyone.
std::string ownersText(const Finding& finding, const Translator& words);

/// Name of the severity: “Against the rules”.
TextId severityName(Severity severity);

} // namespace cimaise
