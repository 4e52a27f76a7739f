// Finds the open facts in the module of the game.
#include "scoring/rulings/bonus_dispute.h"

#include "scoring/scores.h"

#include <algorithm>

namespace cimaise {

namespace {

Verdict scoredAsPlayed(const AnyCase& anyCase, const std::vector<BonusTaken>& taken) {
    return visitGame(anyCase, [&](auto module, const auto& layout) {
        Verdict verdict;
        verdict.take(score(AnyCase{
            module.rulings.asPlayed != nullptr ? module.rulings.asPlayed(layout, taken) : layout}));
        return verdict;
    });
}

} // namespace

std::vector<OpenFact> openFacts(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.rulings.openFacts != nullptr ? module.rulings.openFacts(layout)
                                                   : std::vector<OpenFact>{};
    });
}

std::vector<std::vector<BonusTaken>> coursesOf(const std::vector<OpenFact>& facts) {
    std::vector<std::vector<BonusTaken>> courses{{}};
    for (const OpenFact& fact : facts) {
        std::vector<std::vector<BonusTaken>> longer;
        for (const std::vector<BonusTaken>& course : courses) {
            for (const Party party : fact.options) {
                longer.push_back(course);
                longer.back().push_back({.bonus = fact.where, .party = party});
            }
        }
        courses = std::move(longer);
    }
    return courses;
}

std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase) {
    std::vector<BonusOutcome> outcomes;
    if (const std::vector<OpenFact> facts = openFacts(anyCase); !facts.empty()) {
        for (std::vector<BonusTaken>& course : coursesOf(facts)) {
            Verdict verdict = scoredAsPlayed(anyCase, course);
            outcomes.push_back({.taken = std::move(course), .verdict = std::move(verdict)});
        }
    }
    return outcomes;
}

bool differInWinners(const std::vector<BonusOutcome>& outcomes) {
    return std::ranges::adjacent_find(
               outcomes, [](const BonusOutcome& one, const BonusOutcome& other) {
                   return winnersOf(one.verdict.ranking) != winnersOf(other.verdict.ranking);
               }) != outcomes.end();
}

} // namespace cimaise
