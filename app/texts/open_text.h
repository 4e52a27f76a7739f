// Texts of the findings to settle before a winner is named, for window, print and command line.
#pragma once

#include "app/texts/translator.h"
#include "rulings/results/results.h"

#include <string>

namespace cimaise {

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
