// Wall of squares with rectangular tiles: tiles inside it, overlapping tiles, adjacent tiles.
#pragma once

#include <cstdint>
#include <vector>

namespace cimaise {

/// Square of a wall; 1-based, from the top left.
struct Square {
    int column = 1;
    int row = 1;

    bool operator==(const Square&) const = default;
};

/// Size of a wall or of a tile, in squares.
struct Extent {
    int columns = 1;
    int rows = 1;

    bool operator==(const Extent&) const = default;
    [[nodiscard]] constexpr int area() const { return columns * rows; }
};

/// Squares covered by a tile.
struct Block {
    Square at; ///< top left
    Extent size;

    bool operator==(const Block&) const = default;
    [[nodiscard]] constexpr int right() const { return at.column + size.columns - 1; }
    [[nodiscard]] constexpr int bottom() const { return at.row + size.rows - 1; }
};

/// True if both blocks have a square in common.
constexpr bool overlap(const Block& one, const Block& other) {
    return one.at.column <= other.right() && other.at.column <= one.right() &&
           one.at.row <= other.bottom() && other.at.row <= one.bottom();
}

/// True if the blocks share a side: a square of one is directly beside, above or below a square of
/// the other. A corner is not enough. Overlapping tiles count as touching.
constexpr bool touch(const Block& one, const Block& other) {
    const Block wider{.at = {one.at.column - 1, one.at.row},
                      .size = {one.size.columns + 2, one.size.rows}};
    const Block taller{.at = {one.at.column, one.at.row - 1},
                       .size = {one.size.columns, one.size.rows + 2}};
    return overlap(wider, other) || overlap(taller, other);
}

constexpr bool covers(const Block& block, Square square) {
    return overlap(block, {.at = square, .size = {1, 1}});
}

/// True if every square of the block is inside a wall of that size.
constexpr bool isInside(const Block& block, Extent wall) {
    return block.at.column >= 1 && block.at.row >= 1 && block.right() <= wall.columns &&
           block.bottom() <= wall.rows;
}

/// Corner squares of a wall, row by row, each once.
std::vector<Square> cornersOf(Extent wall);

/// Set of the squares of a wall that tiles cover.
class Coverage {
public:
    explicit Coverage(Extent wall);

    /// Adds a tile; squares outside the wall are ignored.
    void add(const Block& block);
    [[nodiscard]] bool covered(Square square) const;
    /// Number of empty squares.
    [[nodiscard]] int emptyCount() const { return m_bare; }
    /// Empty squares, row by row.
    [[nodiscard]] std::vector<Square> emptySquares() const;

private:
    [[nodiscard]] std::size_t indexOf(Square square) const;

    Extent m_wall;
    std::vector<std::uint8_t> m_covered;
    int m_bare;
};

} // namespace cimaise
