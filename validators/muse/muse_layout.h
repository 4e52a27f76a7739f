// Position of Muse as a value: the economy, each artist's studio, palace and coins, and the round
// being played.
#pragma once

#include "validators/layout/game_header.h"
#include "validators/layout/json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cimaise::muse {

/// From biggest to smallest (rulebook, "Card Order").
enum class Suit : std::uint8_t { moons, suns, waves, leaves, wyrms, knots };

inline constexpr std::array suits{Suit::moons,  Suit::suns,  Suit::waves,
                                  Suit::leaves, Suit::wyrms, Suit::knots};
inline constexpr std::size_t suitCount = suits.size();

/// A card of the extended Decktet: its row in the catalogue, where bigger cards stand first.
enum class Card : std::uint8_t {};

/// Whether `one` is bigger than `other`: by rank, then by suits ("Card Order").
constexpr bool isBigger(Card one, Card other) { return one < other; }

enum class Deck : std::uint8_t { basic, extended };

/// Coins of each suit, and which suits the file named: one that is named stays so at 0.
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

/// What lies before one player.
struct Artist {
    Cards studio; ///< paintings lying across, as entered
    Cards palace; ///< paintings standing upright, as entered
    Purse coins;

    /// Keys the file left out; they stay out for as long as they would say nothing.
    struct LeftOut {
        bool studio = false;
        bool palace = false;
        bool coins = false;

        bool operator==(const LeftOut&) const = default;
    };
    LeftOut leftOut;

    bool operator==(const Artist&) const = default;
};

/// All that a round changes.
struct Table {
    int growth = 0; ///< how often the economy has grown, 0 to 4 in a legal game
    Purse economy;
    std::vector<Artist> artists; ///< by player

    bool operator==(const Table&) const = default;
};

/// What a card is used for. A discard is no choice on the action square, but happens among the
/// actions, by the size of its card.
enum class Action : std::uint8_t { sketch, paint, patron, palace, discard };

inline constexpr std::size_t actionCount = 5;
/// Those on the action square.
inline constexpr std::array actionChoices{Action::sketch, Action::paint, Action::patron,
                                          Action::palace};

/// What one player has chosen for a round.
struct Turn {
    int player = 0;
    Action action = Action::sketch; ///< never `discard`
    Card card{};
    std::optional<Purse> pay; ///< which coins pay for a painting
    std::optional<Card> discard;

    bool operator==(const Turn&) const = default;
};

/// The events of a round, counted from 1, whose draw left the draw pile empty.
struct GrowAfter {
    std::vector<int> events;
    bool asList = true; ///< in the file a list; else one number

    bool operator==(const GrowAfter&) const = default;
};

struct Layout {
    GameHeader header;
    Deck deck = Deck::basic;
    Table table;
    std::optional<std::vector<Turn>> round; ///< at most one turn a player
    std::optional<GrowAfter> growAfter;

    /// As Artist::LeftOut.
    struct LeftOut {
        bool deck = false;
        bool growth = false;
        bool economy = false;

        bool operator==(const LeftOut&) const = default;
    };
    LeftOut leftOut;

    bool operator==(const Layout&) const = default;
};

/// Whether the number of players and artists can play: 3 or 4, and as many artists.
bool canPlay(const Layout& layout);

/// How many are scored: the players.
int sideCount(const Layout& layout);

/// Whether a pile has more cards than a file may hold.
bool isOverfull(const Table& table);

/// The side a player belongs to: each plays alone.
int sideOf(const Layout& layout, int player);

/// The name of a side; empty when there is no such side.
std::string sideName(const Layout& layout, int side);

/// Coins of each suit in the economy before anyone owns any: 8, with three players 7 ("Setup").
int coinsAtStart(int players);

Place studioPlace(Card card);
Place palacePlace(Card card);
Place roundPlace(Card card); ///< a card that a player uses or discards in the round
Place economyPlace(Suit suit);
Place coinsPlace(Suit suit); ///< a player's coins of the suit

/// A new game: the economy of so many players, nothing painted.
Layout newLayout(GameHeader header);

Layout readLayout(const JsonCursor& document);
Json writeLayout(const Layout& layout);

/// A purse as the file has it: suits named or held.
Json writePurse(const Purse& purse);

} // namespace cimaise::muse
