// Enumerates all arrangements of a museum's objects on the slots of its board, for boards small
// enough.
#pragma once

#include "positions/museum/museum_catalogue.h"

#include <algorithm>
#include <vector>

namespace cimaise::museum {

inline std::vector<Cell> slotsOfPlan(const Board& board) {
    std::vector<Cell> cells;
    for (int row = 1; row <= static_cast<int>(board.plan.size()); ++row) {
        for (int column = 1; column <= static_cast<int>(board.plan.front().size()); ++column) {
            if (slotMarks.find(cellCharacterAt(board, {column, row})) != std::string_view::npos) {
                cells.push_back({column, row});
            }
        }
    }
    return cells;
}

inline bool areAlike(const Object& one, const Object& other) {
    return one.civilisation == other.civilisation && one.domain == other.domain &&
           one.value == other.value;
}

/// Enumerates each arrangement once; equal objects are interchangeable.
class EveryArrangement {
public:
    EveryArrangement(const Layout& layout, const Museum& museum)
        : m_museum(museum), m_cells(slotsOfPlan(boardOf(layout, museum))),
          m_before(*museum.objects), m_used(m_before.size(), false) {}

    /// Number of arrangements, at most `most`.
    [[nodiscard]] long count(long most) const {
        // Slot by slot: C(slots, objects) × objects!, divided by the permutations of equal objects.
        double ways = 1;
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            const auto like = std::count_if(
                m_before.begin(), m_before.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                [&](const Object& other) { return areAlike(other, m_before[i]); });
            ways *= static_cast<double>(m_cells.size() - i) / static_cast<double>(like);
        }
        return ways < static_cast<double>(most) ? static_cast<long>(ways + 0.5) : most;
    }

    /// Calls `visit` with the museum in each arrangement.
    template <class Visit> void forEach(Visit visit) {
        m_museum.objects.edit().clear();
        place(0, m_before.size(), visit);
    }

private:
    template <class Visit> void place(std::size_t cell, std::size_t left, const Visit& visit) {
        if (left == 0) {
            visit(std::as_const(m_museum));
            return;
        }
        if (m_cells.size() - cell < left) {
            return;
        }
        place(cell + 1, left, visit);
        for (std::size_t i = 0; i < m_before.size(); ++i) {
            if (m_used[i] || isTried(i)) {
                continue;
            }
            m_used[i] = true;
            m_museum.objects.edit().push_back(m_before[i]);
            m_museum.objects.edit().back().at = m_cells[cell];
            place(cell + 1, left - 1, visit);
            m_museum.objects.edit().pop_back();
            m_used[i] = false;
        }
    }

    /// True if an equal object with a lower index is still unused.
    [[nodiscard]] bool isTried(std::size_t i) const {
        for (std::size_t other = 0; other < i; ++other) {
            if (!m_used[other] && areAlike(m_before[other], m_before[i])) {
                return true;
            }
        }
        return false;
    }

    Museum m_museum;
    std::vector<Cell> m_cells;
    std::vector<Object> m_before;
    std::vector<bool> m_used;
};

} // namespace cimaise::museum
