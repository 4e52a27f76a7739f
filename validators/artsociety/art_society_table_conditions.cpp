// Checks the rules on the whole game: decor and bid cards, rounds, markers, ties, the end
// (rulebook, "Matching Frames and Acquiring Decor Tiles", "Auction", "Increasing Prestige", "Game
// End", "Final Scoring").
#include "positions/artsociety/art_society_catalogue.h"
#include "positions/layout/present.h"
#include "scoring/artsociety/art_society_range.h"
#include "scoring/artsociety/art_society_tally.h"
#include "validators/artsociety/art_society_conditions.h"
#include "validators/artsociety/art_society_decor.h"
#include "validators/artsociety/art_society_end.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace cimaise::artsociety {

namespace {

// --- art.decor.earned ----------------------------------------------------------------------

//% "Shields: {shields}. At most {earned} can have been earned: {matches} from matching frames, {excess} from excess paintings."
constexpr FindingText decorEarnedTotal{CIMAISE_TEXT("art.decor.earned.total"),
                                       //% "Count the shields again and check the frames."
                                       CIMAISE_TEXT("art.decor.earned.total.fix")};
//% "{tile}: no earlier painting remains that could have earned this %n-shield decor tile."
constexpr FindingText decorEarnedTile{
    CIMAISE_TEXT_N("art.decor.earned.tile"),
    //% "Correct its shields or the frames, or mark the hanging order as unknown."
    CIMAISE_TEXT("art.decor.earned.tile.fix")};
//% "The decor cannot be divided among the paintings that earned it: four or more matching frames earn exactly that many shields, or none."
constexpr FindingText decorEarnedSum{
    CIMAISE_TEXT("art.decor.earned.sum"),
    //% "Correct the shields or the frames, or choose the other answer to this question."
    CIMAISE_TEXT("art.decor.earned.sum.fix")};
//% "{tile}: no painting on this wall touches %n paintings with its own frame, so none can have earned this %n-shield decor tile."
constexpr FindingText decorEarnedTouches{
    CIMAISE_TEXT_N("art.decor.earned.touches"),
    //% "Correct its shields or the frames. Otherwise, only a swap after a size ran out can explain it."
    CIMAISE_TEXT("art.decor.earned.touches.fix")};
constexpr std::array decorEarnedTexts{decorEarnedTotal, decorEarnedTile, decorEarnedSum,
                                      decorEarnedTouches};

int shieldsAt(const Gallery& gallery, const Place& place) {
    const Tile* const held = gallery.assistant ? &*gallery.assistant : nullptr;
    const Tile* const tile =
        place.area == assistantArea
            ? held
            : &gallery.tiles.at(static_cast<std::size_t>(place.column - 1)).tile;
    return tile != nullptr && tile->decor() != nullptr ? tile->decor()->shields : 0;
}

/// Reports the first tile that cannot have been earned; if there is none, sums of shields that do
/// not fit.
void checkTileByTile(const Gallery& gallery, Party owner, bool exactly, Report& report) {
    const Spots decor = decorSpots(gallery, owner);
    if (canBeEarned(gallery, exactly, decor.size())) {
        return;
    }
    if (canBeEarned(gallery, false, decor.size())) {
        report.add(decorEarnedSum, owner, decor);
        return;
    }
    const auto counts = std::views::iota(std::size_t{1}, decor.size());
    const auto first = std::ranges::partition_point(
        counts, [&](std::size_t tiles) { return canBeEarned(gallery, false, tiles); });
    const Spot& spot = decor.at(static_cast<std::size_t>(first - counts.begin()));
    report.add(decorEarnedTile, owner, {spot},
               {{"tile", spot.place}, {"n", shieldsAt(gallery, spot.place)}});
}

/// Notes decor that no painting can have earned in any order of hanging.
void noteUntouched(const Gallery& gallery, Party owner, Report& report) {
    const int most = mostMatches(gallery);
    for (const Spot& spot : decorSpots(gallery, owner)) {
        const int shields = shieldsAt(gallery, spot.place);
        if (shields > 1 && shields <= mostShields && shields > most) {
            report.addWithSeverity(Severity::note, decorEarnedTouches, owner, {spot},
                                   {{"tile", spot.place}, {"n", shields}});
        }
    }
}

void checkDecorEarned(const Layout& layout, Report& report) {
    if (answer(layout, framesMovedReading) == "first") {
        return;
    }
    const bool tileByTile = answer(layout, decorSwappedReading) == "no";
    const bool exactly = answer(layout, decorFourReading) == "exactly";
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        const DecorAccount account = decorAccountOf(gallery);
        if (shieldsUnearned(layout, gallery) > 0) {
            report.add(decorEarnedTotal, owner, decorSpots(gallery, owner),
                       {{"shields", account.shields},
                        {"matches", account.matches},
                        {"excess", account.excess},
                        {"earned", account.earned()}});
        } else if (gallery.ordered && tileByTile) {
            checkTileByTile(gallery, owner, exactly, report);
        } else if (tileByTile) {
            noteUntouched(gallery, owner, report);
        }
    });
}

