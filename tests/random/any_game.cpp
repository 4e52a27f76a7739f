// Checks properties that hold for every game.
#include "tests/random/any_game.h"

#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <rapidcheck.h>

namespace cimaise {

void checkWrittenAndRead(const AnyCase& position) {
    const std::string text = writeCase(position);
    const auto read = readCase(text);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == position);
    RC_ASSERT(writeCase(*read) == text);
}

std::vector<std::vector<int>> figuresOf(const Score& score) {
    std::vector<std::vector<int>> all;
    for (const ScoreSheet& sheet : score.sheets) {
        std::vector<int> one{sheet.total};
        for (const ScoreLine& line : sheet.lines) {
            one.push_back(line.points);
            one.push_back(static_cast<int>(line.evidence.size()));
        }
        all.push_back(one);
    }
    return all;
}

WrittenVerdict verdictOn(const AnyCase& position) {
    WrittenVerdict verdict;
    for (const Finding& finding : check(position)) {
        std::string places;
        for (const Spot& spot : finding.where) {
            places += (places.empty() ? "" : ", ") + placeId(spot.place);
        }
        verdict.findings.push_back(
            fmt::format("{}; {}; {}", finding.rule, partyName(position, finding.party), places));
    }
    std::ranges::sort(verdict.findings);
    const Score result = score(position);
    for (const ScoreSheet& sheet : result.sheets) {
        auto& points = verdict.scores[partyName(position, sheet.party)];
        points["total"] = sheet.total;
        for (const ScoreLine& line : sheet.lines) {
            points[std::string{line.id}] = line.points;
        }
    }
    for (const RankingEntry& entry : result.ranking) {
        std::string text = fmt::format("{} ", entry.place);
        for (const Party party : entry.parties) {
            text += partyName(position, party) + ", ";
        }
        verdict.ranking.push_back(text + std::string{entry.decidedBy});
    }
    return verdict;
}

} // namespace cimaise
