// Tables of the Decktet, and the open questions of the rules of Muse.
#include "positions/muse/muse_catalogue.h"

#include "positions/muse/muse_module.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// Suits of a card from top to bottom, in static storage.
template <Suit... all> inline constexpr std::array<Suit, sizeof...(all)> shows{all...};

} // namespace

const std::array<SuitName, suitCount> suitNames{{
    //% "moons"
    {CIMAISE_TEXT("muse.suit.moons"),
     //% "%n moons"
     CIMAISE_TEXT_N("muse.coins-of.moons")},
    //% "suns"
    {CIMAISE_TEXT("muse.suit.suns"),
     //% "%n suns"
     CIMAISE_TEXT_N("muse.coins-of.suns")},
    //% "waves"
    {CIMAISE_TEXT("muse.suit.waves"),
     //% "%n waves"
     CIMAISE_TEXT_N("muse.coins-of.waves")},
    //% "leaves"
    {CIMAISE_TEXT("muse.suit.leaves"),
     //% "%n leaves"
     CIMAISE_TEXT_N("muse.coins-of.leaves")},
    //% "wyrms"
    {CIMAISE_TEXT("muse.suit.wyrms"),
     //% "%n wyrms"
     CIMAISE_TEXT_N("muse.coins-of.wyrms")},
    //% "knots"
    {CIMAISE_TEXT("muse.suit.knots"),
     //% "%n knots"
     CIMAISE_TEXT_N("muse.coins-of.knots")},
}};

