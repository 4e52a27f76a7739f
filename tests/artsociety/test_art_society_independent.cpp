// Tests that rules, score and placements agree with the independent implementation.
#include "positions/artsociety/art_society_catalogue.h"
#include "rulings/artsociety/art_society_placements.h"
#include "scoring/scores.h"
#include "tests/artsociety/independent_count.h"
#include "tests/artsociety/random_tables.h"
#include "tests/random/any_game.h"
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
            const TileFit& fit = *placement.fit;
            answer = fmt::format("{:+} {} / {} / {}", placement.points,
                                 fmt::join(names(fit.matches), " "),
                                 fmt::join(names(fit.fauxPasWith), " "), fit.eyeline);
        } else {
            answer = std::string{placement.rule};
            answer += placement.forbiddenBy.empty()
                          ? ""
                          : fmt::format(" {}", fmt::join(names(placement.forbiddenBy), " "));
        }
    }
    return answers;
}

RC_GTEST_PROP(ArtSocietyIndependentCount, AgreesOnVerdict, ()) {
    const Layout layout = *mixedTable();
    RC_ASSERT(verdictOn(layout) == independent::count(writeCase(layout)));
}

RC_GTEST_PROP(ArtSocietyIndependentCount, AgreesOnPlacements, ()) {
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
