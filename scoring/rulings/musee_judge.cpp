// Tries every Musée that has filled a contested gallery as the holder of its bonus.
#include "scoring/rulings/musee_judge.h"

#include "scoring/musee/musee_score.h"
#include "scoring/rulings/judge.h"
#include "validators/musee/musee_edits.h"
#include "validators/musee/musee_module.h"
#include "validators/musee/musee_rules.h"

#include <algorithm>
#include <iterator>

namespace cimaise::musee {

namespace {

bool isHeld(const Layout& layout, Gallery gallery) {
    return std::ranges::any_of(layout.musees, [&](const Musee& musee) {
        return std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
    });
}

std::vector<int> fillersOf(const Layout& layout, Gallery gallery) {
    std::vector<int> fillers;
    for (int side = 0; side < std::ssize(layout.musees); ++side) {
        if (isFull(layout, layout.musees[static_cast<std::size_t>(side)], gallery)) {
            fillers.push_back(side);
        }
    }
    return fillers;
}

/// Adds the results with the bonuses that are not taken yet given in every way.
void tryHolders(const Layout& layout, const std::vector<Gallery>& contested,
                std::vector<BonusTaken> taken, std::vector<BonusOutcome>& outcomes) {
    if (taken.size() == contested.size()) {
        BonusOutcome& outcome = outcomes.emplace_back(BonusOutcome{.taken = std::move(taken)});
        outcome.verdict.take(score(layout));
        return;
    }
    const Gallery gallery = contested[taken.size()];
    for (const int filler : fillersOf(layout, gallery)) {
        std::vector<BonusTaken> more = taken;
        more.push_back({.bonus = galleryPlace(gallery), .party = side(filler)});
        tryHolders(toggleBonus(layout, filler, gallery), contested, std::move(more), outcomes);
    }
}

/// `musee.stuck.team` affects texts only, `musee.match.shared` only matches of several games.
VerdictFunction judgeOf(const Layout& layout) {
    return Judge<Layout>{layout, {readings, rules, score, {}, {}}};
}

} // namespace

std::vector<Gallery> contestedBonuses(const Layout& layout) {
    std::vector<Gallery> contested;
    if (isLegal(check(layout))) {
        std::ranges::copy_if(galleries, std::back_inserter(contested), [&](Gallery gallery) {
            return !isHeld(layout, gallery) && fillersOf(layout, gallery).size() > 1;
        });
    }
    return contested;
}

std::vector<BonusOutcome> bonusOutcomes(const Layout& layout) {
    const std::vector<Gallery> contested = contestedBonuses(layout);
    std::vector<BonusOutcome> outcomes;
    if (!contested.empty()) {
        tryHolders(layout, contested, {}, outcomes);
    }
    return outcomes;
}

constinit const RulingFunctions<Layout> Module::rulings{.judge = judgeOf,
                                                        .bonusOutcomes = bonusOutcomes};

} // namespace cimaise::musee