const std::array<CardInfo, cardCount> cards{
    //% "The Consul"
    CardInfo{"the-consul", CIMAISE_TEXT("muse.card.the-consul"), Kind::court, 10,
             shows<Suit::moons, Suit::waves, Suit::knots>},
    //% "The Rite"
    CardInfo{"the-rite", CIMAISE_TEXT("muse.card.the-rite"), Kind::court, 10,
             shows<Suit::moons, Suit::leaves, Suit::wyrms>},
    //% "The Island"
    CardInfo{"the-island", CIMAISE_TEXT("muse.card.the-island"), Kind::court, 10,
             shows<Suit::suns, Suit::waves, Suit::wyrms>},
    //% "The Window"
    CardInfo{"the-window", CIMAISE_TEXT("muse.card.the-window"), Kind::court, 10,
             shows<Suit::suns, Suit::leaves, Suit::knots>},
    //% "The Harvest"
    CardInfo{"the-harvest", CIMAISE_TEXT("muse.card.the-harvest"), Kind::pawn, 10,
             shows<Suit::moons, Suit::suns, Suit::leaves>},
    //% "The Watchman"
    CardInfo{"the-watchman", CIMAISE_TEXT("muse.card.the-watchman"), Kind::pawn, 10,
             shows<Suit::moons, Suit::wyrms, Suit::knots>},
    //% "The Light Keeper"
    CardInfo{"the-light-keeper", CIMAISE_TEXT("muse.card.the-light-keeper"), Kind::pawn, 10,
             shows<Suit::suns, Suit::waves, Suit::knots>},
    //% "The Borderland"
    CardInfo{"the-borderland", CIMAISE_TEXT("muse.card.the-borderland"), Kind::pawn, 10,
             shows<Suit::waves, Suit::leaves, Suit::wyrms>},
    //% "The Huntress"
    CardInfo{"the-huntress", CIMAISE_TEXT("muse.card.the-huntress"), Kind::crown, 10,
             shows<Suit::moons>},
    //% "The Bard"
    CardInfo{"the-bard", CIMAISE_TEXT("muse.card.the-bard"), Kind::crown, 10, shows<Suit::suns>},
    //% "The Sea"
    CardInfo{"the-sea", CIMAISE_TEXT("muse.card.the-sea"), Kind::crown, 10, shows<Suit::waves>},
    //% "The End"
    CardInfo{"the-end", CIMAISE_TEXT("muse.card.the-end"), Kind::crown, 10, shows<Suit::leaves>},
    //% "The Calamity"
    CardInfo{"the-calamity", CIMAISE_TEXT("muse.card.the-calamity"), Kind::crown, 10,
             shows<Suit::wyrms>},
    //% "The Windfall"
    CardInfo{"the-windfall", CIMAISE_TEXT("muse.card.the-windfall"), Kind::crown, 10,
             shows<Suit::knots>},
    //% "The Pact"
    CardInfo{"the-pact", CIMAISE_TEXT("muse.card.the-pact"), Kind::number, 9,
             shows<Suit::moons, Suit::suns>},
    //% "The Darkness"
    CardInfo{"the-darkness", CIMAISE_TEXT("muse.card.the-darkness"), Kind::number, 9,
             shows<Suit::waves, Suit::wyrms>},
    //% "The Merchant"
    CardInfo{"the-merchant", CIMAISE_TEXT("muse.card.the-merchant"), Kind::number, 9,
             shows<Suit::leaves, Suit::knots>},
    //% "The Diplomat"
    CardInfo{"the-diplomat", CIMAISE_TEXT("muse.card.the-diplomat"), Kind::number, 8,
             shows<Suit::moons, Suit::suns>},
    //% "The Mill"
    CardInfo{"the-mill", CIMAISE_TEXT("muse.card.the-mill"), Kind::number, 8,
             shows<Suit::waves, Suit::leaves>},
    //% "The Betrayal"
    CardInfo{"the-betrayal", CIMAISE_TEXT("muse.card.the-betrayal"), Kind::number, 8,
             shows<Suit::wyrms, Suit::knots>},
    //% "The Chance Meeting"
    CardInfo{"the-chance-meeting", CIMAISE_TEXT("muse.card.the-chance-meeting"), Kind::number, 7,
             shows<Suit::moons, Suit::leaves>},
    //% "The Castle"
    CardInfo{"the-castle", CIMAISE_TEXT("muse.card.the-castle"), Kind::number, 7,
             shows<Suit::suns, Suit::knots>},
    //% "The Cave"
    CardInfo{"the-cave", CIMAISE_TEXT("muse.card.the-cave"), Kind::number, 7,
             shows<Suit::waves, Suit::wyrms>},
    //% "The Lunatic"
    CardInfo{"the-lunatic", CIMAISE_TEXT("muse.card.the-lunatic"), Kind::number, 6,
             shows<Suit::moons, Suit::waves>},
    //% "The Penitent"
    CardInfo{"the-penitent", CIMAISE_TEXT("muse.card.the-penitent"), Kind::number, 6,
             shows<Suit::suns, Suit::wyrms>},
    //% "The Market"
    CardInfo{"the-market", CIMAISE_TEXT("muse.card.the-market"), Kind::number, 6,
             shows<Suit::leaves, Suit::knots>},
    //% "The Forest"
    CardInfo{"the-forest", CIMAISE_TEXT("muse.card.the-forest"), Kind::number, 5,
             shows<Suit::moons, Suit::leaves>},
    //% "The Discovery"
    CardInfo{"the-discovery", CIMAISE_TEXT("muse.card.the-discovery"), Kind::number, 5,
             shows<Suit::suns, Suit::waves>},
    //% "The Soldier"
    CardInfo{"the-soldier", CIMAISE_TEXT("muse.card.the-soldier"), Kind::number, 5,
             shows<Suit::wyrms, Suit::knots>},
    //% "The Mountain"
    CardInfo{"the-mountain", CIMAISE_TEXT("muse.card.the-mountain"), Kind::number, 4,
             shows<Suit::moons, Suit::suns>},
    //% "The Sailor"
    CardInfo{"the-sailor", CIMAISE_TEXT("muse.card.the-sailor"), Kind::number, 4,
             shows<Suit::waves, Suit::leaves>},
    //% "The Battle"
    CardInfo{"the-battle", CIMAISE_TEXT("muse.card.the-battle"), Kind::number, 4,
             shows<Suit::wyrms, Suit::knots>},
    //% "The Journey"
    CardInfo{"the-journey", CIMAISE_TEXT("muse.card.the-journey"), Kind::number, 3,
             shows<Suit::moons, Suit::waves>},
    //% "The Painter"
    CardInfo{"the-painter", CIMAISE_TEXT("muse.card.the-painter"), Kind::number, 3,
             shows<Suit::suns, Suit::knots>},
    //% "The Savage"
    CardInfo{"the-savage", CIMAISE_TEXT("muse.card.the-savage"), Kind::number, 3,
             shows<Suit::leaves, Suit::wyrms>},
    //% "The Author"
    CardInfo{"the-author", CIMAISE_TEXT("muse.card.the-author"), Kind::number, 2,
             shows<Suit::moons, Suit::knots>},
    //% "The Desert"
    CardInfo{"the-desert", CIMAISE_TEXT("muse.card.the-desert"), Kind::number, 2,
             shows<Suit::suns, Suit::wyrms>},
    //% "The Origin"
    CardInfo{"the-origin", CIMAISE_TEXT("muse.card.the-origin"), Kind::number, 2,
             shows<Suit::waves, Suit::leaves>},
    //% "Ace of Moons"
    CardInfo{"ace-of-moons", CIMAISE_TEXT("muse.card.ace-of-moons"), Kind::ace, 1,
             shows<Suit::moons>},
    //% "Ace of Suns"
    CardInfo{"ace-of-suns", CIMAISE_TEXT("muse.card.ace-of-suns"), Kind::ace, 1, shows<Suit::suns>},
    //% "Ace of Waves"
    CardInfo{"ace-of-waves", CIMAISE_TEXT("muse.card.ace-of-waves"), Kind::ace, 1,
             shows<Suit::waves>},
    //% "Ace of Leaves"
    CardInfo{"ace-of-leaves", CIMAISE_TEXT("muse.card.ace-of-leaves"), Kind::ace, 1,
             shows<Suit::leaves>},
    //% "Ace of Wyrms"
    CardInfo{"ace-of-wyrms", CIMAISE_TEXT("muse.card.ace-of-wyrms"), Kind::ace, 1,
             shows<Suit::wyrms>},
    //% "Ace of Knots"
    CardInfo{"ace-of-knots", CIMAISE_TEXT("muse.card.ace-of-knots"), Kind::ace, 1,
             shows<Suit::knots>},
};

