// Runs the rules, then the score, then both for every other answer to the open questions.
#include "app/game/evaluation.h"

#include "app/texts/notable_findings.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

Evaluation evaluate(const AnyCase& position) {
    Findings findings = notableFindings(check(position), position);
    std::ranges::stable_sort(findings, {}, &Finding::severity);
    Results results = resultsOf(position);
    Rulings rulings = rulingsOf(position, results);
    return {.findings = std::move(findings),
            .score = score(position),
            .rulings = std::move(rulings),
            .results = std::move(results)};
}

} // namespace cimaise
