// Checks the rules of Musée (rulebook: Setup, Rules for placement, Gallery Bonuses, Special rules
// for 3- and 4-player games). Each rule is one function and one row of the table.
#include "validators/musee/musee_rules.h"

#include "positions/musee/musee_catalogue.h"
#include "positions/musee/musee_module.h"
#include "validators/musee/musee_end.h"
#include "validators/musee/musee_fit.h"
#include "validators/musee/musee_play.h"
#include "validators/report/rule_functions.h"

#include <algorithm>
#include <array>

namespace cimaise::musee {

namespace {

// --- musee.players -------------------------------------------------------------------------

//% "Musée is for 2, 3 or 4 players; this game has %n."
constexpr FindingText playersCount{CIMAISE_TEXT_N("musee.players.count"),
                                   //% "Enter the names of the people who are playing."
                                   CIMAISE_TEXT("musee.players.count.fix")};
//% "This game needs {expected} Musées; there are %n."
constexpr FindingText playersMusees{
    CIMAISE_TEXT_N("musee.players.musees"),
    //% "Each player fills one Musée; with four players, partners share one."
    CIMAISE_TEXT("musee.players.musees.fix")};
constexpr std::array playersTexts{playersCount, playersMusees};

void checkPlayers(const Layout& layout, Report& report) {
    const int players = layout.header.playerCount();
    const int found = static_cast<int>(layout.musees.size());
    if (players < 2 || players > 4) {
        report.add(playersCount, everyone(), {}, {{"n", players}});
    } else if (found != sideCount(layout)) {
        report.add(playersMusees, everyone(), {}, {{"expected", sideCount(layout)}, {"n", found}});
    }
}

// --- musee.staircases ----------------------------------------------------------------------

//% "{row} shows %n Staircases; it must show 3."
constexpr FindingText staircasesSix{CIMAISE_TEXT_N("musee.staircases.six"),
                                    //% "Flip tokens in this row until 3 of the 6 show a Staircase."
                                    CIMAISE_TEXT("musee.staircases.six.fix")};
//% "{row} shows %n Staircases; with three players, one row shows 2 and the other 3."
constexpr FindingText staircasesFive{CIMAISE_TEXT_N("musee.staircases.five"),
                                     //% "Flip tokens in this row until it shows 2 or 3 Staircases."
                                     CIMAISE_TEXT("musee.staircases.five.fix")};
//% "Both rows show %n Staircases; with three players, one row shows 2 and the other 3."
constexpr FindingText staircasesSame{CIMAISE_TEXT_N("musee.staircases.same"),
                                     //% "Flip one token in one of the rows."
                                     CIMAISE_TEXT("musee.staircases.same.fix")};
constexpr std::array staircasesTexts{staircasesSix, staircasesFive, staircasesSame};

void checkStaircases(const Layout& layout, Report& report) {
    const bool five = columns(layout) == 5;
    const auto found = [](const std::vector<int>& tokens) {
        return static_cast<int>(tokens.size());
    };
    const int top = found(layout.staircases.top);
    const int bottom = found(layout.staircases.bottom);
    const auto rowFits = [five](int count) { return count == 3 || (five && count == 2); };
    const auto spot = [](std::string_view row) { return Spot{everyone(), {.area = row}}; };
    const auto checkRow = [&](std::string_view row, int count) {
        if (!rowFits(count)) {
            report.add(five ? staircasesFive : staircasesSix, everyone(), {spot(row)},
                       {{"row", Place{.area = row}}, {"n", count}});
        }
    };
    checkRow(topTokens, top);
    checkRow(bottomTokens, bottom);
    if (five && top == bottom && rowFits(top)) {
        report.add(staircasesSame, everyone(), {spot(topTokens), spot(bottomTokens)}, {{"n", top}});
    }
}

// --- musee.deck and musee.unique -----------------------------------------------------------

/// Calls `see` with each entered number and its spot: the Musées in order, then the hands.
template <class See> void forEachNumber(const Layout& layout, See see) {
    for (int owner = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            for (int column = 1; const Exhibit exhibit : musee.of(gallery)) {
                if (exhibit != noExhibit) {
                    see(exhibit, Spot{side(owner), spaceOf(gallery, column)});
                }
                ++column;
            }
        }
        ++owner;
    }
    if (layout.hands) {
        for (int owner = 0; const std::optional<Hand>& hand : *layout.hands) {
            for (const Exhibit exhibit : hand.value_or(Hand{})) {
                see(exhibit, Spot{player(owner), {.area = handArea}});
            }
            ++owner;
        }
    }
}

//% "{exhibit} is not in this game’s deck, which ends at {highest}."
constexpr FindingText deckOutside{CIMAISE_TEXT("musee.deck.outside"),
                                  //% "Check the number: 51 to 60 are used only with three players."
                                  CIMAISE_TEXT("musee.deck.outside.fix")};
constexpr std::array deckTexts{deckOutside};

void checkDeck(const Layout& layout, Report& report) {
    const Exhibit highest = highestInDeck(layout);
    forEachNumber(layout, [&](Exhibit exhibit, const Spot& spot) {
        if (exhibit > highest) {
            report.add(deckOutside, spot.owner, {spot},
                       {{"exhibit", exhibit}, {"highest", highest}});
        }
    });
}

//% "{exhibit} is entered more than once, but the box has only one painting of each number: {first} ({firstOwner}) and {second} ({secondOwner})."
constexpr FindingText uniqueTwice{CIMAISE_TEXT("musee.unique.twice"),
                                  //% "Check both paintings and remove the wrong one."
                                  CIMAISE_TEXT("musee.unique.twice.fix")};
//% "{exhibit} is entered more than once, but the box has only one painting of each number: {first} and {second}."
constexpr FindingText uniqueTwiceHere{CIMAISE_TEXT("musee.unique.twice-here"), uniqueTwice.fix};
//% "{exhibit} is entered {times} times, but the box has only one painting of each number: {places}."
constexpr FindingText uniqueSeveral{CIMAISE_TEXT("musee.unique.several"),
                                    //% "Check these paintings and remove the wrong ones."
                                    CIMAISE_TEXT("musee.unique.several.fix")};
constexpr std::array uniqueTexts{uniqueTwice, uniqueTwiceHere, uniqueSeveral};

/// Owner of the spots: a player or a side if all spots belong to that owner, otherwise everyone().
Party ownerOf(const Layout& layout, const Spots& spots) {
    const auto all = [&](auto&& same) { return std::ranges::all_of(spots, same); };
    const Party first = spots.front().owner;
    if (all([&](const Spot& spot) { return spot.owner == first; })) {
        return first;
    }
    const auto sideOfOwner = [&](Party owner) {
        return owner.kind == Party::Kind::player ? side(sideOf(layout, owner.index)) : owner;
    };
    const bool oneSide =
        all([&](const Spot& spot) { return sideOfOwner(spot.owner) == sideOfOwner(first); });
    return oneSide ? sideOfOwner(first) : everyone();
}

Spots spotsOf(const Layout& layout, Exhibit wanted) {
    Spots spots;
    forEachNumber(layout, [&](Exhibit exhibit, const Spot& spot) {
        if (exhibit == wanted) {
            spots.push_back(spot);
        }
    });
    return spots;
}

/// True if all spots have one owner, so that the finding names no other; in teams, a hand and the
/// team's Musée have different owners.
bool isOfOne(const Layout& layout, const Spots& spots) {
    const bool oneOwner = std::ranges::all_of(
        spots, [&](const Spot& spot) { return spot.owner == spots.front().owner; });
    return oneOwner || (ownerOf(layout, spots) != everyone() && layout.header.playerCount() < 4);
}

/// All places of a number, each with its owner unless `ofOne`.
Listing placesOf(const Spots& spots, bool ofOne) {
    //% "{place}"
    constexpr TextId plain = CIMAISE_TEXT("musee.unique.place");
    //% "{place} ({owner})"
    constexpr TextId owned = CIMAISE_TEXT("musee.unique.place-of");
    Listing places;
    for (const Spot& spot : spots) {
        places.parts.emplace_back(
            ofOne ? Message{plain, {{"place", spot.place}}}
                  : Message{owned, {{"place", spot.place}, {"owner", spot.owner}}});
    }
    return places;
}

void reportSeveral(const Layout& layout, Exhibit exhibit, const Spots& spots, Report& report) {
    report.add(uniqueSeveral, ownerOf(layout, spots), spots,
               {{"exhibit", exhibit},
                {"times", static_cast<int>(spots.size())},
                {"places", placesOf(spots, isOfOne(layout, spots))}});
}

void checkUnique(const Layout& layout, Report& report) {
    std::array<int, highestInBox + 1> times{};
    forEachNumber(layout, [&](Exhibit exhibit, const Spot& /*spot*/) {
        ++times.at(static_cast<std::size_t>(exhibit));
    });
    for (Exhibit exhibit = 1; exhibit <= highestInBox; ++exhibit) {
        if (times.at(static_cast<std::size_t>(exhibit)) > 1) {
            const Spots spots = spotsOf(layout, exhibit);
            if (spots.size() > 2) {
                reportSeveral(layout, exhibit, spots, report);
                continue;
            }
            report.add(isOfOne(layout, spots) ? uniqueTwiceHere : uniqueTwice,
                       ownerOf(layout, spots), spots,
                       {{"exhibit", exhibit},
                        {"first", spots[0].place},
                        {"firstOwner", spots[0].owner},
                        {"second", spots[1].place},
                        {"secondOwner", spots[1].owner}});
        }
    }
}

// --- musee.ascending -----------------------------------------------------------------------

//% "{right} hangs to the right of {left}, but numbers must rise from left to right."
constexpr TextId fallsText = CIMAISE_TEXT("musee.ascending.falls");
constexpr FindingText ascendingFalls{
    fallsText,
    //% "Check both numbers. {leftFits} would fit instead of {left}; {rightFits} instead of {right}."
    CIMAISE_TEXT("musee.ascending.falls.fix-both")};
constexpr FindingText ascendingFallsRight{
    fallsText,
    //% "Check both numbers. {rightFits} would fit instead of {right}."
    CIMAISE_TEXT("musee.ascending.falls.fix-right")};
constexpr FindingText ascendingFallsLeft{
    fallsText,
    //% "Check both numbers. {leftFits} would fit instead of {left}."
    CIMAISE_TEXT("musee.ascending.falls.fix-left")};
//% "{left} is entered twice in one gallery, but numbers must rise from left to right."
constexpr FindingText ascendingEqual{CIMAISE_TEXT("musee.ascending.equal"),
                                     //% "Check both numbers and remove the wrong one."
                                     CIMAISE_TEXT("musee.ascending.equal.fix")};
/// Finding for a place where no other number fits.
constexpr FindingText ascendingFallsOnly{fallsText, ascendingEqual.fix};
constexpr std::array ascendingTexts{ascendingFalls, ascendingFallsRight, ascendingFallsLeft,
                                    ascendingFallsOnly, ascendingEqual};

/// Reports two neighbours that do not rise, with the numbers that fit instead, if there are any.
void reportFall(const Layout& layout, Gallery gallery, std::array<Spot, 2> spots, Report& report) {
    const int owner = spots[0].owner.index;
    const Spaces& spaces = layout.musees.at(static_cast<std::size_t>(owner)).of(gallery);
    const auto at = [&](const Spot& spot) {
        return spaces.at(static_cast<std::size_t>(spot.place.column - 1));
    };
    const auto fits = [&](const Spot& spot) {
        return inRuns(numbersFor(layout, owner, gallery, spot.place.column));
    };
    const Exhibit left = at(spots[0]);
    const Exhibit right = at(spots[1]);
    const Listing rightFits = fits(spots[1]);
    const Listing leftFits = fits(spots[0]);
    std::vector<Argument> arguments{{"left", left}, {"right", right}};
    const auto add = [&](const char* name, const Listing& fitting) {
        if (left != right && !fitting.parts.empty()) {
            arguments.push_back({name, fitting});
        }
    };
    add("rightFits", rightFits);
    add("leftFits", leftFits);
    const FindingText& text = left == right ? ascendingEqual
                              : rightFits.parts.empty() && leftFits.parts.empty()
                                  ? ascendingFallsOnly
                              : rightFits.parts.empty() ? ascendingFallsLeft
                              : leftFits.parts.empty()  ? ascendingFallsRight
                                                        : ascendingFalls;
    report.add(text, spots[0].owner, {spots[0], spots[1]}, std::move(arguments));
}

void checkAscending(const Layout& layout, Report& report) {
    for (int owner = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            const Spaces& spaces = musee.of(gallery);
            const auto at = [&](int where) {
                return spaces.at(static_cast<std::size_t>(where - 1));
            };
            int leftColumn = 0;
            for (int column = 1; column <= columns(layout); ++column) {
                if (at(column) == noExhibit) {
                    continue;
                }
                if (leftColumn > 0 && at(leftColumn) >= at(column)) {
                    reportFall(layout, gallery,
                               {Spot{side(owner), spaceOf(gallery, leftColumn)},
                                Spot{side(owner), spaceOf(gallery, column)}},
                               report);
                }
                leftColumn = column;
            }
        }
        ++owner;
    }
}

