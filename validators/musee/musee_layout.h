// Position of Musée as a value: staircases, each side's three galleries and bonuses, hands.
#pragma once

#include "validators/layout/game_header.h"
#include "validators/layout/json.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace cimaise::musee {

enum class Gallery : std::uint8_t { upper, middle, lower };

inline constexpr std::array galleries{Gallery::upper, Gallery::middle, Gallery::lower};
inline constexpr std::size_t galleryCount = galleries.size();

inline constexpr int mostColumns = 6;   ///< spaces in a gallery with 2 or 4 players
inline constexpr int highestInBox = 60; ///< exhibit numbers in the box run from 1 to this

/// An exhibit number 1–60; 0: nothing hangs here.
using Exhibit = int;
inline constexpr Exhibit bare = 0;

/// The spaces of a gallery from left to right; spaces beyond the game's columns stay bare.
using Spaces = std::array<Exhibit, mostColumns>;

/// Which tokens show a Staircase: 1-based columns, in the order in which the file has them.
struct Staircases {
    std::vector<int> top;    ///< join the upper and the middle gallery
    std::vector<int> bottom; ///< join the middle and the lower gallery

    bool operator==(const Staircases&) const = default;
};

/// One side's museum.
struct Musee {
    std::array<Spaces, galleryCount> spaces{}; ///< by Gallery
    std::vector<Gallery> bonuses;              ///< Gallery Bonuses held

    bool operator==(const Musee&) const = default;

    [[nodiscard]] const Spaces& of(Gallery gallery) const {
        return spaces[static_cast<std::size_t>(gallery)];
    }
    [[nodiscard]] Spaces& of(Gallery gallery) { return spaces[static_cast<std::size_t>(gallery)]; }
};

using Hand = std::vector<Exhibit>;

struct Layout {
    GameHeader header;
    Staircases staircases;
    std::vector<Musee>
        musees; ///< in the order of the players; with teams the 1st & 3rd player's first
    /// Known hands by player number; absent: the file has no `hands`.
    std::optional<std::vector<std::optional<Hand>>> hands;

    bool operator==(const Layout&) const = default;
};

/// Spaces in a gallery, and tokens in a row: 5 with three players, else 6.
int columns(const Layout& layout);

/// The highest exhibit number of this game's deck: 60 with three players, else 50.
Exhibit highestInDeck(const Layout& layout);

/// How many are scored: players, or two teams when four play.
int sideCount(const Layout& layout);

/// The side a player belongs to: partners sit opposite each other.
int sideOf(const Layout& layout, int player);

/// The name of a side: the player's, or `Ana & Cy` for a team; empty when there is no such side.
std::string sideName(const Layout& layout, int side);

/// Whether every space of the gallery holds a painting.
bool isFull(const Layout& layout, const Musee& musee, Gallery gallery);

/// Whether somebody holds the gallery's bonus.
bool isClaimed(const Layout& layout, Gallery gallery);

/// The place of a space; `column` is 1-based.
Place spaceOf(Gallery gallery, int column);
/// The place of a whole gallery and of its bonus.
Place galleryPlace(Gallery gallery);

/// A new game: bare Musées, the first game's staircases, nobody's hand known.
Layout newLayout(GameHeader header);

/// The first game's pattern; with three players, who have five columns, as far as it fits.
Staircases firstGameStaircases(int players);

Layout readLayout(const JsonCursor& document);
Json writeLayout(const Layout& layout);

} // namespace cimaise::musee