// --- art.excess ----------------------------------------------------------------------------

//% "{owner} has %n excess paintings; the second one triggers the end of the game."
constexpr FindingText excessMany{CIMAISE_TEXT_N("art.excess.many"),
                                 //% "Count the paintings beside the board again."
                                 CIMAISE_TEXT("art.excess.many.fix")};
constexpr std::array excessTexts{excessMany};

void checkExcess(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (gallery.excess > mostExcess) {
            report.add(excessMany, owner, {{owner, excessPlace()}},
                       {{"owner", owner}, {"n", gallery.excess}});
        }
    });
}

// --- art.bids ------------------------------------------------------------------------------

//% "Card {card} is in hand, but bid cards run from 1 to {highest}."
constexpr FindingText bidsOutside{CIMAISE_TEXT("art.bids.outside"),
                                  //% "Check the card."
                                  CIMAISE_TEXT("art.bids.outside.fix")};
//% "Card {card} is in hand more than once; each player has one bid card of each value."
constexpr FindingText bidsTwice{CIMAISE_TEXT("art.bids.twice"),
                                //% "Check the cards and remove the wrong one."
                                CIMAISE_TEXT("art.bids.twice.fix")};
constexpr std::array bidsTexts{bidsOutside, bidsTwice};

void checkBids(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        std::map<int, int> times;
        for (const int card : gallery.hand.value_or(std::vector<int>{})) {
            ++times[card];
        }
        for (const auto& [card, found] : times) {
            const bool outside = card < 1 || card > mostBidCards;
            if (outside || found > 1) {
                report.add(outside ? bidsOutside : bidsTwice, owner, {{owner, handPlace()}},
                           {{"card", card}, {"highest", mostBidCards}});
            }
        }
    });
}

// --- art.prestige --------------------------------------------------------------------------

//% "{first} and {second} are on the same space of the museum’s track."
constexpr FindingText prestigeSame{
    CIMAISE_TEXT("art.prestige.same"),
    //% "Check both spaces: a marker that would land on another moves back to the first empty space."
    CIMAISE_TEXT("art.prestige.same.fix")};
//% "The prestige markers are not entered. Points, depending on the museum’s ranking: {ranges}."
constexpr FindingText prestigeEmpty{
    CIMAISE_TEXT("art.prestige.empty"),
    //% "Enter the spaces of the markers: each auction leaves one painting to the museum."
    CIMAISE_TEXT("art.prestige.empty.fix")};
//% "{first} is on 0, which is only possible with all four types in the museum; a type that never reached it has no marker on the track and the multiplier ×2."
constexpr FindingText prestigeZero{
    CIMAISE_TEXT("art.prestige.zero"),
    //% "Remove the marker from the track if no painting of this type reached the museum; otherwise, enter the other markers."
    CIMAISE_TEXT("art.prestige.zero.fix")};
constexpr std::array prestigeTexts{prestigeSame, prestigeEmpty, prestigeZero};

Spot spotOf(Type type) { return {everyone(), markerPlace(type)}; }

void checkSameSpaces(const Layout& layout, const Markers& markers, Report& report) {
    const bool blackCollides = answer(layout, prestigeBlackReading) == "yes";
    for (std::size_t one = 0; one < typeCount; ++one) {
        for (std::size_t other = one + 1; other < typeCount; ++other) {
            const std::optional<int> here = markers.at(one);
            const std::optional<int> there = markers.at(other);
            if (here && there && sameSpace(*here, *there, blackCollides)) {
                const Spot first = spotOf(types.at(one));
                const Spot second = spotOf(types.at(other));
                report.add(prestigeSame, everyone(), {first, second},
                           {{"first", first.place}, {"second", second.place}});
            }
        }
    }
}

//% "{owner} ({least} to {most})"
constexpr TextId rangeOfOwner = CIMAISE_TEXT("art.prestige.range");