// --- Gallery Bonuses -----------------------------------------------------------------------

//% "{holder}: the bonus for {gallery} is taken, but the gallery is not full."
constexpr FindingText bonusFullBare{CIMAISE_TEXT("musee.bonus.full.not-full"),
                                    //% "Enter the missing paintings, or return the bonus."
                                    CIMAISE_TEXT("musee.bonus.full.bare.fix")};
constexpr std::array bonusFullTexts{bonusFullBare};

void checkBonusFull(const Layout& layout, Report& report) {
    for (int owner = 0; const Musee& musee : layout.musees) {
        for (const Gallery gallery : galleries) {
            const bool held = std::ranges::find(musee.bonuses, gallery) != musee.bonuses.end();
            if (held && !isFull(layout, musee, gallery)) {
                report.add(bonusFullBare, side(owner), {{side(owner), galleryPlace(gallery)}},
                           {{"holder", side(owner)}, {"gallery", galleryPlace(gallery)}});
            }
        }
        ++owner;
    }
}

//% "The bonus for {gallery} is entered {holders} times, but there is only one."
constexpr FindingText bonusOnceSeveral{CIMAISE_TEXT("musee.bonus.once.several"),
                                       //% "Leave it with the first player to fill the gallery."
                                       CIMAISE_TEXT("musee.bonus.once.several.fix")};
