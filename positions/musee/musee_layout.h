// Position of Musée as a value: staircases, each side's three galleries and bonuses, hands.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"

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

/// Exhibit number 1–60; 0: empty space.
using Exhibit = int;
inline constexpr Exhibit noExhibit = 0;

/// Spaces of a gallery from left to right; spaces beyond the game's columns stay empty.
using Spaces = std::array<Exhibit, mostColumns>;

/// Tokens that show a Staircase: 1-based columns, in the order of the file.
struct Staircases {
    std::vector<int> top;    ///< connect the upper and the middle gallery
    std::vector<int> bottom; ///< connect the middle and the lower gallery

    bool operator==(const Staircases&) const = default;
};

/// Museum of one side.
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
    Staircases staircases;
    std::vector<Musee>
        musees; ///< in the order of the players; with teams the 1st & 3rd player's first
    /// Known hands by player; absent if the file has no `hands`.
    std::optional<std::vector<std::optional<Hand>>> hands;

    bool operator==(const Layout& other) const;
};

/// Spaces in a gallery, and tokens in a row: 5 with three players, otherwise 6.
int columns(const Layout& layout);

/// Highest exhibit number of this game's deck: 60 with three players, otherwise 50.
Exhibit highestInDeck(const Layout& layout);

/// Number of scored sides: players, or two teams in a 4-player game.
int sideCount(const Layout& layout);

/// Side of a player: partners sit opposite each other.
int sideOf(const Layout& layout, int player);

/// Name of a side: the player's, or `Ana & Cy` for a team; empty if there is no such side.
std::string sideName(const Layout& layout, int side);

/// True if every space of the gallery has a painting.
bool isFull(const Layout& layout, const Musee& musee, Gallery gallery);

/// True if any side has the gallery's bonus.
bool isClaimed(const Layout& layout, Gallery gallery);

/// Place of a space; `column` is 1-based.
Place spaceOf(Gallery gallery, int column);
/// Place of a whole gallery and of its bonus.
Place galleryPlace(Gallery gallery);

/// New game: empty Musées, the first game's staircases, no hands known.
Layout newLayout(GameHeader header);

/// Pattern of the first game; with three players, who have five columns, the part that fits.
Staircases firstGameStaircases(int players);

Layout readLayout(const JsonCursor& document);
Json writeLayout(const Layout& layout);

} // namespace cimaise::musee
