// Checks what concerns the whole table: decor and bid cards, rounds, markers, ties, the end
// (rulebook, "Matching Frames and Acquiring Decor Tiles", "Auction", "Increasing Prestige", "Game
// End", "Final Scoring").
#include "validators/artsociety/art_society_catalogue.h"
#include "validators/artsociety/art_society_conditions.h"
#include "validators/artsociety/art_society_decor.h"
#include "validators/artsociety/art_society_end.h"
#include "validators/artsociety/art_society_range.h"
#include "validators/artsociety/art_society_tally.h"
#include "validators/layout/present.h"

#include <algorithm>
#include <map>
#include <ranges>

namespace cimaise::artsociety {

namespace {

// --- art.decor.earned ----------------------------------------------------------------------

//% "Shields: {shields}. Matching frames give {matches} at most and excess paintings {excess}, {earned} together."
constexpr FindingText decorEarnedTotal{
    CIMAISE_TEXT("art.decor.earned.total"),
    //% "Count the shields again, and look whether every frame is entered as it is."
    CIMAISE_TEXT("art.decor.earned.total.mend")};
//% "{tile} cannot have been earned: no painting hung before it is left that gives decor of %n shields."
constexpr FindingText decorEarnedTile{
    CIMAISE_TEXT_N("art.decor.earned.tile"),
    //% "Enter its shields or the frames again, or say that the order of hanging is not known."
    CIMAISE_TEXT("art.decor.earned.tile.mend")};
//% "The decor cannot be shared out among the paintings that earned it: with four or more matching frames it adds up to just their number."
constexpr FindingText decorEarnedSum{
    CIMAISE_TEXT("art.decor.earned.sum"),
    //% "Enter the shields or the frames again, or choose the other answer to this question."
    CIMAISE_TEXT("art.decor.earned.sum.mend")};
constexpr std::array decorEarnedTexts{decorEarnedTotal, decorEarnedTile, decorEarnedSum};

int shieldsAt(const Gallery& gallery, const Place& place) {
    const Tile* const held = gallery.assistant ? &*gallery.assistant : nullptr;
    const Tile* const tile =
        place.area == assistantArea
            ? held
            : &gallery.tiles.at(static_cast<std::size_t>(place.column - 1)).tile;
    return tile != nullptr && tile->decor() != nullptr ? tile->decor()->shields : 0;
}

/// Looks for the first tile that cannot have been earned; without one, for sums that do not fit.
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
        }
    });
}

// --- art.excess and art.count --------------------------------------------------------------

//% "{owner} has %n excess paintings; the second one ends the game."
constexpr FindingText excessMany{CIMAISE_TEXT_N("art.excess.many"),
                                 //% "Count the paintings beside the board again."
                                 CIMAISE_TEXT("art.excess.many.mend")};
constexpr std::array excessTexts{excessMany};

void checkExcess(const Layout& layout, Report& report) {
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (gallery.excess > mostExcess) {
            report.add(excessMany, owner, {{owner, excessPlace()}},
                       {{"owner", owner}, {"n", gallery.excess}});
        }
    });
}

//% "Paintings on the wall, in excess and with the assistant: {found}. Rounds played, by the cards left in the hand: {rounds}, which makes {expected} with the starting painting."
constexpr FindingText countPaintings{
    CIMAISE_TEXT("art.count.paintings"),
    //% "Look for a painting that is missing or entered twice, and count the cards in the hand again."
    CIMAISE_TEXT("art.count.paintings.mend")};
//% "The hands do not hold equally many cards, but everybody plays one in each round."
constexpr FindingText countHands{CIMAISE_TEXT("art.count.hands"),
                                 //% "Count the cards in each hand again."
                                 CIMAISE_TEXT("art.count.hands.mend")};
constexpr std::array countTexts{countPaintings, countHands};

void checkCount(const Layout& layout, Report& report) {
    Spots hands;
    bool oneLength = true;
    std::optional<std::size_t> length;
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        if (!gallery.hand) {
            return;
        }
        hands.push_back({owner, handPlace()});
        oneLength = oneLength && length.value_or(gallery.hand->size()) == gallery.hand->size();
        length = gallery.hand->size();
        const int rounds = mostBidCards - static_cast<int>(gallery.hand->size());
        if (paintingsOf(gallery) != 1 + rounds) {
            report.add(
                countPaintings, owner, {{owner, handPlace()}},
                {{"found", paintingsOf(gallery)}, {"rounds", rounds}, {"expected", 1 + rounds}});
        }
    });
    if (!oneLength) {
        report.add(countHands, everyone(), std::move(hands));
    }
}

