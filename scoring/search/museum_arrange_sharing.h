// Upper bound for the other collections when the Main Gallery is filled: a collection without
// objects in it must fit into one of the regions beside it.
#pragma once

#include "scoring/search/museum_arrange_problem.h"

#include <vector>

namespace cimaise::museum {

/// Shares the regions beside the Main Gallery among the collections that need one: the most points
/// they can have. That an object serves a civilisation and a domain at once is taken into account,
/// the shape of a region is not.
class Sharing {
public:
    /// `filler` fills the Main Gallery, `most` is what each collection can hold at most.
    Sharing(const Problem& problem, const Counts& most, std::size_t filler);

    /// The size of the largest region.
    [[nodiscard]] int largest() const;

    /// Points given up, compared with each collection at its most; 0 when it is too much to look
    /// through.
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
    std::vector<std::size_t> m_collections; ///< those that need a region
    std::vector<int> m_room;                ///< by region: slots left
    std::vector<int> m_residents;           ///< by region: collections that lie there
    std::vector<int> m_rest;                ///< points of those from here on, each at its most
    std::array<std::array<int, domainCount>, civilisationCount> m_ofBoth{}; ///< objects
    Counts m_home{}; ///< the region; by collection
    Counts m_held{}; ///< how many lie there
    int m_best = -1;
    int m_tries = 0;
};

} // namespace cimaise::museum
