// Marks the squares of a wall one by one.
#include "positions/layout/tile_wall.h"

#include <algorithm>

namespace cimaise {

std::vector<Square> cornersOf(Extent wall) {
    std::vector<Square> corners;
    for (const Square corner : {Square{1, 1}, Square{wall.columns, 1}, Square{1, wall.rows},
                                Square{wall.columns, wall.rows}}) {
        if (std::ranges::find(corners, corner) == corners.end()) {
            corners.push_back(corner);
        }
    }
    return corners;
}

Coverage::Coverage(Extent wall)
    : m_wall(wall), m_covered(static_cast<std::size_t>(wall.area())), m_bare(wall.area()) {}

std::size_t Coverage::indexOf(Square square) const {
    return static_cast<std::size_t>((square.row - 1) * m_wall.columns + square.column - 1);
}

void Coverage::add(const Block& block) {
    const int right = std::min(block.right(), m_wall.columns);
    const int bottom = std::min(block.bottom(), m_wall.rows);
    for (int row = std::max(block.at.row, 1); row <= bottom; ++row) {
        for (int column = std::max(block.at.column, 1); column <= right; ++column) {
            std::uint8_t& square = m_covered[indexOf({column, row})];
            m_bare -= square == 0 ? 1 : 0;
            square = 1;
        }
    }
}

bool Coverage::covered(Square square) const { return m_covered[indexOf(square)] != 0; }

std::vector<Square> Coverage::emptySquares() const {
    std::vector<Square> bare;
    bare.reserve(static_cast<std::size_t>(m_bare));
    for (int row = 1; row <= m_wall.rows; ++row) {
        for (int column = 1; column <= m_wall.columns; ++column) {
            if (!covered({column, row})) {
                bare.push_back({column, row});
            }
        }
    }
    return bare;
}

} // namespace cimaise
