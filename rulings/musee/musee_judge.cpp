// The holder of a contested bonus is an open fact; a bonus that only one Musée can have taken
// counts as taken.
#include "rulings/musee/musee_judge.h"

#include "positions/musee/musee_edits.h"
#include "positions/musee/musee_module.h"
#include "rulings/questions/judge.h"
#include "scoring/musee/musee_score.h"
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

/// `musee.stuck.team` affects texts only, `musee.match.shared` only matches of several games.
VerdictFunction judgeOf(const Layout& layout) {
    return Judge<Layout>{layout, {readings, rules, score, {}, {}}};
}

} // namespace

std::vector<Gallery> contestedBonuses(const Layout& layout) {
    std::vector<Gallery> contested;
    std::ranges::copy_if(galleries, std::back_inserter(contested), [&](Gallery gallery) {
        return !isHeld(layout, gallery) && fillersOf(layout, gallery).size() > 1;
    });
    return contested.empty() || isLegal(check(layout)) ? contested : std::vector<Gallery>{};
}

namespace {

std::vector<OpenFact> openFacts(const Layout& layout) {
    std::vector<OpenFact> facts;
    for (const Gallery gallery : contestedBonuses(layout)) {
        OpenFact& fact = facts.emplace_back(OpenFact{
            .rule = "musee.bonus.unclaimed", .where = galleryPlace(gallery), .options = {}});
        std::ranges::transform(fillersOf(layout, gallery), std::back_inserter(fact.options), side);
    }
    return facts;
}

Layout asPlayed(Layout layout, std::span<const BonusTaken> taken) {
    for (const Gallery gallery : galleries) {
        std::vector<int> takers = fillersOf(layout, gallery);
        const auto known = std::ranges::find(taken, galleryPlace(gallery), &BonusTaken::bonus);
        if (known != taken.end()) {
            takers = {known->party.index};
        }
        if (takers.size() == 1 && !isHeld(layout, gallery)) {
            layout = toggleBonus(std::move(layout), takers.front(), gallery);
        }
    }
    return layout;
}

} // namespace

constinit const RulingFunctions<Layout> Module::rulings{
    .judge = judgeOf, .openFacts = openFacts, .asPlayed = asPlayed};

} // namespace cimaise::musee
