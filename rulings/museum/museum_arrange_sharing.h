// Upper bound for the other collections if one collection fills the Main Gallery: a collection
// without objects in the gallery must fit into one of the regions around the gallery.
#pragma once

#include "rulings/museum/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// Distributes the regions around the Main Gallery among the collections that need a region, and
/// finds the most points that these collections can score. Takes into account that an object counts
/// for a civilisation and a domain, but not the shape of a region.
class Sharing {
public:
    /// `filler` is the collection that fills the Main Gallery, `most` the maximum size of each
    /// collection.
    Sharing(const Problem& problem, const Counts& most, std::size_t filler);

    /// Size of the largest region.
    [[nodiscard]] int largest() const;

    /// Fewest points lost compared with every collection at its maximum size; 0 if there are too
    /// many cases to search.
    int leastLost();

private:
    void share(std::size_t next, int points);
    void tryRegions(std::size_t next, int points, int count);
    [[nodiscard]] bool isLikeAnother(std::size_t region) const;
    [[nodiscard]] int needed(std::size_t collection, int count, int region) const;
    [[nodiscard]] int ofBoth(std::size_t civilisation, std::size_t domain) const {
        return m_ofBoth.at(civilisation).at(domain - civilisationCount);
    }

    static constexpr int mostTries = 20000;
    static constexpr int tooMany = 1000;
    static constexpr int nowhere = -1;

    const Problem& m_problem;
    const Counts& m_most;
    std::vector<std::size_t> m_collections; ///< collections that need a region
    std::vector<int> m_room;                ///< by region: slots left
    std::vector<int> m_residents;           ///< by region: number of collections in the region
    std::vector<int> m_rest;                ///< maximum points of collections from this index on
    std::array<std::array<int, domainCount>, civilisationCount> m_ofBoth{}; ///< number of objects
    Counts m_home{}; ///< by collection: index of its region
    Counts m_held{}; ///< by collection: number of its objects in that region
    int m_best = -1;
    int m_tries = 0;
};

} // namespace cimaise::museum
