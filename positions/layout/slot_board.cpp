// Numbers the slots of a plan and finds connected slots.
#include "positions/layout/slot_board.h"

#include <algorithm>
#include <cstdlib>

namespace cimaise {

namespace {

std::size_t indexOf(const Cell& cell) {
    return static_cast<std::size_t>((cell.row - 1) * mostBoardSide + cell.column - 1);
}

bool isWall(const Cell& one, const Cell& other, std::span<const std::pair<Cell, Cell>> walls) {
    return std::ranges::any_of(walls, [&](const std::pair<Cell, Cell>& wall) {
        return wall == std::pair{one, other} || wall == std::pair{other, one};
    });
}

} // namespace

bool touch(const Cell& one, const Cell& other) {
    return std::abs(one.column - other.column) + std::abs(one.row - other.row) == 1;
}

SlotBoard::SlotBoard(const std::vector<std::string>& plan, std::string_view slotMarks,
                     std::span<const std::pair<Cell, Cell>> walls) {
    m_slots.fill(-1);
    m_cells.reserve(mostSlots);
    for (int row = 1; const std::string& line : plan) {
        for (int column = 1; const char mark : line) {
            if (slotMarks.find(mark) != std::string_view::npos) {
                m_slots.at(indexOf({column, row})) = static_cast<std::int16_t>(m_cells.size());
                m_cells.push_back({column, row});
            }
            ++column;
        }
        ++row;
    }
    m_neighbours.resize(m_cells.size());
    for (int slot = 0; slot < size(); ++slot) {
        const Cell here = cellOf(slot);
        for (const Cell next : {Cell{here.column + 1, here.row}, Cell{here.column, here.row + 1}}) {
            const int other = slotAt(next);
            if (other >= 0 && !isWall(here, next, walls)) {
                m_neighbours[static_cast<std::size_t>(slot)].insert(other);
                m_neighbours[static_cast<std::size_t>(other)].insert(slot);
            }
        }
    }
}

int SlotBoard::slotAt(const Cell& cell) const {
    const bool inside = cell.column >= 1 && cell.column <= mostBoardSide && cell.row >= 1 &&
                        cell.row <= mostBoardSide;
    return inside ? m_slots.at(indexOf(cell)) : -1;
}

SlotSet SlotBoard::regionOf(int start, const SlotSet& members) const {
    SlotSet region;
    SlotSet edge;
    edge.insert(start);
    while (!edge.empty()) {
        region |= edge;
        SlotSet next;
        edge.forEach([&](int slot) { next |= neighbours(slot); });
        edge = (next & members) - region;
    }
    return region;
}

} // namespace cimaise
