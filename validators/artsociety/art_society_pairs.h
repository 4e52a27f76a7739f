// Pairs of adjacent paintings on a wall, and the pairs that are a faux pas (rulebook, "Faux Pas"):
// the check by a neighbour at the end of a round.
#pragma once

#include "validators/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// Two paintings of a wall that touch, by their index among its tiles.
struct Pair {
    std::size_t one = 0;
    std::size_t other = 0;
    bool offends = false; ///< they are of one type

    bool operator==(const Pair&) const = default;
};

/// The faux pas first, then type by type.
std::vector<Pair> touchingPairs(const Gallery& gallery);

} // namespace cimaise::artsociety
