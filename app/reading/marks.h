// Possible numbers in a cell: one or two digits side by side, with the probability of each number.
#pragma once

#include "app/reading/digit_net.h"
#include "app/reading/picture.h"
#include "app/reading/shapes.h"

#include <vector>

namespace cimaise::reading {

inline constexpr int numberCount = 100;

/// Possible digit.
struct Glyph {
    Box box;    ///< in heights of the cell, from its upper left
    Box pixels; ///< in pixels of the tile
    Patch patch{};
    double digit = 0;                         ///< probability of being a digit at all
    std::array<double, digitCount> chances{}; ///< of each digit, if it is one
};

/// Possible number.
struct Mark {
    Box box;
    bool light = false;
    std::vector<Glyph> digits; ///< one or two
    double strength = 0;       ///< probability of being a whole number

    double clarity = 0; ///< probability of being its likeliest number

    [[nodiscard]] double height() const;
    /// Probability of a number, if it is one.
    [[nodiscard]] double chance(int number) const;
};

/// A cell as a tile, with the margin around it as a fraction of the cell.
struct CellTile {
    const Tile* tile = nullptr;
    double margin = 0;
    bool lines = false;   ///< cells are separated by lines, which may look like a 1
    double tallest = 0.9; ///< height of a digit at most, against the cell’s
};

/// Marks in a cell, dark and light.
std::vector<Mark> marksOf(const CellTile& cell, const Shapes& learned);

} // namespace cimaise::reading
