// Tighter upper bound from the passages of the board: connected objects need passages, and the
// number of passages is limited.
#pragma once

#include "rulings/museum/museum_arrange_aims.h"

#include <vector>

namespace cimaise::museum {

/// Passages that collections need. A group of n objects of one civilisation needs n − 1 passages
/// between objects of that civilisation. A collection of a domain with n civilisations needs n − 1
/// passages between objects of different civilisations. No passage counts for both.
class Passages {
public:
    Passages(const Problem& problem, const GalleryAim& aim);

    /// Minimum number of passages for a total of at least `points`; `tooMany` if that total is
    /// impossible.
    [[nodiscard]] int neededFor(int points) const;
    /// Highest total that the passages of the board allow.
    [[nodiscard]] int bound() const;
    /// Maximum number of passages between filled slots.
    [[nodiscard]] int available() const { return m_available; }

    static constexpr int tooMany = 10000;

private:
    int m_ceiling;
    std::vector<int> m_fewest; ///< by points below the ceiling: minimum number of passages
    int m_available = 0;
};

} // namespace cimaise::museum
