// Upper bound that leaves out pairs of different themes, where no theme has numbers for all open
// spaces.
#pragma once

#include "rulings/musee/musee_ceiling_board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cimaise::musee {

/// Columns already decided, by gallery.
using DecidedColumns = std::array<std::uint8_t, galleryCount>;

/// Bound on the points to come that counts every pair of open spaces, less those between two
/// themes. Where no theme has numbers for all open spaces, they split into groups, none of them
/// large; the cheapest cut between groups is lost.
class CutBounds {
public:
    explicit CutBounds(const OpenBoard& board) : m_board(board) {}

    /// Upper bound for the undecided spaces, without pairs of which only one end is undecided.
    /// `left`: numbers not yet placed.
    int of(const DecidedColumns& decided, NumberSet left);

private:
    static constexpr std::size_t mostOfTheme = highestInBox / themeCount;

    [[nodiscard]] bool isOpen(const DecidedColumns& decided, std::size_t gallery,
                              std::size_t column) const {
        return column >= decided[gallery] && column < m_board.columns &&
               m_board.spaces[gallery][column].numbers != 0;
    }
    [[nodiscard]] int everything(const DecidedColumns& decided) const;
    [[nodiscard]] int cheapestCut(const DecidedColumns& decided, int largest) const;

    const OpenBoard& m_board;
    /// By decided columns and largest group; notYet: not computed.
    static constexpr std::int8_t notYet = -1;
    std::vector<std::int8_t> m_points = std::vector<std::int8_t>(
        std::size_t{(mostColumns + 1) * (mostColumns + 1) * (mostColumns + 1)} * (mostOfTheme + 1),
        notYet);
};

} // namespace cimaise::musee