constexpr std::array bonusOnceTexts{bonusOnceSeveral};

void checkBonusOnce(const Layout& layout, Report& report) {
    for (const Gallery gallery : galleries) {
        Spots spots;
        for (int owner = 0; const Musee& musee : layout.musees) {
            const auto held = std::ranges::count(musee.bonuses, gallery);
            spots.insert(spots.end(), static_cast<std::size_t>(held),
                         {side(owner), galleryPlace(gallery)});
            ++owner;
        }
        if (spots.size() > 1) {
            const bool oneOwner = spots.front().owner == spots.back().owner;
            report.add(
                bonusOnceSeveral, oneOwner ? spots.front().owner : everyone(), spots,
                {{"gallery", galleryPlace(gallery)}, {"holders", static_cast<int>(spots.size())}});
        }
    }
}

//% "{filler} may take the bonus for {gallery}: nobody else has filled it."
constexpr FindingText bonusUnclaimedOne{CIMAISE_TEXT("musee.bonus.unclaimed.one"),
                                        //% "Tap the bonus beside the gallery to take it."
                                        CIMAISE_TEXT("musee.bonus.unclaimed.one.fix")};
//% "{gallery} is full in more than one Musée, but nobody has its bonus: who filled it first?"
constexpr FindingText bonusUnclaimedSeveral{
    CIMAISE_TEXT("musee.bonus.unclaimed.several"),
    //% "Tap the bonus beside the gallery that was filled first."
    CIMAISE_TEXT("musee.bonus.unclaimed.several.fix")};
