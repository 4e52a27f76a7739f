// Colours of the five themes, learned from a confirmed board, and the difference between a card and
// the table.
#pragma once

#include "app/reading/marks.h"

#include <array>

namespace cimaise::reading {

inline constexpr std::size_t themeCount = 5;

/// Hue and saturation around the number and of the whole card: logarithms of red and of blue
/// against green, which a change of light shifts but does not mix.
using Hues = std::array<double, 4>;

/// Hues of a card; `number`: where its number is printed.
Hues huesOf(const CellTile& cell, const Box& number);

struct ThemeColours {
    int count = 0;
    Hues mean{};

    bool operator==(const ThemeColours&) const = default;
};

struct Colours {
    std::array<ThemeColours, themeCount> themes;
    Hues spread{}; ///< sums of squares around the mean of each theme
    int spreadCount = 0;

    bool operator==(const Colours&) const = default;

    void learn(std::size_t theme, const Hues& hues);
};

/// Logarithm of how likely the hues are for a theme, from -6 to 0; the same for all themes that
/// were not learned.
double likelihood(const Colours& colours, std::size_t theme, const Hues& hues);

/// Surroundings of the board: the colours of the table in small blocks.
class Ground {
public:
    void add(const Tile& tile);
    /// Difference between a space and the table: 0 for equal, about 1 and more for a card.
    [[nodiscard]] double unlike(const CellTile& cell) const;
    [[nodiscard]] bool isKnown() const { return m_blocks.size() > 8; }

private:
    using Block = std::array<double, 4>; ///< red, green, blue, roughness
    static std::vector<Block> blocksOf(const Tile& tile, double left, double top, double right,
                                       double bottom, int side);
    std::vector<Block> m_blocks;
};

} // namespace cimaise::reading
