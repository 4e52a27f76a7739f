// Tests properties of every position of Art Society on random ones.
#include "positions/artsociety/art_society_edits.h"
#include "positions/cases.h"
#include "rulings/artsociety/art_society_placements.h"
#include "scoring/artsociety/art_society_range.h"
#include "scoring/artsociety/art_society_score.h"
#include "tests/artsociety/random_tables.h"
#include "tests/random/any_game.h"
#include "validators/artsociety/art_society_auction.h"
#include "validators/artsociety/art_society_decor.h"
#include "validators/artsociety/art_society_rules.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <rapidcheck/gtest.h>

namespace cimaise::artsociety {

namespace {

Layout mirrored(Layout layout) {
    const int width = layout.wall.size.columns;
    for (Gallery& gallery : layout.galleries) {
        for (PlacedTile& hung : gallery.tiles) {
            hung.at.column = width + 1 - hung.block().right();
        }
    }
    for (Square& star : layout.wall.stars) {
        star.column = width + 1 - star.column;
    }
    return layout;
}

std::vector<std::string_view> rulesFound(const Layout& layout) {
    std::vector<std::string_view> found;
    for (const Finding& finding : check(layout)) {
        found.push_back(finding.rule);
    }
    return found;
}

RC_GTEST_PROP(ArtSocietyProperties, RoundTripsThroughFile, ()) { checkWrittenAndRead(*anyTable()); }

RC_GTEST_PROP(ArtSocietyProperties, ScoresLikeTotals, ()) {
    const Layout layout = *mixedTable();
    const std::vector<int> totals = totalsOf(layout);
    for (const ScoreSheet& sheet : score(layout).sheets) {
        RC_ASSERT(sheet.total == totals.at(static_cast<std::size_t>(sheet.party.index)));
    }
}

RC_GTEST_PROP(ArtSocietyProperties, ScoresMirroredPositionAlike, ()) {
    const Layout layout = *mixedTable();
    RC_ASSERT(figuresOf(score(mirrored(layout))) == figuresOf(score(layout)));
    RC_ASSERT(score(mirrored(layout)).ranking == score(layout).ranking);
    RC_ASSERT(rulesFound(mirrored(layout)) == rulesFound(layout));
}

RC_GTEST_PROP(ArtSocietyProperties, FindsNothingIllegalInLegalPositions, ()) {
    for (const Finding& finding : check(*legalTable())) {
        RC_ASSERT(finding.severity >= Severity::missing);
        RC_ASSERT(finding.severity == Severity::note || finding.rule == "art.hand.needed");
    }
}

RC_GTEST_PROP(ArtSocietyProperties, StaysLegalWithUnknownHangingOrder, ()) {
    Layout layout = *legalTable();
    for (Gallery& gallery : layout.galleries) {
        gallery.ordered = false;
        std::ranges::reverse(gallery.tiles);
    }
    RC_ASSERT(isLegal(check(layout)));
}

RC_GTEST_PROP(ArtSocietyProperties, PredictsFindingsAndPointsOfPlacements, ()) {
    Layout layout = *legalTable();
    const Tile tile = *anyTile();
    const int side = *rc::gen::inRange(0, sideCount(layout));
    const auto owner = static_cast<std::size_t>(side);
    if (*rc::gen::inRange(0, 4) == 0) {
        layout = clearWall(layout, side);
    }
    if (*rc::gen::inRange(0, 3) == 0) {
        layout.museum = Markers{}; // not entered
    }
    const int before = totalsOf(layout).at(owner);
    for (const Placement& placement : placements(layout, side, {tile})) {
        Layout after = hang(layout, side,
                            {.tile = {.face = tile.face, .size = placement.fit->size},
                             .at = {placement.place.column, placement.place.row}});
        after.galleries[owner].hand.reset();
        const std::vector<std::string_view> found = rulesFound(after);
        const auto finds = [&](std::string_view rule) {
            return std::ranges::find(found, rule) != found.end();
        };
        RC_ASSERT(placement.legal == placement.rule.empty());
        if (placement.legal) {
            RC_ASSERT(!finds(insideRule) && !finds(overlapRule) && !finds(touchRule) &&
                      !finds(startRule));
            RC_ASSERT(totalsOf(after).at(owner) == before + placement.points);
            RC_ASSERT(placement.gain() == gainOf(layout, after, side));
        } else if (placement.rule != sizeRule) {
            RC_ASSERT(finds(placement.rule));
        }
    }
}

RC_GTEST_PROP(ArtSocietyProperties, KeepsMarkersApartAndNeverMovesThemBack, ()) {
    const bool black = *rc::gen::arbitrary<bool>();
    UnsoldList unsold;
    for (int i = *rc::gen::inRange(0, 60); i > 0; --i) {
        unsold.push_back({.type = types.at(*rc::gen::inRange<std::size_t>(0, typeCount)),
                          .value = *rc::gen::inRange(3, 10)});
    }
    Markers markers;
    for (const Advance& step : advancesOf(unsold, black)) {
        RC_ASSERT(step.to >= step.from);
        RC_ASSERT(step.to <= step.target);
        of(markers, step.type) = step.to;
        for (const Type other : types) {
            RC_ASSERT(other == step.type || !of(markers, other) ||
                      !sameSpace(*of(markers, other), step.to, black));
        }
    }
    Layout layout;
    layout.museum = unsold;
    if (!black) {
        RC_ASSERT(markersOf(layout) == markers);
    }
}

RC_GTEST_PROP(ArtSocietyProperties, OrdersAuctionByStacks, ()) {
    const Layout layout = *anyTable();
    const auto order = auctionOrder(layout);
    if (!order) {
        return;
    }
    RC_ASSERT(order->size() == layout.header.players.size());
    for (std::size_t i = 0; i + 1 < order->size(); ++i) {
        const auto stackOf = [&](const Bidder& bidder) {
            return *layout.auction->at(static_cast<std::size_t>(bidder.player));
        };
        const Stack better = stackOf((*order)[i]);
        const Stack worse = stackOf((*order)[i + 1]);
        const auto depth = static_cast<std::size_t>((*order)[i].decidedBy);
        RC_ASSERT(better.at(depth - 1) > worse.at(depth - 1));
        RC_ASSERT(
            std::equal(better.begin(), better.begin() + (*order)[i].decidedBy - 1, worse.begin()));
    }
}

} // namespace

} // namespace cimaise::artsociety
