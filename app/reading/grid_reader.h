// Reads a grid of printed numbers: the same place in every cell, numbers 0 to 99.
#pragma once

#include "app/reading/marks.h"

#include <optional>

namespace cimaise::reading {

/// The most cells that a grid may have.
inline constexpr int mostCells = 400;

struct NumberRead {
    int number = 0;
    double confidence = 0;
};

/// Row by row; nullopt where nothing is printed.
struct GridReading {
    GridSize size;
    std::vector<std::optional<NumberRead>> cells;
};

/// Reads a grid whose corners were checked by `encloseGrid`. If the digits stand on their heads or
/// on their sides, the grid is read as the digits stand.
GridReading readGrid(const Picture& picture, const Corners& corners, const GridSize& size);

} // namespace cimaise::reading
