// Finds the places of a size with one word of bits for each row of the wall: a block fits where all
// its squares are empty, and touches a tile where a covered square is beside one of its sides.
#include "rulings/artsociety/art_society_outlook.h"

#include "positions/artsociety/art_society_catalogue.h"

#include <bit>

namespace cimaise::artsociety {

namespace {

using Row = std::uint64_t; ///< bit of a column: 1 for column 1
/// Rows 1 to the last, and an empty one on either side.
using Rows = std::vector<Row>;

/// Squares from which `length` squares to the right are all in the row.
Row runs(Row row, int length) {
    Row all = row;
    for (int step = 1; step < length; ++step) {
        all &= row >> static_cast<unsigned>(step);
    }
    return all;
}

/// Squares from which one of `length` squares to the right is in the row.
Row any(Row row, int length) {
    Row some = row;
    for (int step = 1; step < length; ++step) {
        some |= row >> static_cast<unsigned>(step);
    }
    return some;
}

Row bitsOf(int column, int count) {
    return ((Row{1} << static_cast<unsigned>(count)) - 1) << static_cast<unsigned>(column);
}

/// Wall of one player as rows of bits.
class WallBits {
public:
    WallBits(const Layout& layout, int side)
        : m_plan(layout.wall), m_tiles(layout.galleries.at(static_cast<std::size_t>(side)).tiles),
          m_covered(rows()) {
        static_assert(highestCoordinate < 63);
        m_ofType.fill(rows());
        for (const PlacedTile& hung : m_tiles) {
            const Block block = hung.block();
            m_isSound = m_isSound && isInside(block, m_plan.size);
            if (m_isSound) {
                add(block, m_covered, true);
                if (const Painting* const painting = hung.tile.painting()) {
                    add(block, of(m_ofType, painting->type), false);
                }
            }
        }
    }

    /// True if no tile overlaps another one or is outside the wall.
    [[nodiscard]] bool isSound() const { return m_isSound; }

    [[nodiscard]] Outlook::Squares squares() const {
        Outlook::Squares squares;
        for (int row = 1; row <= m_plan.size.rows; ++row) {
            const Row empty = emptyIn(row);
            squares.empty += std::popcount(empty);
            const Row blocks = blockStarts(row) | blockStarts(row - 1);
            append(squares.decorOnly, empty & ~(blocks | blocks << 1U), row);
        }
        return squares;
    }

    /// Places of a size in a row of top left squares.
    [[nodiscard]] Row placesIn(int row, Extent size) const {
        if (m_tiles.empty()) {
            return startsIn(row, size);
        }
        Row free = ~Row{0};
        for (int down = 0; down < size.rows; ++down) {
            free &= runs(emptyIn(row + down), size.columns);
        }
        return free & beside(m_covered, row, size);
    }

    /// Those of the places in a row that share no side with a painting of the type.
    [[nodiscard]] Row cleanOf(Row places, int row, Extent size, Type type) const {
        return places == 0 ? 0 : places & ~beside(of(m_ofType, type), row, size);
    }

    [[nodiscard]] int lastRow(Extent size) const { return m_plan.size.rows - size.rows + 1; }

    static void append(std::vector<Square>& squares, Row bits, int row) {
        for (; bits != 0; bits &= bits - 1) {
            squares.push_back({std::countr_zero(bits), row});
        }
    }

private:
    [[nodiscard]] Rows rows() const { return Rows(static_cast<std::size_t>(m_plan.size.rows) + 2); }
    static Row at(const Rows& rows, int row) { return rows[static_cast<std::size_t>(row)]; }

    void add(const Block& block, Rows& rows, bool once) {
        for (int row = block.at.row; row <= block.bottom(); ++row) {
            const Row bits = bitsOf(block.at.column, block.size.columns);
            Row& all = rows[static_cast<std::size_t>(row)];
            m_isSound = m_isSound && (!once || (all & bits) == 0);
            all |= bits;
        }
    }

    [[nodiscard]] Row emptyIn(int row) const {
        const bool isRow = row >= 1 && row <= m_plan.size.rows;
        return isRow ? bitsOf(1, m_plan.size.columns) & ~at(m_covered, row) : 0;
    }

    /// Top left squares of 2 × 2 blocks of empty squares.
    [[nodiscard]] Row blockStarts(int row) const {
        return runs(emptyIn(row) & emptyIn(row + 1), smallestSide);
    }

    /// Top left squares of blocks that share a side with a square of `rows`.
    static Row beside(const Rows& rows, int row, Extent size) {
        Row sides = 0;
        for (int down = 0; down < size.rows; ++down) {
            sides |= at(rows, row + down);
        }
        return any(at(rows, row - 1) | at(rows, row + size.rows), size.columns) | sides << 1U |
               sides >> static_cast<unsigned>(size.columns);
    }

    /// Places of a starting painting: of its size, and over a star.
    [[nodiscard]] Row startsIn(int row, Extent size) const {
        Row starts = 0;
        for (int column = 1; column <= m_plan.size.columns; ++column) {
            const Painting painting{.start = true};
            if (hangsAsStart(m_plan,
                             {.tile = {.face = painting, .size = size}, .at = {column, row}}) &&
                isInside({.at = {column, row}, .size = size}, m_plan.size)) {
                starts |= bitsOf(column, 1);
            }
        }
        return starts;
    }

    const WallPlan& m_plan;
    const std::vector<PlacedTile>& m_tiles;
    Rows m_covered;
    ByType<Rows> m_ofType;
    bool m_isSound = true;
};

SizeOutlook outlookOn(const WallBits& wall, Extent size) {
    SizeOutlook outlook{.size = size};
    for (int row = 1; row <= wall.lastRow(size); ++row) {
        const Row places = wall.placesIn(row, size);
        outlook.places += std::popcount(places);
        for (const Type type : types) {
            of(outlook.clean, type) += std::popcount(wall.cleanOf(places, row, size, type));
        }
    }
    return outlook;
}

} // namespace

Outlook outlookOf(const Layout& layout, int side) {
    const WallBits wall{layout, side};
    Outlook outlook;
    if (!wall.isSound()) {
        return outlook;
    }
    outlook.squares = wall.squares();
    for (int columns = smallestSide; columns <= largestSide; ++columns) {
        for (int rows = smallestSide; rows <= largestSide; ++rows) {
            outlook.sizes.push_back(outlookOn(wall, {.columns = columns, .rows = rows}));
        }
    }
    return outlook;
}

std::vector<Square> placesOf(const Layout& layout, int side, Extent size,
                             std::optional<Type> type) {
    std::vector<Square> squares;
    const WallBits wall{layout, side};
    for (int row = 1; wall.isSound() && row <= wall.lastRow(size); ++row) {
        const Row places = wall.placesIn(row, size);
        WallBits::append(squares, type ? wall.cleanOf(places, row, size, *type) : places, row);
    }
    return squares;
}

} // namespace cimaise::artsociety
