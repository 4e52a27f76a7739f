// Aims of an arrangement: one collection in the Main Gallery, or none. Each aim has a bound of its
// own, because a collection that fills the gallery leaves the others only the remaining slots.
#pragma once

#include "scoring/search/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// No collection.
inline constexpr std::size_t nobody = collectionCount;

struct Aim {
    [[nodiscard]] bool hasFiller() const { return filler != nobody; }

    std::size_t filler = nobody; ///< the collection that fills the Main Gallery
    Counts most{};               ///< what each collection can hold at most
    int pays = 0;                ///< for the galleries
    int ceiling = 0;             ///< with each collection at its most
    int bound = 0;               ///< no arrangement of this aim brings more
};

/// Every aim, the highest bound first. Each arrangement is one of some aim, or brings no more than
/// one of the aim without a filler.
std::vector<Aim> aimsOf(const Problem& problem);

} // namespace cimaise::museum
