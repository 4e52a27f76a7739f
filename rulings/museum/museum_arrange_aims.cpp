// Finds the collections that could fill the Main Gallery, and the slots left for the others.
#include "rulings/museum/museum_arrange_aims.h"

#include "rulings/museum/museum_arrange_bound.h"
#include "rulings/museum/museum_arrange_sharing.h"
#include "rulings/museum/museum_arrange_span.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

/// True if the collection has enough objects to fill the Main Gallery, which needs `span` objects
/// to be connected.
bool couldFill(const Problem& problem, std::size_t collection, int span) {
    const int needed = static_cast<int>(problem.mainGallery.size());
    const bool isDomain = collection >= civilisationCount;
    int holds = problem.most.at(collection);
    if (isDomain && !problem.answers.mainDistinct) {
        holds = problem.objectsOf.at(collection);
    }
    return needed > 0 && holds >= needed && problem.objectsOf.at(collection) >= span &&
           problem.most.at(collection) + problem.experts.at(collection) >= fewestInCollection;
}

void setBound(const Problem& problem, GalleryAim& aim) {
    aim.upperBound = problem.upperBound(aim.most) + aim.galleryPoints;
    aim.bound = std::min(problem.boundWithoutGalleries(aim.most) + aim.galleryPoints,
                         Passages{problem, aim}.bound());
}

/// Limits collections without objects in the Main Gallery to the other slots.
GalleryAim aimOf(const Problem& problem, std::size_t filler) {
    GalleryAim aim{.filler = filler, .most = problem.most, .galleryPoints = problem.withMain};
    const bool isDomain = filler >= civilisationCount;
    const int largest = Sharing{problem, aim.most, filler}.largest();
    for (std::size_t i = isDomain ? civilisationCount : 0;
         i < (isDomain ? collectionCount : civilisationCount); ++i) {
        if (i != filler) {
            aim.most.at(i) = std::min(aim.most.at(i), largest);
        }
    }
    setBound(problem, aim);
    aim.bound =
        std::min(aim.bound, aim.upperBound - Sharing{problem, aim.most, filler}.leastLost());
    return aim;
}

} // namespace

std::vector<GalleryAim> aimsOf(const Problem& problem) {
    std::vector<GalleryAim> aims{{.most = problem.most, .galleryPoints = problem.withoutMain}};
    setBound(problem, aims.front());
    const int span = spanOf(problem.slots, problem.mainGallery);
    for (std::size_t i = 0; problem.withMain > problem.withoutMain && i < collectionCount; ++i) {
        if (couldFill(problem, i, span)) {
            aims.push_back(aimOf(problem, i));
        }
    }
    std::ranges::stable_sort(aims, std::ranges::greater{}, &GalleryAim::bound);
    return aims;
}

} // namespace cimaise::museum