Listing rangesOf(const Layout& layout) {
    Listing ranges;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (showsMoreThanItsStart(gallery)) {
            const PointRange range = rangeOf(layout, gallery);
            ranges.parts.emplace_back(Message{
                rangeOfOwner, {{"owner", owner}, {"least", range.least}, {"most", range.most}}});
        }
    });
    return ranges;
}

void checkPrestige(const Layout& layout, Report& report) {
    const Markers markers = markersOf(layout);
    checkSameSpaces(layout, markers, report);
    const auto present = std::ranges::count_if(markers, isPresent);
    if (isPrestigeMissing(layout)) {
        report.addWithSeverity(Severity::missing, prestigeEmpty, everyone(), {},
                               {{"ranges", rangesOf(layout)}}); // not entered yet
    }
    for (const Type type : types) {
        if (of(markers, type) == 0 && present < static_cast<std::ptrdiff_t>(typeCount)) {
            report.add(prestigeZero, everyone(), {spotOf(type)}, {{"first", markerPlace(type)}});
        }
    }
}

// --- art.hand.needed -----------------------------------------------------------------------

//% "{owner} is tied at the top (score: {points}): the bid cards left in hand decide, but this hand is not entered."
constexpr FindingText handNeededTied{
    CIMAISE_TEXT("art.hand.needed.tied"),
    //% "Enter the bid cards left in this hand. Until then, the place is shared."
    CIMAISE_TEXT("art.hand.needed.tied.fix")};
constexpr std::array handNeededTexts{handNeededTied};

void checkHandNeeded(const Layout& layout, Report& report) {
    if (!std::ranges::all_of(layout.galleries, showsMoreThanItsStart)) {
        return; // all players start tied: hands do not matter yet
    }
    if (isPrestigeMissing(layout)) {
        return; // the totals are ranges: no players are tied yet
    }
    const std::vector<int> totals = totalsOf(layout); // of at least two players
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        const int points = totals.at(static_cast<std::size_t>(owner.index));
        const bool first = points == std::ranges::max(totals);
        if (!gallery.hand && first && std::ranges::count(totals, points) > 1) {
            report.add(handNeededTied, owner, {{owner, handPlace()}},
                       {{"owner", owner}, {"points", points}});
        }
    });
}

// --- art.end and art.wall.unverified -------------------------------------------------------

//% "The wall is full: this is the last round."
constexpr FindingText endWall{CIMAISE_TEXT("art.end.wall")};
//% "{owner} has a second excess painting: this is the last round."
constexpr FindingText endExcess{CIMAISE_TEXT("art.end.excess")};
//% "No bid cards are left: this is the last round."
constexpr FindingText endHands{CIMAISE_TEXT("art.end.hands")};
constexpr std::array endTexts{endWall, endExcess, endHands};

void checkEnd(const Layout& layout, Report& report) {
    bool anyHand = false;
    bool allEmpty = true;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (isFull(layout.wall, gallery)) {
            report.add(endWall, owner, {});
        }
        if (gallery.excess >= mostExcess) {
            report.add(endExcess, owner, {{owner, excessPlace()}}, {{"owner", owner}});
        }
        anyHand = anyHand || gallery.hand.has_value();
        allEmpty = allEmpty && (!gallery.hand || gallery.hand->empty());
    });
    if (anyHand && allEmpty) {
        report.add(endHands, everyone(), {});
    }
}

//% "The wall is not confirmed: {columns} columns, {rows} rows, the stars and the eyeline are assumed."
constexpr FindingText wallUnverifiedGuess{
    CIMAISE_TEXT("art.wall.unverified.guess"),
    //% "Count the squares of the printed wall once, and check the two stars and the rows between the eyes."
    CIMAISE_TEXT("art.wall.unverified.guess.fix")};
constexpr std::array wallTexts{wallUnverifiedGuess};

void checkWall(const Layout& layout, Report& report) {
    if (!layout.wall.verified) {
        report.add(wallUnverifiedGuess, everyone(), {},
                   {{"columns", layout.wall.size.columns}, {"rows", layout.wall.size.rows}});
    }
}

} // namespace

constinit const Condition decorNotEarned{decorEarnedTexts, checkDecorEarned};
constinit const Condition tooManyExcess{excessTexts, checkExcess};
constinit const Condition wrongBidCards{bidsTexts, checkBids};
constinit const Condition wrongMarkers{prestigeTexts, checkPrestige};
constinit const Condition handNeeded{handNeededTexts, checkHandNeeded};
constinit const Condition endTriggered{endTexts, checkEnd};
constinit const Condition wallNotCounted{wallTexts, checkWall};

} // namespace cimaise::artsociety