namespace {

/// Names of the aces inside a sentence, by Suit.
constexpr std::array<TextId, suitCount> aceNames{
    //% "the Ace of Moons"
    CIMAISE_TEXT("muse.card.ace-of-moons.spoken"),
    //% "the Ace of Suns"
    CIMAISE_TEXT("muse.card.ace-of-suns.spoken"),
    //% "the Ace of Waves"
    CIMAISE_TEXT("muse.card.ace-of-waves.spoken"),
    //% "the Ace of Leaves"
    CIMAISE_TEXT("muse.card.ace-of-leaves.spoken"),
    //% "the Ace of Wyrms"
    CIMAISE_TEXT("muse.card.ace-of-wyrms.spoken"),
    //% "the Ace of Knots"
    CIMAISE_TEXT("muse.card.ace-of-knots.spoken"),
};

constexpr std::array<TextId, actionCount> actionNames{
    //% "Sketch"
    CIMAISE_TEXT("muse.action.sketch"),
    //% "Paint"
    CIMAISE_TEXT("muse.action.paint"),
    //% "Patron"
    CIMAISE_TEXT("muse.action.patron"),
    //% "Palace"
    CIMAISE_TEXT("muse.action.palace"),
    //% "Discard"
    CIMAISE_TEXT("muse.action.discard"),
};

constexpr std::array paintShortOptions{
    //% "The card is discarded and nothing is painted"
    ReadingOption{"discard", CIMAISE_TEXT("muse.paint.short.discard")},
    //% "The card returns to the hand, and no card is drawn"
    ReadingOption{"keep", CIMAISE_TEXT("muse.paint.short.keep")},
};

constexpr std::array growthWhenOptions{
    //% "At once, when the last card is drawn"
    ReadingOption{"at-once", CIMAISE_TEXT("muse.growth.when.at-once")},
    //% "When the next card has to be drawn and none is left"
    ReadingOption{"next-draw", CIMAISE_TEXT("muse.growth.when.next-draw")},
};

constexpr std::array readingTable{
    Reading{
        paintShortReading,
        //% "What happens to the card of a Paint action if the player cannot pay for it?"
        {CIMAISE_TEXT("muse.paint.short.title"),
         //% "Painting costs the rank of the card in coins. All actions are chosen before any is resolved, so you may not have the coins when it is your action’s turn. The rules do not say where the card goes then."
         CIMAISE_TEXT("muse.paint.short.text"),
         //% "Rulebook, “Rounds and Actions”: Paint"
         CIMAISE_TEXT("muse.paint.short.citation")},
        paintShortOptions},
    Reading{
        growthWhenReading,
        //% "When the draw pile runs out, when does the economy grow?"
        {CIMAISE_TEXT("muse.growth.when.title"),
         //% "The economy grows each of the first four times the draw pile runs out. That may mean when the last card is drawn, or when the next card is needed and the discards are shuffled. In the second case, a Sketch or Patron action in between has one coin fewer of each suit to use."
         CIMAISE_TEXT("muse.growth.when.text"),
         //% "Rulebook, “Drawing, Discarding And Economic Growth”"
         CIMAISE_TEXT("muse.growth.when.citation")},
        growthWhenOptions},
};

constexpr std::array areaTable{
    Area{studioArea,
         //% "the studio"
         CIMAISE_TEXT("muse.place.studio"),
         //% "{item} in the studio"
         CIMAISE_TEXT("muse.place.studio.card")},
    Area{palaceArea,
         //% "the palace"
         CIMAISE_TEXT("muse.place.palace"),
         //% "{item} in the palace"
         CIMAISE_TEXT("muse.place.palace.card")},
    Area{roundArea,
         //% "the cards of the round"
         CIMAISE_TEXT("muse.place.round"),
         //% "{item} among the cards of the round"
         CIMAISE_TEXT("muse.place.round.card")},
    Area{economyArea,
         //% "the economy"
         CIMAISE_TEXT("muse.place.economy"),
         //% "{item} in the economy"
         CIMAISE_TEXT("muse.place.economy.suit")},
    Area{coinsArea,
         //% "the coins"
         CIMAISE_TEXT("muse.place.coins"),
         //% "coins: {item}"
         CIMAISE_TEXT("muse.place.coins.suit")},
};

// --- positions --------------------------------------------------------------------------------

//% "Jesse Millikan, for the Decktet"
constexpr Rulebook rulebook{CIMAISE_TEXT("rulebook.edition.muse"), inEnglish};

Rulebook rulebookOf(const Layout& /*layout*/) { return rulebook; }

} // namespace

