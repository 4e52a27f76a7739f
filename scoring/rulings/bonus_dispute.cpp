// Tries every Musée that has filled a contested gallery as the holder of its bonus.
#include "scoring/rulings/bonus_dispute.h"

#include "scoring/musee/musee_score.h"
#include "validators/musee/musee_edits.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <iterator>

namespace cimaise {

namespace {

bool isHeld(const musee::Layout& layout, musee::Gallery gallery) {
    return std::ranges::any_of(layout.musees, [&](const musee::Musee& musee) {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    });
}

std::vector<int> fillersOf(const musee::Layout& layout, musee::Gallery gallery) {
    std::vector<int> fillers;
    for (int side = 0; side < std::ssize(layout.musees); ++side) {
        if (isFull(layout, layout.musees[static_cast<std::size_t>(side)], gallery)) {
            fillers.push_back(side);
        }
    }
    return fillers;
}

/// Adds the results with the bonuses that are not taken yet given in every way.
void tryHolders(const musee::Layout& layout, const std::vector<musee::Gallery>& galleries,
                std::vector<BonusTaken> taken, std::vector<BonusOutcome>& outcomes) {
    if (taken.size() == galleries.size()) {
        BonusOutcome& outcome = outcomes.emplace_back(BonusOutcome{.taken = std::move(taken)});
        outcome.verdict.take(musee::score(layout));
        return;
    }
    const musee::Gallery gallery = galleries[taken.size()];
    for (const int filler : fillersOf(layout, gallery)) {
        std::vector<BonusTaken> more = taken;
        more.push_back({.gallery = gallery, .party = side(filler)});
        tryHolders(toggleBonus(layout, filler, gallery), galleries, std::move(more), outcomes);
    }
}

} // namespace

std::vector<musee::Gallery> contestedBonuses(const AnyCase& anyCase) {
    std::vector<musee::Gallery> contested;
    const auto* const layout = std::get_if<musee::Layout>(&anyCase);
    if (layout != nullptr && isLegal(musee::check(*layout))) {
        std::ranges::copy_if(
            musee::galleries, std::back_inserter(contested), [&](musee::Gallery gallery) {
                return !isHeld(*layout, gallery) && fillersOf(*layout, gallery).size() > 1;
            });
    }
    return contested;
}

std::vector<BonusOutcome> bonusOutcomes(const AnyCase& anyCase) {
    const std::vector<musee::Gallery> galleries = contestedBonuses(anyCase);
    std::vector<BonusOutcome> outcomes;
    if (!galleries.empty()) {
        tryHolders(std::get<musee::Layout>(anyCase), galleries, {}, outcomes);
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
