// Squares a grid by its four corners: each cell as a tile seen from above.
#pragma once

#include "app/reading/picture.h"

namespace cimaise::reading {

/// True if the corners lie in the picture (a tenth of its size beyond is allowed), form a convex
/// quadrilateral in clockwise order, and leave every cell a few pixels.
bool encloseGrid(const Picture& picture, const Corners& corners, const GridSize& size);

/// Point of the photo at a point of the grid, in cells from its upper left corner.
Point pointInPhoto(const Corners& corners, const GridSize& size, double x, double y);

class Squaring {
public:
    Squaring(const Squaring&) = delete;
    Squaring& operator=(const Squaring&) = delete;
    Squaring(Squaring&&) = delete;
    Squaring& operator=(Squaring&&) = delete;
    ~Squaring() = default;

    /// `longest`: longer side of a tile, in pixels; a small cell is enlarged three times at most.
    Squaring(const Picture& picture, const Corners& corners, const GridSize& size, int longest);

    /// Tile of a cell with a margin on each side, as a fraction of the cell.
    [[nodiscard]] Tile cell(int column, int row, double margin) const;
    /// Tile of a rectangle in cells, such as {-0.2, 0, 0, 1}: a strip left of the first cell.
    [[nodiscard]] Tile part(const Box& cells) const;

    /// Pixels of a tile for one cell.
    [[nodiscard]] double cellWidth() const { return m_cellWidth; }
    [[nodiscard]] double cellHeight() const { return m_cellHeight; }
    /// Pixels of the photo for one pixel of a tile.
    [[nodiscard]] double reduction() const { return m_reduction; }

private:
    [[nodiscard]] Point inPhoto(double x, double y) const;
    void halve();

    std::array<double, 9> m_toPhoto{}; ///< from cells to pixels of the photo
    double m_cellWidth = 0;
    double m_cellHeight = 0;
    double m_reduction = 1;
    Picture m_picture;                   ///< of `m_scale`
    std::vector<std::uint32_t> m_halved; ///< pixels where the photo is reduced
    double m_scale = 1;                  ///< of m_picture, against the photo
};

} // namespace cimaise::reading
