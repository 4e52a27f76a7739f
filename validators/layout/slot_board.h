// Board of slots on a grid: its slots, which of them are adjacent, and connected regions.
#pragma once

#include "validators/layout/slot_set.h"

#include <compare>
#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cimaise {

inline constexpr int mostBoardSide = 12;

/// A cell of a grid, 1-based from the top left.
struct Cell {
    int column = 1;
    int row = 1;

    bool operator==(const Cell&) const = default;
    auto operator<=>(const Cell&) const = default;
};

/// Whether two cells share a side.
bool touch(const Cell& one, const Cell& other);

/// Slots numbered in reading order, with their neighbours.
class SlotBoard {
public:
    /// `plan` has at most mostBoardSide rows of one length, at most as many columns; `slotMarks`
    /// are its letters that stand for a slot. A wall parts two slots that share a side.
    SlotBoard(const std::vector<std::string>& plan, std::string_view slotMarks,
              std::span<const std::pair<Cell, Cell>> walls);

    [[nodiscard]] int size() const { return static_cast<int>(m_cells.size()); }
    /// The slot's number; −1 where there is none.
    [[nodiscard]] int slotAt(const Cell& cell) const;
    [[nodiscard]] const Cell& cellOf(int slot) const {
        return m_cells[static_cast<std::size_t>(slot)];
    }
    /// The slots that share a side and a passage with `slot`.
    [[nodiscard]] const SlotSet& neighbours(int slot) const {
        return m_neighbours[static_cast<std::size_t>(slot)];
    }
    /// What can be reached from `start` over slots of `members` alone; `start` is one of them.
    [[nodiscard]] SlotSet regionOf(int start, const SlotSet& members) const;

private:
    std::vector<Cell> m_cells;
    std::vector<SlotSet> m_neighbours;
    std::array<std::int16_t, std::size_t{mostBoardSide} * mostBoardSide> m_slots{};
};

} // namespace cimaise
