// Compares the outlook of Musée with every continuation of boards with up to seven empty spaces.
#include "rulings/musee/musee_outlook.h"
#include "rulings/musee/musee_placements.h"
#include "tests/musee/crowded_boards.h"
#include "tests/musee/every_continuation.h"
#include "validators/checks.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace cimaise::musee {

namespace {

constexpr int mostEmpty = 7;
/// Boards with more continuations are left out.
constexpr long mostCounted = 50'000;

Layout drawBoard(int empty) {
    const auto seed = *rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>());
    return crowdedBoard(seed, empty);
}

/// Expects a Musée that the present one can become, with the points named.
void expectWitness(const Layout& layout, int side, const Ceiling& ceiling) {
    const Musee& now = layout.musees.at(static_cast<std::size_t>(side));
    std::set<Exhibit> left = numbersLeft(layout);
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        Exhibit last = 0;
        for (std::size_t column = 0; column < mostColumns; ++column) {
            const Exhibit before = now.spaces.at(gallery).at(column);
            const Exhibit after = ceiling.witness.spaces.at(gallery).at(column);
            RC_ASSERT(before == noExhibit || before == after);
            RC_ASSERT(before == after || left.erase(after) == 1);
            RC_ASSERT(after == noExhibit || after > last);
            last = after == noExhibit ? last : after;
        }
    }
    RC_ASSERT(pointsOf(layout, side, ceiling.witness) == ceiling.points);
}

std::set<std::string> idsOf(const std::vector<Place>& places) {
    std::set<std::string> ids;
    for (const Place& place : places) {
        ids.insert(placeId(place));
    }
    return ids;
}

/// Present points of a side: a continuation that hangs nothing, without bonuses that nobody holds.
int pointsNow(Layout layout, int side) {
    for (const Gallery gallery : galleries) {
        if (!isClaimed(layout, gallery)) {
            layout.musees.at(static_cast<std::size_t>(side == 0 ? 1 : 0))
                .bonuses.push_back(gallery);
        }
    }
    return pointsOf(layout, side, layout.musees.at(static_cast<std::size_t>(side)));
}

RC_GTEST_PROP(MuseeOutlookCounted, AgreesWithEveryContinuation, ()) {
    const Layout layout = drawBoard(mostEmpty);
    const TableOutlook table = outlookOf(layout);
    RC_ASSERT(table.unplayed == static_cast<int>(numbersLeft(layout).size()));
    RC_ASSERT(table.outlooks.size() == layout.musees.size());
    for (int side = 0; side < std::ssize(layout.musees); ++side) {
        const std::optional<Continuations> all = everyContinuation(layout, side, mostCounted);
        RC_PRE(all.has_value());
        const Outlook& outlook = table.outlooks.at(static_cast<std::size_t>(side));
        RC_ASSERT(outlook.floor == pointsNow(layout, side));
        RC_ASSERT(outlook.reach.has_value());
        RC_ASSERT(outlook.reach->ceiling.points == all->ceiling);
        RC_ASSERT(outlook.reach->ceiling.isProved());
        RC_ASSERT(outlook.reach->paintings == all->paintings);
        RC_ASSERT(idsOf(outlook.reach->unusableSpaces) == all->unusableSpaces);
        expectWitness(layout, side, outlook.reach->ceiling);
        const Ceiling quick = quickCeilingOf(layout, side);
        RC_ASSERT(quick.bound >= all->ceiling);
        expectWitness(layout, side, quick);
    }
}

RC_GTEST_PROP(MuseeOutlookCounted, SaysWhoIsOut, ()) {
    const Layout layout = drawBoard(4);
    const TableOutlook table = outlookOf(layout);
    std::vector<Party> left;
    for (const Outlook& one : table.outlooks) {
        const std::optional<Continuations> all =
            everyContinuation(layout, one.owner.index, mostCounted);
        RC_PRE(all.has_value());
        bool cannotWin = false;
        for (int other = 0; other < std::ssize(layout.musees); ++other) {
            cannotWin =
                cannotWin || (other != one.owner.index && all->ceiling < pointsNow(layout, other));
        }
        RC_ASSERT(one.cannotWin == cannotWin);
        if (!cannotWin) {
            left.push_back(one.owner);
        }
    }
    RC_ASSERT(table.decided == (left.size() == 1 ? std::optional{left.front()} : std::nullopt));
}

RC_GTEST_PROP(MuseeOutlookCounted, PlacementsCountPaintingsAfterwards, ()) {
    const Layout layout = drawBoard(5);
    const std::set<Exhibit> left = numbersLeft(layout);
    const Exhibit exhibit = *rc::gen::elementOf(left);
    const int side = *rc::gen::inRange(0, static_cast<int>(layout.musees.size()));
    for (const Placement& placement : placements(layout, side, exhibit)) {
        if (!placement.legal) {
            RC_ASSERT(!placement.paintings);
            continue;
        }
        Layout after = layout;
        const auto* const gallery = std::ranges::find(
            galleries, placement.place.area, [](Gallery one) { return galleryPlace(one).area; });
        after.musees.at(static_cast<std::size_t>(side))
            .of(*gallery)
            .at(static_cast<std::size_t>(placement.place.column - 1)) = exhibit;
        const std::optional<Continuations> all = everyContinuation(after, side, mostCounted);
        RC_PRE(all.has_value());
        RC_ASSERT(placement.paintings == all->paintings);
    }
}

RC_GTEST_PROP(MuseeOutlookCounted, IgnoresHands, ()) {
    const Layout layout = drawBoard(mostEmpty);
    Layout dealt = layout;
    dealt.hands.emplace(dealt.header.players.size());
    for (std::optional<Hand>& hand : *dealt.hands) {
        hand = *rc::gen::container<Hand>(*rc::gen::inRange<std::size_t>(0, 6),
                                         rc::gen::inRange(1, highestInBox + 1));
    }
    RC_ASSERT(outlookOf(dealt) == outlookOf(layout));
}

} // namespace

} // namespace cimaise::musee
