// Tests that findings, scores, ranking, patron and round agree with the independent implementation.
#include "app/cli/muse_json.h"
#include "scoring/scores.h"
#include "tests/muse/independent_referee.h"
#include "tests/muse/random_tables.h"
#include "tests/random/any_game.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

/// Removes the coins from payment findings: the independent referee names only the player.
std::vector<std::string> withoutPlacesPaid(std::vector<std::string> findings) {
    for (std::string& finding : findings) {
        if (finding.starts_with("muse.pay;")) {
            finding.erase(finding.rfind("; "));
        }
    }
    std::ranges::sort(findings);
    return findings;
}

std::map<std::string, int> totalsOf(const WrittenVerdict& verdict) {
    std::map<std::string, int> totals;
    for (const auto& [player, lines] : verdict.scores) {
        totals[player] = lines.at("total");
    }
    return totals;
}

nlohmann::json plain(const Json& ordered) { return nlohmann::json::parse(ordered.dump()); }

RC_GTEST_PROP(MuseIndependentReferee, AgreesOnFindingsScoresAndRanking, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        const independent::MuseCount other = independent::countMuse(writeCase(layout));
        const WrittenVerdict own = verdictOn(layout);
        RC_ASSERT(withoutPlacesPaid(own.findings) == other.findings);
        RC_ASSERT(totalsOf(own) == other.scores);
        RC_ASSERT(own.ranking == other.ranking);
    }
}

RC_GTEST_PROP(MuseIndependentReferee, AgreesOnPatronAndRound, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        const independent::MuseCount other = independent::countMuse(writeCase(layout));
        RC_ASSERT(plain(cli::patronJson(layout)) == other.patron);
        RC_ASSERT(plain(cli::roundJson(layout)) == other.round);
    }
}

} // namespace

} // namespace cimaise::muse
