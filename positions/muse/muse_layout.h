// Position of Muse as a value: the economy, each artist's studio, palace and coins, and the round
// being played.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cimaise::muse {

/// Suits from biggest to smallest (rulebook, "Card Order").
enum class Suit : std::uint8_t { moons, suns, waves, leaves, wyrms, knots };

inline constexpr std::array suits{Suit::moons,  Suit::suns,  Suit::waves,
                                  Suit::leaves, Suit::wyrms, Suit::knots};
inline constexpr std::size_t suitCount = suits.size();

/// Card of the extended Decktet: its row in the catalogue, where bigger cards come first.
enum class Card : std::uint8_t {};

/// True if `one` is bigger than `other`: by rank, then by suits ("Card Order").
constexpr bool isBigger(Card one, Card other) { return one < other; }

enum class Deck : std::uint8_t { basic, extended };

/// Coins of each suit. `named` keeps the suits that the file has, even with 0 coins.
struct Purse {
    std::array<int, suitCount> coins{};
    std::array<bool, suitCount> named{};

    bool operator==(const Purse&) const = default;

    [[nodiscard]] int of(Suit suit) const { return coins[static_cast<std::size_t>(suit)]; }
    [[nodiscard]] int& of(Suit suit) { return coins[static_cast<std::size_t>(suit)]; }
    [[nodiscard]] int total() const {
        int sum = 0;
        for (const int count : coins) {
            sum += count;
        }
        return sum;
    }
};

using Cards = std::vector<Card>;

/// Area of one player.
struct Artist {
    Cards studio; ///< paintings laid sideways, as entered
    Cards palace; ///< paintings laid upright, as entered
    Purse coins;

    /// Keys that the file does not have; they are not written while their value is empty.
    struct LeftOut {
        bool studio = false;
        bool palace = false;
        bool coins = false;

        bool operator==(const LeftOut&) const = default;
    };
    LeftOut leftOut;

    bool operator==(const Artist&) const = default;
};

/// Part of the position that a round changes.
struct Table {
    int growth = 0; ///< how often the economy has grown, 0 to 4 in a legal game
    Purse economy;
    std::vector<Artist> artists; ///< by player

    bool operator==(const Table&) const = default;
};

/// Use of a card. A discard is not on the action square, but is resolved among the actions, by the
/// size of its card.
enum class Action : std::uint8_t { sketch, paint, patron, palace, discard };

inline constexpr std::size_t actionCount = 5;
/// Actions on the action square.
inline constexpr std::array actionChoices{Action::sketch, Action::paint, Action::patron,
                                          Action::palace};

/// Choice of one player for a round.
struct Turn {
    int player = 0;
    Action action = Action::sketch; ///< never `discard`
    Card card{};
    std::optional<Purse> pay; ///< coins that pay for a painting
    std::optional<Card> discard;

    bool operator==(const Turn&) const = default;
};

/// Events of a round, counted from 1, whose draw emptied the draw pile.
struct GrowAfter {
    std::vector<int> events;
    bool asList = true; ///< true if the file has a list, false if it has a single number

    bool operator==(const GrowAfter&) const = default;
};

/// Copied, compared and destroyed in one source file, so that the others compile faster when they
/// pass a position on.
struct Layout {
    Layout();
    Layout(const Layout& other);
    Layout(Layout&& other) noexcept;
    Layout& operator=(const Layout& other);
    Layout& operator=(Layout&& other) noexcept;
    ~Layout();

    GameHeader header;
    Deck deck = Deck::basic;
    Table table;
    std::optional<std::vector<Turn>> round; ///< at most one turn per player
    std::optional<GrowAfter> growAfter;

    /// Keys that the file does not have, as in Artist::LeftOut.
    struct LeftOut {
        bool deck = false;
        bool growth = false;
        bool economy = false;

        bool operator==(const LeftOut&) const = default;
    };
    LeftOut leftOut;

    bool operator==(const Layout& other) const;
};

/// True if there are 3 or 4 players and as many artists.
bool canPlay(const Layout& layout);

/// Number of scored sides: the players.
int sideCount(const Layout& layout);

/// True if a pile has more cards than a file may hold.
bool isOverfull(const Table& table);

/// Side of a player: each player is a side.
int sideOf(const Layout& layout, int player);

/// Name of a side; empty if there is no such side.
std::string sideName(const Layout& layout, int side);

/// Coins of each suit in the economy before any player has one: 8, with three players 7 ("Setup").
int coinsAtStart(int players);

Place studioPlace(Card card);
Place palacePlace(Card card);
Place roundPlace(Card card); ///< a card that a player uses or discards in the round
Place economyPlace(Suit suit);
Place coinsPlace(Suit suit); ///< a player's coins of the suit

/// New game: the full economy for the number of players, no paintings.
Layout newLayout(GameHeader header);

Layout readLayout(const JsonCursor& document);
Json writeLayout(const Layout& layout);

/// Purse as in the file: suits that were named or have coins.
Json writePurse(const Purse& purse);

} // namespace cimaise::muse
