// Our referee, scorer and placements agree with a second set written from the rules page alone.
#include "scoring/scores.h"
#include "scoring/search/musee_placements.h"
#include "tests/musee/independent_count.h"
#include "tests/musee/random_tables.h"
#include "tests/support/described.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::musee {

namespace {

/// Our own answer in the words of the second count.
independent::Count ownCount(const AnyCase& table) {
    independent::Count own;
    for (const Finding& finding : check(table)) {
        std::string places;
        for (const Spot& spot : finding.where) {
            places += (places.empty() ? "" : ", ") + placeId(spot.place);
        }
        own.findings.push_back(std::string{finding.rule} + "; " + partyName(table, finding.party) +
                               "; " + places);
    }
    std::ranges::sort(own.findings);
    const Score result = score(table);
    for (const ScoreSheet& sheet : result.sheets) {
        auto& points = own.scores[partyName(table, sheet.party)];
        points["total"] = sheet.total;
        for (const ScoreLine& line : sheet.lines) {
            points[std::string{line.id}] = line.points;
        }
    }
    for (const RankingEntry& entry : result.ranking) {
        std::string text = std::to_string(entry.place) + " ";
        for (const Party party : entry.parties) {
            text += partyName(table, party) + ", ";
        }
        own.ranking.push_back(text + std::string{entry.decidedBy});
    }
    return own;
}

std::map<std::string, std::string> ownPlacements(const Layout& layout, int side, Exhibit exhibit) {
    std::map<std::string, std::string> answers;
    for (const Placement& placement : placements(layout, side, exhibit)) {
        const std::string id = placeId(placement.place);
        answers[id] = placement.legal ? "legal" + described(placement).substr(id.size())
                                      : std::string{placement.rule};
    }
    return answers;
}

RC_GTEST_PROP(MuseeIndependentCount, SaysTheSame, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        const independent::Count own = ownCount(layout);
        const independent::Count other = independent::count(writeCase(layout));
        RC_ASSERT(own.findings == other.findings);
        RC_ASSERT(own.scores == other.scores);
        RC_ASSERT(own.ranking == other.ranking);
    }
}

RC_GTEST_PROP(MuseeIndependentCount, PlacesTheSame, ()) {
    const Layout layout = *mixedTable();
    RC_PRE(!layout.musees.empty());
    const int side = *rc::gen::inRange(0, static_cast<int>(layout.musees.size()));
    const Exhibit exhibit = *rc::gen::inRange(1, highestInBox + 1);
    RC_ASSERT(ownPlacements(layout, side, exhibit) ==
              independent::placements(writeCase(layout), side, exhibit));
}

} // namespace

} // namespace cimaise::musee