constinit const std::span<const Reading> readings{readingTable};
constinit const std::span<const Area> areas{areaTable};

TextId CardInfo::phrase() const {
    return kind == Kind::ace ? aceNames.at(static_cast<std::size_t>(suits.front())) : name;
}

TextId nameOf(Action action) { return actionNames.at(static_cast<std::size_t>(action)); }

bool isIn(Deck deck, Card card) {
    const Kind kind = infoOf(card).kind;
    return deck == Deck::extended || (kind != Kind::pawn && kind != Kind::court);
}

std::optional<Card> findCard(std::string_view id) {
    const auto* const found = std::ranges::find(cards, id, &CardInfo::id);
    return found == cards.end() ? std::nullopt
                                : std::optional{static_cast<Card>(found - cards.begin())};
}

std::optional<Suit> findSuit(std::string_view id) {
    const auto* const found = std::ranges::find(suits, id, suitId);
    return found == suits.end() ? std::nullopt : std::optional{*found};
}

TextId itemName(std::string_view item) {
    if (const std::optional<Card> card = findCard(item)) {
        return infoOf(*card).name;
    }
    const std::optional<Suit> suit = findSuit(item);
    return suit ? nameOf(*suit) : TextId{};
}

Rulings rulingsOf(const Layout& layout) {
    return {.keepsUnpaidCard = inForce(readings[0], layout.header.readings) == "keep",
            .growsAtNextDraw = inForce(readings[1], layout.header.readings) == "next-draw"};
}

constinit const PositionFunctions<Layout> Module::positions{.empty = newLayout,
                                                            .read = readLayout,
                                                            .write = writeLayout,
                                                            .sideCount = sideCount,
                                                            .sideOf = sideOf,
                                                            .sideName = sideName,
                                                            .rulebook = rulebookOf};

} // namespace cimaise::muse
