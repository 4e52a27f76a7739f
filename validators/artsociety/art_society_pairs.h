// What a neighbour checks at the end of a round: which paintings of a wall touch, and which of them
// commit a faux pas (rulebook, "Faux Pas").
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
