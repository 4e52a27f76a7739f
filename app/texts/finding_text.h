// Text of a finding with its player and severity, for all lists of findings; which findings to show
// and to settle.
#pragma once

#include "app/texts/translator.h"
#include "positions/cases.h"
#include "rulings/results/results.h"
#include "validators/report/finding.h"

#include <string>

namespace cimaise {

/// Text of a finding with its owner: “Bo: 2 paintings of the type Portrait touch …”; without a name
/// for a finding of everyone.
std::string findingText(const Finding& finding, const Translator& words);

/// Names of the players or teams that a finding concerns: “Bo”, “Ana, Bo”; empty for a finding of
/// everyone.
std::string ownersText(const Finding& finding, const Translator& words);

/// Name of the severity: “Against the rules”.
TextId severityName(Severity severity);

/// Findings without the shared first place of an empty position, and without open questions that
/// the players have answered.
Findings notableFindings(Findings findings, const AnyCase& position);

/// Open finding with its severity: “Impossible – The box has 32 Prestige tokens …”
std::string openFindingText(const Finding& finding, const Translator& words);

/// Number of findings that openFindingsText() names; it counts the others.
inline constexpr std::size_t mostOpenNamed = 3;

/// The open findings among `findings`, one a line below a heading, the gravest first; empty if
/// nothing is open.
std::string openFindingsText(const Findings& findings, const Results& results,
                             const Translator& words);

/// Warning beside a ranking: “Provisional ranking: 2 findings can change it.” Empty without such
/// findings.
std::string placesForNowText(const Findings& findings, const Results& results,
                             const Translator& words);

} // namespace cimaise
