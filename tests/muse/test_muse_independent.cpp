// Our referee agrees with a second one written from the rules page alone: findings, scores,
// ranking, patron and round.
#include "app/cli/muse_json.h"
#include "scoring/scores.h"
#include "tests/muse/independent_referee.h"
#include "tests/muse/random_tables.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace cimaise::muse {

namespace {

std::vector<std::string> ownFindings(const AnyCase& table) {
    std::vector<std::string> lines;
    for (const Finding& finding : check(table)) {
        std::string places;
        for (const Spot& spot : finding.where) {
            places += (places.empty() ? "" : ", ") + placeId(spot.place);
        }
        const std::string line = std::string{finding.rule} + "; " + partyName(table, finding.party);
        lines.push_back(finding.rule == "muse.pay" ? line : line + "; " + places);
    }
    std::ranges::sort(lines);
    return lines;
}

std::vector<std::string> ownRanking(const AnyCase& table) {
    std::vector<std::string> lines;
    for (const RankingEntry& entry : score(table).ranking) {
        std::string line = std::to_string(entry.place) + " ";
        for (const Party party : entry.parties) {
            line += partyName(table, party) + ", ";
        }
        lines.push_back(line + std::string{entry.decidedBy});
    }
    return lines;
}

std::map<std::string, int> ownScores(const AnyCase& table) {
    std::map<std::string, int> scores;
    for (const ScoreSheet& sheet : score(table).sheets) {
        scores[partyName(table, sheet.party)] = sheet.total;
    }
    return scores;
}

nlohmann::json plain(const Json& ordered) { return nlohmann::json::parse(ordered.dump()); }

RC_GTEST_PROP(MuseIndependentReferee, SaysTheSame, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        const independent::MuseCount other = independent::countMuse(writeCase(layout));
        RC_ASSERT(ownFindings(layout) == other.findings);
        RC_ASSERT(ownScores(layout) == other.scores);
        RC_ASSERT(ownRanking(layout) == other.ranking);
    }
}

RC_GTEST_PROP(MuseIndependentReferee, BuysAndPlaysTheSame, ()) {
    for (int i = 0; i < 5; ++i) {
        const Layout layout = *mixedTable();
        const independent::MuseCount other = independent::countMuse(writeCase(layout));
        RC_ASSERT(plain(cli::patronJson(layout)) == other.patron);
        RC_ASSERT(plain(cli::roundJson(layout)) == other.round);
    }
}

} // namespace

} // namespace cimaise::muse
