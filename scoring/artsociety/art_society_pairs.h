// Pairs of adjacent paintings on a wall, and the pairs that are a faux pas (rulebook, "Faux Pas"):
// the check by a neighbour at the end of a round.
#pragma once

#include "positions/artsociety/art_society_layout.h"

namespace cimaise::artsociety {

/// Two adjacent paintings of a wall, as indices of its tiles.
struct Pair {
    std::size_t one = 0;
    std::size_t other = 0;
    bool isFauxPas = false; ///< true if both have the same type

    bool operator==(const Pair&) const = default;
};

/// Pairs of adjacent paintings: faux pas first, then ordered by type.
std::vector<Pair> touchingPairs(const Gallery& gallery);

} // namespace cimaise::artsociety
