// Checks the rules of Muse (rules: Setup, Rounds and Actions, Patron, Drawing, Discarding And
// Economic Growth, End Of Game and Scoring). Each rule is one function and one row of the table.
#include "validators/muse/muse_rules.h"

#include "positions/muse/muse_catalogue.h"
#include "positions/muse/muse_module.h"
#include "positions/muse/muse_round.h"
#include "validators/report/rule_functions.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace cimaise::muse {

namespace {

// --- muse.players --------------------------------------------------------------------------

//% "Muse is for 3 or 4 players; this game has %n."
constexpr FindingText playersCount{CIMAISE_TEXT_N("muse.players.count"),
                                   //% "Enter the names of the people who are playing."
                                   CIMAISE_TEXT("muse.players.count.fix")};
constexpr std::array playersTexts{playersCount};

void checkPlayers(const Layout& layout, Report& report) {
    if (!canPlay(layout)) {
        report.add(playersCount, everyone(), {}, {{"n", layout.header.playerCount()}});
    }
}

// --- muse.deck and muse.unique -------------------------------------------------------------

/// Card and the spot where it is entered.
struct Sighting {
    Card card;
    Spot spot;
};

/// All entered cards: studios and palaces by player, then the cards of the round.
std::vector<Sighting> sightings(const Layout& layout) {
    std::vector<Sighting> seen;
    seen.reserve(cardCount);
    for (int owner = 0; const Artist& artist : layout.table.artists) {
        for (const Card card : artist.studio) {
            seen.push_back({card, {side(owner), studioPlace(card)}});
        }
        for (const Card card : artist.palace) {
            seen.push_back({card, {side(owner), palacePlace(card)}});
        }
        ++owner;
    }
    for (const Turn& turn : layout.round.value_or(std::vector<Turn>{})) {
        seen.push_back({turn.card, {side(turn.player), roundPlace(turn.card)}});
        if (turn.discard) {
            seen.push_back({*turn.discard, {side(turn.player), roundPlace(*turn.discard)}});
        }
    }
    return seen;
}

//% "{card} belongs to the extended Decktet, but this game uses the basic one."
constexpr FindingText deckExtended{
    CIMAISE_TEXT("muse.deck.extended"),
    //% "Check the card, or choose the extended Decktet for this game."
    CIMAISE_TEXT("muse.deck.extended.fix")};
constexpr std::array deckTexts{deckExtended};

void checkDeck(const Layout& layout, Report& report) {
    if (layout.deck == Deck::extended) {
        return;
    }
    for (const Sighting& seen : sightings(layout)) {
        if (!isIn(layout.deck, seen.card)) {
            report.add(deckExtended, seen.spot.owner, {seen.spot},
                       {{"card", infoOf(seen.card).phrase()}});
        }
    }
}

//% "{card} is entered more than once, but the deck has only one: {first} ({firstOwner}) and {second} ({secondOwner})."
constexpr FindingText uniqueTwice{CIMAISE_TEXT("muse.unique.twice"),
                                  //% "Check where the card really is and remove the other entry."
                                  CIMAISE_TEXT("muse.unique.twice.fix")};
//% "{card} is entered more than once, but the deck has only one: {first} and {second}."
constexpr FindingText uniqueTwiceHere{CIMAISE_TEXT("muse.unique.twice-here"), uniqueTwice.fix};
constexpr std::array uniqueTexts{uniqueTwice, uniqueTwiceHere};

Spots spotsOf(Card card, const std::vector<Sighting>& seen) {
    Spots spots;
    for (const Sighting& one : seen) {
        if (one.card == card) {
            spots.push_back(one.spot);
        }
    }
    return spots;
}

void checkUnique(const Layout& layout, Report& report) {
    const std::vector<Sighting> seen = sightings(layout);
    std::array<int, cardCount> count{};
    for (const Sighting& one : seen) {
        ++count.at(static_cast<std::size_t>(one.card));
    }
    for (std::size_t index = 0; index < cardCount; ++index) {
        if (count.at(index) < 2) {
            continue;
        }
        const auto card = static_cast<Card>(index);
        const Spots spots = spotsOf(card, seen);
        const bool oneOwner = std::ranges::all_of(
            spots, [&](const Spot& spot) { return spot.owner == spots.front().owner; });
        report.add(oneOwner ? uniqueTwiceHere : uniqueTwice,
                   oneOwner ? spots.front().owner : everyone(), spots,
                   {{"card", infoOf(card).phrase()},
                    {"first", spots[0].place},
                    {"firstOwner", spots[0].owner},
                    {"second", spots[1].place},
                    {"secondOwner", spots[1].owner}});
    }
}

// --- muse.pay ------------------------------------------------------------------------------

//% "No payment entered for {card} (cost {cost}), so it is not painted."
constexpr FindingText payMissing{CIMAISE_TEXT("muse.pay.missing"),
                                 //% "Enter the coins that pay for it."
                                 CIMAISE_TEXT("muse.pay.missing.fix")};
//% "{owner} pays {paid} for {card}, which costs {cost}: nothing is painted."
constexpr FindingText payAmount{CIMAISE_TEXT("muse.pay.amount"),
                                //% "Pay as many coins as the rank of the card."
                                CIMAISE_TEXT("muse.pay.amount.fix")};
//% "{owner} pays for {card} with {paid}, but has only {held} at that point: nothing is painted."
constexpr FindingText payNotHeld{
    CIMAISE_TEXT("muse.pay.not-held"),
    //% "Pay with coins the player has when this action is resolved, after all bigger cards."
    CIMAISE_TEXT("muse.pay.not-held.fix")};
constexpr std::array payTexts{payMissing, payAmount, payNotHeld};

/// First suit with a higher payment than the player has; nullopt if there is none.
std::optional<Suit> overspent(const Purse& payment, const Purse& held) {
    const auto* const found =
        std::ranges::find_if(suits, [&](Suit suit) { return payment.of(suit) > held.of(suit); });
    return found == suits.end() ? std::nullopt : std::optional{*found};
}

/// Reports a payment that the player's coins at that moment (`held`) do not allow.
void reportPayment(const Act& act, const Purse& held, Report& report) {
    const Purse payment = act.pay.value_or(Purse{});
    Spots where;
    for (const Suit suit : suits) {
        if (payment.of(suit) > 0) {
            where.push_back({side(act.player), coinsPlace(suit)});
        }
    }
    std::vector<Argument> arguments{{"owner", side(act.player)},
                                    {"card", infoOf(act.card).phrase()},
                                    {"cost", infoOf(act.card).cost()},
                                    {"paid", payment.total()}};
    if (payment.total() != infoOf(act.card).cost()) {
        report.add(payment.total() == 0 ? payMissing : payAmount, side(act.player), where,
                   arguments);
    } else if (const std::optional<Suit> suit = overspent(payment, held)) {
        arguments.back().value = Listing{{Message{
            suitNames.at(static_cast<std::size_t>(*suit)).coins, {{"n", payment.of(*suit)}}}}};
        const Argument coinsHeld{.name = "held", .value = held.of(*suit)};
        arguments.push_back(coinsHeld);
        report.add(payNotHeld, side(act.player), {{side(act.player), coinsPlace(*suit)}},
                   arguments);
    }
}

void checkPay(const Layout& layout, Report& report) {
    for (const Event& event : resolve(layout).events) {
        if (event.unpainted == Unpainted::pay) {
            reportPayment(event.act, event.held, report);
        }
    }
}

// --- muse.growth and muse.coins ------------------------------------------------------------

//% "%n growths are entered; the economy grows at most four times."
constexpr FindingText growthMore{
    CIMAISE_TEXT_N("muse.growth.more"),
    //% "Count the coins still set aside: four of each suit, minus one for each growth."
    CIMAISE_TEXT("muse.growth.more.fix")};
constexpr std::array growthTexts{growthMore};

void checkGrowth(const Layout& layout, Report& report) {
    if (layout.table.growth > mostGrowth) {
        report.add(growthMore, everyone(), {}, {{"n", layout.table.growth}});
    }
}

//% "{suit}: %n coins missing; there should be {expected} in all ({growth})."
constexpr FindingText missingCoins{CIMAISE_TEXT_N("muse.coins.missing"),
                                   //% "Recount this suit in the economy and for every player."
                                   CIMAISE_TEXT("muse.coins.missing.fix")};
//% "{suit}: %n coins too many; there should be {expected} in all ({growth})."
constexpr FindingText tooManyCoins{CIMAISE_TEXT_N("muse.coins.too-many"),
                                   //% "Recount this suit in the economy and for every player."
                                   CIMAISE_TEXT("muse.coins.too-many.fix")};
constexpr std::array coinsTexts{missingCoins, tooManyCoins};

int coinsInPlay(const Layout& layout) {
    return coinsAtStart(layout.header.playerCount()) + layout.table.growth;
}

//% "the economy has grown %n times"
constexpr TextId grownTimes = CIMAISE_TEXT_N("muse.growth.times");
//% "the economy has not grown yet"
constexpr TextId neverGrown = CIMAISE_TEXT("muse.growth.none");

Message growthPosition(int growth) {
    return growth == 0 ? Message{neverGrown, {}} : Message{grownTimes, {{"n", growth}}};
}

/// Spots with coins of a suit.
Spots coinSpots(const Layout& layout, Suit suit) {
    Spots spots{{everyone(), economyPlace(suit)}};
    for (int owner = 0; const Artist& artist : layout.table.artists) {
        if (artist.coins.of(suit) > 0) {
            spots.push_back({side(owner), coinsPlace(suit)});
        }
        ++owner;
    }
    return spots;
}

void checkCoins(const Layout& layout, Report& report) {
    for (const Suit suit : suits) {
        const int tooMany = coinsTooMany(layout, suit);
        if (tooMany != 0) {
            report.add(tooMany < 0 ? missingCoins : tooManyCoins, everyone(),
                       coinSpots(layout, suit),
                       {{"suit", nameOf(suit)},
                        {"n", std::abs(tooMany)},
                        {"growth", Listing{{growthPosition(layout.table.growth)}}},
                        {"expected", coinsInPlay(layout)}});
        }
    }
}

// --- muse.palace, muse.end and muse.tie ----------------------------------------------------

//% "The palaces hold %n paintings beyond three each; before the game ends, the maximum is {most}."
constexpr FindingText palaceAboveThird{CIMAISE_TEXT_N("muse.palace.above-third"),
                                       //% "Recount the paintings in the palaces."
                                       CIMAISE_TEXT("muse.palace.above-third.fix")};
constexpr std::array palaceTexts{palaceAboveThird};

void checkPalace(const Layout& layout, Report& report) {
    Spots above;
    for (int owner = 0; const Artist& artist : layout.table.artists) {
        for (std::size_t i = endingPalace - 1; i < artist.palace.size(); ++i) {
            above.push_back({side(owner), palacePlace(artist.palace[i])});
        }
        ++owner;
    }
    const int found = static_cast<int>(above.size());
    if (found > layout.header.playerCount()) {
        report.add(palaceAboveThird, everyone(), above,
                   {{"n", found}, {"most", layout.header.playerCount()}});
    }
}

//% "{owner} has %n paintings in the palace: the game ends after this round."
constexpr FindingText endOne{CIMAISE_TEXT_N("muse.end.one")};
//% "%n palaces hold four or more paintings: the game ends after this round."
constexpr FindingText endSeveral{CIMAISE_TEXT_N("muse.end.several")};
constexpr std::array endTexts{endOne, endSeveral};

void checkEnd(const Layout& layout, Report& report) {
    Spots hanging;
    int full = 0;
    for (int owner = 0; const Artist& artist : layout.table.artists) {
        if (artist.palace.size() >= endingPalace) {
            ++full;
            for (const Card card : artist.palace) {
                hanging.push_back({side(owner), palacePlace(card)});
            }
        }
        ++owner;
    }
    if (full == 1) {
        const Party owner = hanging.front().owner;
        report.add(endOne, owner, hanging,
                   {{"owner", owner}, {"n", static_cast<int>(hanging.size())}});
    } else if (full > 1) {
        report.add(endSeveral, everyone(), hanging, {{"n", full}});
    }
}

//% "{first} and {second} share the place: tied on palace, studio and coins."
constexpr FindingText tieOfTwo{CIMAISE_TEXT("muse.tie.two")};
//% "{first}, {second} and {third} share the place: tied on palace, studio and coins."
constexpr FindingText tieOfThree{CIMAISE_TEXT("muse.tie.three")};
//% "{first}, {second}, {third} and {fourth} share the place: tied on palace, studio and coins."
constexpr FindingText tieOfFour{CIMAISE_TEXT("muse.tie.four")};
constexpr std::array tieTexts{tieOfTwo, tieOfThree, tieOfFour};

const FindingText& tieOf(std::size_t artists) {
    return artists == 2 ? tieOfTwo : artists == 3 ? tieOfThree : tieOfFour;
}

/// Values that the ranking compares ("End Of Game and Scoring").
std::array<int, 3> standing(const Artist& artist) {
    return {static_cast<int>(artist.palace.size()), static_cast<int>(artist.studio.size()),
            artist.coins.total()};
}

void checkTie(const Layout& layout, Report& report) {
    constexpr std::array<std::string_view, 4> names{"first", "second", "third", "fourth"};
    const std::vector<Artist>& artists = layout.table.artists;
    if (!hasEndingPalace(layout.table)) {
        return;
    }
    for (std::size_t one = 0; one < artists.size(); ++one) {
        std::vector<Argument> level;
        for (std::size_t other = 0; other < artists.size(); ++other) {
            if (standing(artists[other]) != standing(artists[one])) {
                continue;
            }
            if (other < one) { // reported for the first of the tied players
                level.clear();
                break;
            }
            const Argument artist{.name = names.at(level.size()),
                                  .value = side(static_cast<int>(other))};
            level.push_back(artist);
        }
        if (level.size() > 1) {
            report.add(tieOf(level.size()), everyone(), {}, level);
        }
    }
}

// --- the table -----------------------------------------------------------------------------

constexpr std::array ruleTable{
    Rule<Layout>{{"muse.players",
                  Severity::impossible,
                  //% "Three or four players"
                  {CIMAISE_TEXT("muse.players.title"),
                   //% "Muse is designed for four players and can be played by three."
                   CIMAISE_TEXT("muse.players.text"),
                   //% "Rulebook, heading"
                   CIMAISE_TEXT("muse.players.citation")},
                  playersTexts},
                 checkPlayers},
    Rule<Layout>{
        {deckRule,
         Severity::impossible,
         //% "Cards in play"
         {CIMAISE_TEXT("muse.deck.title"),
          //% "The basic Decktet has 36 cards: Aces, 2 to 9, and Crowns. The extended Decktet adds Pawns and Courts, all of rank 10; Courts are bigger than Pawns, and Pawns bigger than Crowns. The Excuse is not used."
          CIMAISE_TEXT("muse.deck.text"),
          //% "Rulebook, “Setup” and “The extended deck”"
          CIMAISE_TEXT("muse.deck.citation")},
         deckTexts},
        checkDeck},
    Rule<Layout>{
        {uniqueRule,
         Severity::impossible,
         //% "Each card once"
         {CIMAISE_TEXT("muse.unique.title"),
          //% "Each card exists only once. If a card is entered more than once, in studios, palaces or the cards of the round, only one entry can be right."
          CIMAISE_TEXT("muse.unique.text"),
          //% "Rulebook, “Setup”: the Decktet has each card once"
          CIMAISE_TEXT("muse.unique.citation")},
         uniqueTexts},
        checkUnique},
    Rule<Layout>{
        {payRule,
         Severity::illegal,
         //% "Cost of a painting"
         {CIMAISE_TEXT("muse.pay.title"),
          //% "Painting costs as many coins as the rank of the card, of any suits. You pay with coins you have when the action is resolved. Without that payment, nothing is painted."
          CIMAISE_TEXT("muse.pay.text"),
          //% "Rulebook, “Rounds and Actions”: Paint"
          CIMAISE_TEXT("muse.pay.citation")},
         payTexts},
        checkPay},
    Rule<Layout>{
        {growthRule,
         Severity::impossible,
         //% "The economy grows four times"
         {CIMAISE_TEXT("muse.growth.title"),
          //% "Each of the first four times the draw pile runs out, one coin of each suit moves from those set aside to the economy. After that, none are left."
          CIMAISE_TEXT("muse.growth.text"),
          //% "Rulebook, “Drawing, Discarding And Economic Growth”"
          CIMAISE_TEXT("muse.growth.citation")},
         growthTexts},
        checkGrowth},
    Rule<Layout>{
        {coinsRule,
         Severity::impossible,
         //% "Coins are never lost"
         {CIMAISE_TEXT("muse.coins.title"),
          //% "Coins only move between the economy and the players. There are always eight of each suit in all (seven with three players), plus one for each growth of the economy."
          CIMAISE_TEXT("muse.coins.text"),
          //% "Rulebook, “Setup” and “Drawing, Discarding And Economic Growth”"
          CIMAISE_TEXT("muse.coins.citation")},
         coinsTexts},
        checkCoins},
    Rule<Layout>{
        {"muse.palace",
         Severity::impossible,
         //% "Maximum number of palace paintings"
         {CIMAISE_TEXT("muse.palace.title"),
          //% "The sultan comes at most once per player and round, and the round in which a palace gets its fourth painting is the last. So all palaces together never hold more fourth and later paintings than there are players."
          CIMAISE_TEXT("muse.palace.text"),
          //% "Rulebook, “Rounds and Actions”: Palace, and “End Of Game and Scoring”"
          CIMAISE_TEXT("muse.palace.citation")},
         palaceTexts},
        checkPalace},
    Rule<Layout>{
        {endRule,
         Severity::note,
         //% "End of the game"
         {CIMAISE_TEXT("muse.end.title"),
          //% "The game is over at the end of a round in which any player has four or more paintings in the palace."
          CIMAISE_TEXT("muse.end.text"),
          //% "Rulebook, “End Of Game and Scoring”"
          CIMAISE_TEXT("muse.end.citation")},
         endTexts},
        checkEnd},
    Rule<Layout>{
        {tieRule,
         Severity::note,
         //% "Unbroken tie"
         {CIMAISE_TEXT("muse.tie.title"),
          //% "Ties are broken by the number of paintings in the studio, then by the total number of coins. The rules have no further tie-break: players who are still tied share the place."
          CIMAISE_TEXT("muse.tie.text"),
          //% "Rulebook, “End Of Game and Scoring”"
          CIMAISE_TEXT("muse.tie.citation")},
         tieTexts},
        checkTie},
};

} // namespace

const std::span<const Rule<Layout>> rules{ruleTable};

std::span<const Rule<Layout>> rulesFor(const Layout& layout) {
    return canPlay(layout) ? rules : rules.first(1);
}

Findings check(const Layout& layout) { return runRules(rulesFor(layout), layout); }

int coinsTooMany(const Layout& layout, Suit suit) {
    int found = layout.table.economy.of(suit);
    for (const Artist& artist : layout.table.artists) {
        found += artist.coins.of(suit);
    }
    return found - coinsInPlay(layout);
}

constinit const RuleFunctions<Layout> Module::ruleset{.infos = infosOf<rules>,
                                                      .check = check,
                                                      .chapters = chapters,
                                                      .tieRule = tieChapter,
                                                      .end = gameEnd};

} // namespace cimaise::muse
