// Board of slots on a grid: its slots, which of them are adjacent, and connected regions.
#pragma once

#include "positions/layout/slot_set.h"

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cimaise {

inline constexpr int mostBoardSide = 12;

/// Cell of a grid, 1-based from the top left.
struct Cell {
    int column = 1;
    int row = 1;

    bool operator==(const Cell&) const = default;
    auto operator<=>(const Cell&) const = default;
};

/// True if two cells share a side.
bool touch(const Cell& one, const Cell& other);

/// Slots numbered in reading order, with their neighbours.
class SlotBoard {
public:
    /// `plan` has at most mostBoardSide rows of equal length and at most as many columns;
    /// `slotMarks` are the letters of slots. A wall separates two slots that share a side.
    SlotBoard(const std::vector<std::string>& plan, std::string_view slotMarks,
              std::span<const std::pair<Cell, Cell>> walls);

    [[nodiscard]] int size() const { return static_cast<int>(m_cells.size()); }
    /// Number of the slot; −1 if there is none.
    [[nodiscard]] int slotAt(const Cell& cell) const;
    [[nodiscard]] const Cell& cellOf(int slot) const {
        return m_cells[static_cast<std::size_t>(slot)];
    }
    /// Slots that share a side with `slot` without a wall between them.
    [[nodiscard]] const SlotSet& neighbours(int slot) const {
        return m_neighbours[static_cast<std::size_t>(slot)];
    }
    /// Slots reachable from `start` over slots of `members` only; `start` must be a member.
    [[nodiscard]] SlotSet regionOf(int start, const SlotSet& members) const;

private:
    std::vector<Cell> m_cells;
    std::vector<SlotSet> m_neighbours;
    std::array<std::int16_t, std::size_t{mostBoardSide} * mostBoardSide> m_slots{};
};

} // namespace cimaise