// --- art.bids ------------------------------------------------------------------------------

//% "{card} is in the hand, but bid cards run from 1 to {highest}."
constexpr FindingText bidsOutside{CIMAISE_TEXT("art.bids.outside"),
                                  //% "Read the card again."
                                  CIMAISE_TEXT("art.bids.outside.mend")};
//% "{card} is in the hand more than once; everybody has one bid card of each value."
constexpr FindingText bidsTwice{CIMAISE_TEXT("art.bids.twice"),
                                //% "Read the cards again and take out the one that is wrong."
                                CIMAISE_TEXT("art.bids.twice.mend")};
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

//% "{first} and {second} stand on one space of the museum’s track."
constexpr FindingText prestigeSame{
    CIMAISE_TEXT("art.prestige.same"),
    //% "Read both spaces again: a marker that would land on another one steps back to the first empty space."
    CIMAISE_TEXT("art.prestige.same.mend")};
//% "Where the museum’s markers stand is not entered yet. The points, by what the museum has most of: {ranges}."
constexpr FindingText prestigeEmpty{
    CIMAISE_TEXT("art.prestige.empty"),
    //% "Enter where the markers stand: each auction leaves one painting to the museum."
    CIMAISE_TEXT("art.prestige.empty.mend")};
//% "{first} stands on 0, which only happens with all four types in the museum; a type that never reached it has no space at all and scores ×2."
constexpr FindingText prestigeZero{
    CIMAISE_TEXT("art.prestige.zero"),
    //% "Take the marker off the track if no painting of this type ever reached the museum, or enter the others."
    CIMAISE_TEXT("art.prestige.zero.mend")};
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
        report.addAs(Severity::missing, prestigeEmpty, everyone(), {},
                     {{"ranges", rangesOf(layout)}}); // not entered yet
    }
    for (const Type type : types) {
        if (of(markers, type) == 0 && present < static_cast<std::ptrdiff_t>(typeCount)) {
            report.add(prestigeZero, everyone(), {spotOf(type)}, {{"first", markerPlace(type)}});
        }
    }
}

// --- art.hand.needed -----------------------------------------------------------------------

//% "{owner} has as many points as somebody else, {points}: the bid cards left in the hand decide, and this hand is not entered."
constexpr FindingText handNeededTied{
    CIMAISE_TEXT("art.hand.needed.tied"),
    //% "Enter the bid cards left in this hand; until then the place is shared."
    CIMAISE_TEXT("art.hand.needed.tied.mend")};
constexpr std::array handNeededTexts{handNeededTied};

void checkHandNeeded(const Layout& layout, Report& report) {
    if (!std::ranges::all_of(layout.galleries, showsMoreThanItsStart)) {
        return; // all begin with as many points: no table wants to be asked for its hands then
    }
    if (isPrestigeMissing(layout)) {
        return; // the totals are ranges: nobody is tied yet
    }
    const std::vector<int> totals = totalsOf(layout);
    forEachGallery(layout, [&](const Gallery& gallery, Party owner) {
        const int points = totals.at(static_cast<std::size_t>(owner.index));
        if (!gallery.hand && std::ranges::count(totals, points) > 1) {
            report.add(handNeededTied, owner, {{owner, handPlace()}},
                       {{"owner", owner}, {"points", points}});
        }
    });
}

// --- art.end and art.wall.unverified -------------------------------------------------------

//% "The wall is full: this round is the last one."
constexpr FindingText endWall{CIMAISE_TEXT("art.end.wall")};
//% "{owner} has a second excess painting: this round is the last one."
constexpr FindingText endExcess{CIMAISE_TEXT("art.end.excess")};
//% "No bid cards are left: the game is over."
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

//% "Nobody has counted the wall of this copy yet: {columns} columns, {rows} rows, the stars and the eyeline are a guess."
constexpr FindingText wallUnverifiedGuess{
    CIMAISE_TEXT("art.wall.unverified.guess"),
    //% "Count the squares of the printed wall once, and look for the two stars and for the rows between the eyes."
    CIMAISE_TEXT("art.wall.unverified.guess.mend")};
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
constinit const Condition paintingsDoNotAddUp{countTexts, checkCount};
constinit const Condition wrongBidCards{bidsTexts, checkBids};
constinit const Condition wrongMarkers{prestigeTexts, checkPrestige};
constinit const Condition handNeeded{handNeededTexts, checkHandNeeded};
constinit const Condition endTriggered{endTexts, checkEnd};
constinit const Condition wallNotCounted{wallTexts, checkWall};

} // namespace cimaise::artsociety
