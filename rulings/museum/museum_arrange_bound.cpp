// Computes the fewest passages needed for each number of points below the ceiling.
#include "rulings/museum/museum_arrange_bound.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace cimaise::museum {

namespace {

/// Maximum number of passages among `objects` filled slots: limited by the inner sides of a region
/// of that many grid cells (Harary and Harborth 1976), by the passages of the board, and by the
/// passages around the slots with the most neighbours.
int passagesAmong(const Problem& problem, int objects) {
    std::vector<int> around;
    for (int slot = 0; slot < problem.slots.size(); ++slot) {
        around.push_back(problem.slots.neighbours(slot).size());
    }
    const int all = std::accumulate(around.begin(), around.end(), 0) / 2;
    std::ranges::sort(around, std::ranges::greater{});
    const int best = std::accumulate(around.begin(), around.begin() + objects, 0) / 2;
    const int grid = 2 * objects - static_cast<int>(std::ceil(2 * std::sqrt(objects)));
    return std::min({all, best, grid});
}

} // namespace

Passages::Passages(const Problem& problem, const GalleryAim& aim)
    : m_ceiling(aim.upperBound), m_available(passagesAmong(problem, problem.objectCount())) {
    m_fewest.assign(static_cast<std::size_t>(aim.upperBound - problem.fixed) + 1, tooMany);
    m_fewest[0] = 0;
    // assumes that the patron and the galleries score in full
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const int most = aim.most.at(i);
        std::vector<int> next(m_fewest.size(), tooMany);
        for (int count = std::min(most, 1); count <= most; ++count) {
            const auto lost =
                static_cast<std::size_t>(problem.pointsOf(i, most) - problem.pointsOf(i, count));
            const int passages = std::max(count - 1, 0);
            for (std::size_t before = 0; before + lost < next.size(); ++before) {
                next[before + lost] = std::min(next[before + lost], m_fewest[before] + passages);
            }
        }
        m_fewest = std::move(next);
    }
    for (std::size_t lost = 1; lost < m_fewest.size(); ++lost) {
        m_fewest[lost] = std::min(m_fewest[lost], m_fewest[lost - 1]);
    }
}

int Passages::neededFor(int points) const {
    const int lost = m_ceiling - points;
    if (lost < 0) {
        return tooMany;
    }
    return m_fewest[std::min(static_cast<std::size_t>(lost), m_fewest.size() - 1)];
}

int Passages::bound() const {
    for (std::size_t lost = 0; lost < m_fewest.size(); ++lost) {
        if (m_fewest[lost] <= m_available) {
            return m_ceiling - static_cast<int>(lost);
        }
    }
    return m_ceiling - static_cast<int>(m_fewest.size()) + 1;
}

} // namespace cimaise::museum
