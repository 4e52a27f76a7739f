// Our referee, scorer and placements agree with a second set written from the rules page alone.
#include "scoring/scores.h"
#include "scoring/search/art_society_placements.h"
#include "tests/artsociety/independent_count.h"
#include "tests/artsociety/random_tables.h"
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::artsociety {

namespace {

std::vector<std::string> names(const Spots& spots) {
    std::vector<std::string> all;
    for (const Spot& spot : spots) {
        all.push_back(placeId(spot.place));
    }
    return all;
}

/// Our own answer in the words of the second count.
independent::Count ownCount(const AnyCase& table) {
    independent::Count own;
    for (const Finding& finding : check(table)) {
        own.findings.push_back(fmt::format("{}; {}; {}", finding.rule,
                                           partyName(table, finding.party),
                                           fmt::join(names(finding.where), ", ")));
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

std::string textOf(const Tile& tile) {
    const Painting* const painting = tile.painting();
    return painting == nullptr
               ? fmt::format(R"({{"decor": {}, "size": [{}, {}]}})", tile.decor()->shields,
                             tile.size.columns, tile.size.rows)
               : fmt::format(R"({{"painting": "{}", "frame": "{}", "size": [{}, {}]}})",
                             infoOf(painting->type).id, frameId(painting->frame), tile.size.columns,
                             tile.size.rows);
}

std::map<std::string, std::string> ownPlacements(const Layout& layout, int side, const Tile& tile) {
    std::map<std::string, std::string> answers;
    for (const Placement& placement : placements(layout, side, {tile})) {
        std::string& answer = answers[placeId(placement.place)];
        if (placement.legal) {
            const Hanging& hanging = *placement.hanging;
            answer = fmt::format("{:+} {} / {} / {}", placement.points,
                                 fmt::join(names(hanging.matches), " "),
                                 fmt::join(names(hanging.offended), " "), hanging.eyeline);
        } else {
            answer = std::string{placement.rule};
            answer += placement.forbiddenBy.empty()
                          ? ""
                          : fmt::format(" {}", fmt::join(names(placement.forbiddenBy), " "));
        }
    }
    return answers;
}

RC_GTEST_PROP(ArtSocietyIndependentCount, SaysTheSame, ()) {
    const Layout layout = *mixedTable();
    const independent::Count own = ownCount(layout);
    const independent::Count other = independent::count(writeCase(layout));
    RC_ASSERT(own.findings == other.findings);
    RC_ASSERT(own.scores == other.scores);
    RC_ASSERT(own.ranking == other.ranking);
}

RC_GTEST_PROP(ArtSocietyIndependentCount, PlacesTheSame, ()) {
    const Layout layout = *mixedTable();
    const Tile tile = *anyTile();
    const bool exists = tile.painting() != nullptr ? existsAsPainting(tile.size)
                                                   : existsAsDecor(*tile.decor(), tile.size);
    RC_PRE(exists);
    const int side = *rc::gen::inRange(0, sideCount(layout));
    RC_ASSERT(
        ownPlacements(layout, side, tile) ==
        independent::placements(writeCase(layout), static_cast<std::size_t>(side), textOf(tile)));
}

} // namespace

} // namespace cimaise::artsociety