constexpr std::array bonusUnclaimedTexts{bonusUnclaimedOne, bonusUnclaimedSeveral};

void checkBonusUnclaimed(const Layout& layout, Report& report) {
    for (const Gallery gallery : galleries) {
        if (isClaimed(layout, gallery)) {
            continue;
        }
        Spots spots;
        for (int owner = 0; const Musee& musee : layout.musees) {
            if (isFull(layout, musee, gallery)) {
                spots.push_back({side(owner), galleryPlace(gallery)});
            }
            ++owner;
        }
        if (spots.size() == 1) {
            report.add(bonusUnclaimedOne, spots.front().owner, spots,
                       {{"filler", spots.front().owner}, {"gallery", galleryPlace(gallery)}});
        } else if (spots.size() > 1) {
            report.add(bonusUnclaimedSeveral, everyone(), spots,
                       {{"gallery", galleryPlace(gallery)}});
        }
    }
}

// --- musee.stuck ---------------------------------------------------------------------------

//% "Every space is filled; this Musée is complete."
constexpr FindingText stuckFull{CIMAISE_TEXT("musee.stuck.full")};
//% "None of the remaining paintings fits in this Musée."
constexpr FindingText stuckMusee{CIMAISE_TEXT("musee.stuck.musee")};
//% "No card in hand fits, so this player plays no more cards this game."
constexpr FindingText stuckHand{CIMAISE_TEXT("musee.stuck.hand")};
//% "No card in hand fits, so the team plays no more cards this game."
constexpr FindingText stuckHandTeam{CIMAISE_TEXT("musee.stuck.hand-team")};
constexpr std::array stuckTexts{stuckFull, stuckMusee, stuckHand, stuckHandTeam};

