// Finds the results of contested bonuses in the module of the game.
#include "scoring/rulings/bonus_dispute.h"

#include <algorithm>

namespace cimaise {

std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase) {
    return visitGame(anyCase, [](auto module, const auto& layout) {
        return module.rulings.bonusOutcomes != nullptr ? module.rulings.bonusOutcomes(layout)
                                                       : std::vector<BonusOutcome>{};
    });
}

bool differInWinners(const std::vector<BonusOutcome>& outcomes) {
    return std::ranges::adjacent_find(
               outcomes, [](const BonusOutcome& one, const BonusOutcome& other) {
                   return winnersOf(one.verdict.ranking) != winnersOf(other.verdict.ranking);
               }) != outcomes.end();
}

} // namespace cimaise
