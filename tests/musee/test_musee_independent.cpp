// Tests that rules, score and placements agree with the independent implementation.
#include "rulings/musee/musee_placements.h"
#include "scoring/scores.h"
#include "tests/musee/independent_count.h"
#include "tests/musee/random_tables.h"
#include "tests/random/any_game.h"
#include "tests/support/described.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::musee {

namespace {

std::map<std::string, std::string> ownPlacements(const Layout& layout, int side, Exhibit exhibit) {
    std::map<std::string, std::string> answers;
    for (const Placement& placement : placements(layout, side, exhibit)) {
        const std::string id = placeId(placement.place);
        answers[id] = placement.legal ? "legal" + described(placement).substr(id.size())
                                      : std::string{placement.rule};
    }
    return answers;
}

RC_GTEST_PROP(MuseeIndependentCount, AgreesOnVerdict, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        RC_ASSERT(verdictOn(layout) == independent::count(writeCase(layout)));
    }
}

RC_GTEST_PROP(MuseeIndependentCount, AgreesOnPlacements, ()) {
    const Layout layout = *mixedTable();
    RC_PRE(!layout.musees.empty());
    const int side = *rc::gen::inRange(0, static_cast<int>(layout.musees.size()));
    const Exhibit exhibit = *rc::gen::inRange(1, highestInBox + 1);
    RC_ASSERT(ownPlacements(layout, side, exhibit) ==
              independent::placements(writeCase(layout), side, exhibit));
}

} // namespace

} // namespace cimaise::musee