bool takesAnyUnplayed(const Layout& layout, const Musee& musee, const HungExhibits& hung) {
    for (Exhibit exhibit = 1; exhibit <= highestInDeck(layout); ++exhibit) {
        if (!hung.contains(exhibit) && fitsMusee(musee, columns(layout), exhibit)) {
            return true;
        }
    }
    return false;
}

bool isStuck(const Layout& layout, const Musee& musee, const Hand& hand, const HungExhibits& hung) {
    return !hand.empty() && std::ranges::none_of(hand, [&](Exhibit exhibit) {
        return exhibit <= highestInDeck(layout) && !hung.contains(exhibit) &&
               fitsMusee(musee, columns(layout), exhibit);
    });
}

void checkStuckMusees(const Layout& layout, const HungExhibits& hung, Report& report) {
    for (int owner = 0; const Musee& musee : layout.musees) {
        const bool full = std::ranges::all_of(
            galleries, [&](Gallery gallery) { return isFull(layout, musee, gallery); });
        if (full || !takesAnyUnplayed(layout, musee, hung)) {
            report.add(full ? stuckFull : stuckMusee, side(owner), {});
        }
        ++owner;
    }
}

void checkStuckHands(const Layout& layout, const std::vector<std::optional<Hand>>& hands,
                     const HungExhibits& hung, Report& report) {
    const bool wholeTeam =
        layout.header.playerCount() == 4 && inForce(readings[1], layout.header.readings) == "team";
    for (int owner = 0; const std::optional<Hand>& hand : hands) {
        const auto team = static_cast<std::size_t>(sideOf(layout, owner));
        if (hand && team < layout.musees.size() &&
            isStuck(layout, layout.musees[team], *hand, hung)) {
            report.add(wholeTeam ? stuckHandTeam : stuckHand, player(owner),
                       {{player(owner), {.area = handArea}}});
        }
        ++owner;
    }
}

void checkStuck(const Layout& layout, Report& report) {
    const HungExhibits hung{layout};
    checkStuckMusees(layout, hung, report);
    if (layout.hands) {
        checkStuckHands(layout, *layout.hands, hung, report);
    }
}

// --- the table -----------------------------------------------------------------------------

