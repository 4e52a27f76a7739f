// Aims of the search for an arrangement: one collection fills the Main Gallery, or none does. Each
// aim has its own upper bound, because a collection that fills the gallery leaves only the
// remaining slots to the other collections.
#pragma once

#include "rulings/museum/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// Value of Aim::filler for an aim without a filler.
inline constexpr std::size_t nobody = collectionCount;

struct GalleryAim {
    [[nodiscard]] bool hasFiller() const { return filler != nobody; }

    std::size_t filler = nobody; ///< the collection that fills the Main Gallery
    Counts most{};               ///< maximum size of each collection
    int galleryPoints = 0;       ///< points of the galleries
    int upperBound = 0;          ///< upper bound with every collection at its maximum size
    int bound = 0;               ///< upper bound of the total of every arrangement of this aim
};

/// All aims, highest bound first. Each arrangement has an aim, or is not better than one that has.
std::vector<GalleryAim> aimsOf(const Problem& problem);

} // namespace cimaise::museum
