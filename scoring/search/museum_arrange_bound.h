// Tighter upper bound from the passages of the board: connected objects need passages, and a board
// has only so many.
#pragma once

#include "scoring/search/museum_arrange_aims.h"

#include <vector>

namespace cimaise::museum {

/// The passages that collections need. Objects of one civilisation that hang together need one
/// passage less than there are objects, between objects of that civilisation; a domain collection
/// one less than it has civilisations, between objects of different ones. No passage is both.
class Passages {
public:
    Passages(const Problem& problem, const Aim& aim);

    /// The fewest passages with which the total can be `points` or more; `tooMany` when it cannot.
    [[nodiscard]] int neededFor(int points) const;
    /// The highest total that the passages of the board allow.
    [[nodiscard]] int bound() const;
    /// The most passages that can lie between filled slots.
    [[nodiscard]] int available() const { return m_available; }

    static constexpr int tooMany = 10000;

private:
    int m_ceiling;
    std::vector<int> m_fewest; ///< by points lost from the ceiling: passages needed
    int m_available = 0;
};

} // namespace cimaise::museum