constexpr std::array ruleTable{
    Rule<Layout>{
        {"musee.players",
         Severity::impossible,
         //% "Players and their Musées"
         {CIMAISE_TEXT("musee.players.title"),
          //% "Two to four can play. With two or three players, each fills one Musée. With four, partners sit opposite each other and share one Musée, so there are two."
          CIMAISE_TEXT("musee.players.text"),
          //% "Rulebook, “Setup” and “Special rules for 3- and 4-player games”"
          CIMAISE_TEXT("musee.players.citation")},
         playersTexts},
        checkPlayers},
    Rule<Layout>{
        {staircasesRule,
         Severity::illegal,
         //% "Staircase pattern"
         {CIMAISE_TEXT("musee.staircases.title"),
          //% "Before the game, agree on one pattern for all Musées: three Staircases in each row of six tokens. With three players, a row has five tokens: two Staircases in one row, three in the other. For a first game, flip the even columns in the top row and the odd columns in the bottom row."
          CIMAISE_TEXT("musee.staircases.text"),
          //% "Rulebook, “Setup”, step 3, and “3 Players”"
          CIMAISE_TEXT("musee.staircases.citation")},
         staircasesTexts},
        checkStaircases},
    Rule<Layout>{
        {deckRule,
         Severity::illegal,
         //% "Numbers in play"
         {CIMAISE_TEXT("musee.deck.title"),
          //% "With two or four players, paintings 51 to 60 stay in the box. With three, all sixty are used."
          CIMAISE_TEXT("musee.deck.text"),
          //% "Rulebook, “Setup”, step 1, and “3 Players”"
          CIMAISE_TEXT("musee.deck.citation")},
         deckTexts},
        checkDeck},
    Rule<Layout>{
        {uniqueRule,
         Severity::impossible,
         //% "Each number once"
         {CIMAISE_TEXT("musee.unique.title"),
          //% "The box has one painting of each exhibit number. If a number is entered more than once, in Musées or hands, only one entry can be right."
          CIMAISE_TEXT("musee.unique.text"),
          //% "Rulebook, “Important general reminders”"
          CIMAISE_TEXT("musee.unique.citation")},
         uniqueTexts},
        checkUnique},
    Rule<Layout>{
        {ascendingRule,
         Severity::illegal,
         //% "Numbers rise from left to right"
         {CIMAISE_TEXT("musee.ascending.title"),
          //% "In each gallery, exhibit numbers must rise from left to right. You may skip numbers and spaces: a 25 may hang right next to a 5, and a 6 several spaces away from it. Each gallery is separate."
          CIMAISE_TEXT("musee.ascending.text"),
          //% "Rulebook, “Rules for placement”"
          CIMAISE_TEXT("musee.ascending.citation")},
         ascendingTexts},
        checkAscending},
    Rule<Layout>{
        {bonusFullRule,
         Severity::illegal,
         //% "A bonus needs a full gallery"
         {CIMAISE_TEXT("musee.bonus.full.title"),
          //% "A Gallery Bonus goes to a player who has filled every space of that gallery."
          CIMAISE_TEXT("musee.bonus.full.text"),
          //% "Rulebook, “Gallery Bonuses”"
          CIMAISE_TEXT("musee.bonus.full.citation")},
         bonusFullTexts},
        checkBonusFull},
    Rule<Layout>{
        {bonusOnceRule,
         Severity::impossible,
         //% "One bonus for each gallery"
         {CIMAISE_TEXT("musee.bonus.once.title"),
          //% "There is one bonus card each for the upper, middle and lower gallery. Only the first player to fill that gallery takes it."
          CIMAISE_TEXT("musee.bonus.once.text"),
          //% "Rulebook, “Gallery Bonuses”"
          CIMAISE_TEXT("musee.bonus.once.citation")},
         bonusOnceTexts},
        checkBonusOnce},
    Rule<Layout>{
        {bonusUnclaimedRule,
         Severity::note,
         //% "Unclaimed bonus"
         {CIMAISE_TEXT("musee.bonus.unclaimed.title"),
          //% "A gallery is full, but nobody has its bonus. If several players have filled it, the position does not show who was first: only the players know."
          CIMAISE_TEXT("musee.bonus.unclaimed.text"),
          //% "Rulebook, “Gallery Bonuses”"
          CIMAISE_TEXT("musee.bonus.unclaimed.citation")},
         bonusUnclaimedTexts,
         {.canChangeWinner = true}},
        checkBonusUnclaimed},
    Rule<Layout>{
        {stuckRule,
         Severity::note,
         //% "No painting fits any more"
         {CIMAISE_TEXT("musee.stuck.title"),
          //% "You may not pass or discard. If you cannot hang any card in your hand, you play no more cards this game; the others go on as long as they can."
          CIMAISE_TEXT("musee.stuck.text"),
          //% "Rulebook, “Rules for placement”"
          CIMAISE_TEXT("musee.stuck.citation")},
         stuckTexts},
        checkStuck},
};

} // namespace

const std::span<const Rule<Layout>> rules{ruleTable};

Findings check(const Layout& layout) { return runRules(rules, layout); }

constinit const RuleFunctions<Layout> Module::ruleset{.infos = infosOf<rules>,
                                                      .check = check,
                                                      .chapters = chapters,
                                                      .tieRule = tieChapter,
                                                      .end = gameEnd,
                                                      .isPlayedOut = isPlayedOut};

} // namespace cimaise::musee
