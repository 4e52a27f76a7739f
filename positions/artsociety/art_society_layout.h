// Position of Art Society as a value: the shared wall plan, the museum's board, and each player's
// tiles, assistant, excess paintings and hand.
#pragma once

#include "positions/file/game_header.h"
#include "positions/file/json.h"
#include "positions/layout/tile_wall.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cimaise::artsociety {

/// Types of painting, in the order of the score sheet.
enum class Type : std::uint8_t { cityLife, portrait, stillLife, landscape };

inline constexpr std::array types{Type::cityLife, Type::portrait, Type::stillLife, Type::landscape};
inline constexpr std::size_t typeCount = types.size();

/// Styles of frame; the rulebook does not name them.
enum class Frame : std::uint8_t { a, b, c, d };

inline constexpr std::array frames{Frame::a, Frame::b, Frame::c, Frame::d};
inline constexpr std::size_t frameCount = frames.size();

template <class T> using ByType = std::array<T, typeCount>;
template <class T> using ByFrame = std::array<T, frameCount>;

template <class T> constexpr const T& of(const ByType<T>& all, Type type) {
    return all[static_cast<std::size_t>(type)];
}
template <class T> constexpr T& of(ByType<T>& all, Type type) {
    return all[static_cast<std::size_t>(type)];
}

struct Painting {
    Type type = Type::cityLife;
    Frame frame = Frame::a;
    /// True if the painting is a starting painting; absent if the file does not say, which counts
    /// as no.
    std::optional<bool> start;

    bool operator==(const Painting&) const = default;
};

struct Decor {
    int shields = 1;

    bool operator==(const Decor&) const = default;
};

/// A tile off the wall.
struct Tile {
    std::variant<Painting, Decor> face;
    Extent size;

    bool operator==(const Tile&) const = default;
    /// Null for decor.
    [[nodiscard]] const Painting* painting() const { return std::get_if<Painting>(&face); }
    /// Null for a painting.
    [[nodiscard]] const Decor* decor() const { return std::get_if<Decor>(&face); }
    [[nodiscard]] bool isStart() const {
        return painting() != nullptr && painting()->start.value_or(false);
    }
    [[nodiscard]] bool shows(Type type) const {
        return painting() != nullptr && painting()->type == type;
    }
};

/// A tile on a wall.
struct PlacedTile {
    Tile tile;
    Square at;

    bool operator==(const PlacedTile&) const = default;
    [[nodiscard]] Block block() const { return {.at = at, .size = tile.size}; }
};

/// Printed wall, the same for every player, as counted on the players' own copy.
struct WallPlan {
    Extent size{.columns = 12, .rows = 9};
    std::array<Square, 2> stars{Square{6, 5}, Square{7, 5}};
    int firstEyelineRow = 4;
    int lastEyelineRow = 6;
    bool verified = false; ///< true once a player has counted the squares

    bool operator==(const WallPlan&) const = default;
};

/// Area of one player: wall, assistant, excess paintings and hand.
struct Gallery {
    bool ordered = true; ///< true if `tiles` are in the order of hanging
    std::vector<PlacedTile> tiles;
    std::optional<Tile> assistant;
    int excess = 0;
    std::optional<std::vector<int>> hand; ///< bid cards left; absent: not entered

    bool operator==(const Gallery&) const = default;
};

/// Painting left unsold, which goes to the museum.
struct Unsold {
    Type type = Type::cityLife;
    int value = 3;

    bool operator==(const Unsold&) const = default;
};

/// Space of each type's marker, counted beyond 50 if necessary; absent: the type has not reached
/// the museum.
using Markers = ByType<std::optional<int>>;
using UnsoldList = std::vector<Unsold>; ///< in the order in which they reached the museum

/// A bidding stack, newest card first, the white starting card last.
using Stack = std::vector<int>;

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
    WallPlan wall;
    std::variant<Markers, UnsoldList> museum; ///< as the file has it: `prestige` or `museum`
    std::vector<Gallery> galleries;           ///< by player
    /// Known stacks by player; absent if the file has no `auction`.
    std::optional<std::vector<std::optional<Stack>>> auction;
    /// Players' names for the frames; absent if the file has no `frames`.
    std::optional<ByFrame<std::optional<std::string>>> frameNames;

    bool operator==(const Layout& other) const;
};

inline constexpr int fewestPlayers = 2;
inline constexpr int mostPlayers = 4;

int sideCount(const Layout& layout);
int sideOf(const Layout& layout, int player);
std::string sideName(const Layout& layout, int side);

/// True if the block has a square in the eyeline.
bool inEyeline(const WallPlan& wall, const Block& block);

/// True if the block covers a star.
bool coversStar(const WallPlan& wall, const Block& block);

/// Place of a tile; `index` is 0-based.
Place tilePlace(std::size_t index);
Place squarePlace(Square square);

/// New game: empty walls of the unverified default size, empty museum.
Layout newLayout(GameHeader header);

Layout readLayout(const JsonCursor& document);
Json writeLayout(const Layout& layout);

} // namespace cimaise::artsociety
