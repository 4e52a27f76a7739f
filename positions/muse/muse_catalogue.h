// Decktet as Muse uses it: suits, cards in order of size, areas, and the open questions.
#pragma once

#include "positions/messages/area.h"
#include "positions/muse/muse_layout.h"

#include <array>
#include <span>
#include <string_view>

namespace cimaise::muse {

inline constexpr std::string_view gameId = "muse";

/// Id of a suit in a file.
constexpr std::string_view suitId(Suit suit) {
    constexpr std::array<std::string_view, suitCount> ids{"moons",  "suns",  "waves",
                                                          "leaves", "wyrms", "knots"};
    return ids[static_cast<std::size_t>(suit)];
}

/// Id of an action in a file and on the command line.
constexpr std::string_view actionId(Action action) {
    constexpr std::array<std::string_view, actionCount> ids{"sketch", "paint", "patron", "palace",
                                                            "discard"};
    return ids[static_cast<std::size_t>(action)];
}

/// Names of a suit for players.
struct SuitName {
    TextId name;
    TextId coins; ///< text of %n coins of the suit
};

/// Names of the suits, by Suit.
extern const std::array<SuitName, suitCount> suitNames;

inline TextId nameOf(Suit suit) { return suitNames[static_cast<std::size_t>(suit)].name; }
TextId nameOf(Action action);

/// Kinds of cards, the smallest first.
enum class Kind : std::uint8_t { ace, number, crown, pawn, court };

/// Card of the Decktet. Its types (personality, location, event) have no effect in Muse.
struct CardInfo {
    std::string_view id;
    TextId name;
    Kind kind;
    int rank;                    ///< Ace 1; Crown, Pawn and Court 10
    std::span<const Suit> suits; ///< from top to bottom

    /// Number of coins that a patron pays for the card ("Patron", step 2).
    [[nodiscard]] int price() const { return rank + static_cast<int>(suits.size()); }
    /// Number of coins that painting the card costs ("Paint").
    [[nodiscard]] int cost() const { return rank; }
    /// Name inside a sentence: “the Ace of Moons”.
    [[nodiscard]] TextId phrase() const;
};

inline constexpr std::size_t cardCount = 44;

/// Catalogue of cards, by Card, the biggest first.
extern const std::array<CardInfo, cardCount> cards;

/// True if the value is a row of the catalogue.
constexpr bool isCard(Card card) { return static_cast<std::size_t>(card) < cardCount; }

inline const CardInfo& infoOf(Card card) { return cards[static_cast<std::size_t>(card)]; }

/// True if the deck has the card: Pawns and Courts are in the extended deck only.
bool isIn(Deck deck, Card card);

/// Card with the id `id`; nullopt if there is none.
std::optional<Card> findCard(std::string_view id);

/// Suit with the id `id`; nullopt if there is none.
std::optional<Suit> findSuit(std::string_view id);

/// Name for the item id of a place: a card or a suit.
TextId itemName(std::string_view item);

inline constexpr int mostCoins = 999;  ///< of a suit in one purse, errors included
inline constexpr int mostGrowth = 4;   ///< "The first four times the draw pile becomes empty"
inline constexpr int endingPalace = 4; ///< paintings in a palace that end the game
inline constexpr int mostEvents = 8;   ///< four actions and four discards

inline constexpr std::string_view studioArea = "studio";
inline constexpr std::string_view palaceArea = "palace";
inline constexpr std::string_view roundArea = "round";
inline constexpr std::string_view economyArea = "economy";
inline constexpr std::string_view coinsArea = "coins";

inline constexpr std::string_view paintShortReading = "muse.paint.short";
inline constexpr std::string_view growthWhenReading = "muse.growth.when";

extern constinit const std::span<const Reading> readings;

extern constinit const std::span<const Area> areas;

/// Answers in force to the open questions.
struct Rulings {
    bool keepsUnpaidCard = false; ///< muse.paint.short: `keep`
    bool growsAtNextDraw = false; ///< muse.growth.when: `next-draw`

    bool operator==(const Rulings&) const = default;
};

Rulings rulingsOf(const Layout& layout);

} // namespace cimaise::muse
