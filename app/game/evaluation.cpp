// Runs the rules, then the score, then both for every other answer to the open questions.
#include "app/game/evaluation.h"

#include "app/texts/finding_text.h"
#include "scoring/scores.h"
#include "validators/checks.h"

#include <algorithm>

namespace cimaise {

namespace {

/// True if an answer changes the side's total; −1: any side's.
bool isMovedBy(const Ruling& ruling, int side) {
    const std::vector<int>& first = ruling.options.front().verdict.totals;
    return std::ranges::any_of(ruling.options, [&](const RulingOption& option) {
        const std::vector<int>& totals = option.verdict.totals;
        const auto one = static_cast<std::size_t>(side);
        return side < 0 ? totals != first : one < totals.size() && totals[one] != first[one];
    });
}

} // namespace

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

std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings,
                                          int side) {
    std::vector<const Reading*> open;
    const std::span<const Reading> readings = gameOf(position).readings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        if (isMovedBy(rulings.readings[i], side) &&
            decision(readings[i], headerOf(position).readings).empty()) {
            open.push_back(&readings[i]);
        }
    }
    return open;
}

std::vector<const Reading*> openQuestions(const AnyCase& position, const Rulings& rulings) {
    return openQuestions(position, rulings, -1);
}

} // namespace cimaise
