// Photo and corners as plain values, so that the same code reads in the window, on the command line
// and in a browser.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace cimaise::reading {

/// Pixels of an upright photo as 0xffrrggbb, row by row. Does not own them.
struct Picture {
    std::span<const std::uint32_t> pixels;
    int width = 0;
    int height = 0;
};

struct Point {
    double x = 0;
    double y = 0;

    bool operator==(const Point&) const = default;
};

/// Corners of a grid in pixels: top left, top right, bottom right, bottom left.
using Corners = std::array<Point, 4>;

/// Size of a grid in cells.
struct GridSize {
    int columns = 0;
    int rows = 0;

    bool operator==(const GridSize&) const = default;
    [[nodiscard]] std::size_t cells() const {
        return static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    }
};

/// A cell seen from above, or a part of the photo beside the grid.
struct Tile {
    int width = 0;
    int height = 0;
    std::vector<std::uint32_t> colours; ///< 0xffrrggbb
    std::vector<std::uint8_t> grey;
};

/// Rectangle in pixels of a tile.
struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    [[nodiscard]] double width() const { return right - left; }
    [[nodiscard]] double height() const { return bottom - top; }
    [[nodiscard]] double middleX() const { return (left + right) / 2; }
    [[nodiscard]] double middleY() const { return (top + bottom) / 2; }
};

} // namespace cimaise::reading
