// Finds who could fill the Main Gallery, and what would be left for the others.
#include "scoring/search/museum_arrange_aims.h"

#include "scoring/search/museum_arrange_bound.h"
#include "scoring/search/museum_arrange_span.h"

#include <algorithm>
#include <numeric>

namespace cimaise::museum {

namespace {

/// Whether the collection has objects enough for the Main Gallery, which takes `span` objects to
/// hang together.
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

/// The sizes of the regions beside the Main Gallery.
std::vector<int> regionsBeside(const Problem& problem) {
    SlotSet left;
    for (int slot = 0; slot < problem.slots.size(); ++slot) {
        left.insert(slot);
    }
    for (const int slot : problem.mainGallery) {
        left.erase(slot);
    }
    std::vector<int> sizes;
    while (!left.empty()) {
        const SlotSet region = problem.slots.regionOf(left.first(), left);
        sizes.push_back(region.size());
        left -= region;
    }
    return sizes;
}

/// Shares regions among collections that each need one region: the most points they can have.
class Sharing {
public:
    Sharing(const Problem& problem, const Counts& most, std::vector<std::size_t> collections,
            std::vector<int> room)
        : m_problem(problem), m_most(most), m_collections(std::move(collections)),
          m_room(std::move(room)), m_rest(m_collections.size() + 1, 0) {
        for (std::size_t i = m_collections.size(); i > 0; --i) {
            const std::size_t collection = m_collections[i - 1];
            m_rest[i - 1] = m_rest[i] + problem.pointsOf(collection, most[collection]);
        }
    }

    /// Points given up, compared with each at its most; 0 when it is too much to look through.
    int leastLost() {
        share(0, 0);
        return m_tries < mostTries ? m_rest.front() - m_best : 0;
    }

private:
    void share(std::size_t next, int points) {
        if (++m_tries >= mostTries || points + m_rest[next] <= m_best) {
            return;
        }
        if (next == m_collections.size()) {
            m_best = points;
            return;
        }
        const std::size_t collection = m_collections[next];
        for (int count = m_most[collection]; count >= 0; --count) {
            const int brings = m_problem.pointsOf(collection, count);
            if (brings == 0) {
                share(next + 1, points); // it may lie anywhere
                return;
            }
            tryRegions(next, points + brings, count);
        }
    }

    void tryRegions(std::size_t next, int points, int count) {
        for (std::size_t i = 0; i < m_room.size(); ++i) {
            const bool same =
                std::find(m_room.begin(), m_room.begin() + static_cast<std::ptrdiff_t>(i),
                          m_room[i]) != m_room.begin() + static_cast<std::ptrdiff_t>(i);
            if (m_room[i] >= count && !same) {
                m_room[i] -= count;
                share(next + 1, points);
                m_room[i] += count;
            }
        }
    }

    static constexpr int mostTries = 20000;

    const Problem& m_problem;
    const Counts& m_most;
    std::vector<std::size_t> m_collections;
    std::vector<int> m_room;
    std::vector<int> m_rest; ///< points of those from here on, each at its most
    int m_best = -1;
    int m_tries = 0;
};

void setBound(const Problem& problem, Aim& aim) {
    aim.ceiling = problem.ceiling(aim.most) + aim.pays;
    aim.bound = std::min(problem.atMost(aim.most) + aim.pays, Passages{problem, aim}.bound());
}

/// A collection of the filler's kind that is not the filler can only lie beside the Main Gallery.
Aim aimOf(const Problem& problem, std::size_t filler, const std::vector<int>& beside) {
    Aim aim{.filler = filler, .most = problem.most, .pays = problem.withMain};
    const bool isDomain = filler >= civilisationCount;
    const std::size_t from = isDomain ? civilisationCount : 0;
    const std::size_t to = isDomain ? collectionCount : civilisationCount;
    const int largest = beside.empty() ? 0 : std::ranges::max(beside);
    std::vector<std::size_t> others;
    for (std::size_t i = from; i < to; ++i) {
        if (i != filler && problem.most.at(i) > 0) {
            aim.most.at(i) = std::min(aim.most.at(i), largest);
            others.push_back(i);
        }
    }
    setBound(problem, aim);
    aim.bound =
        std::min(aim.bound, aim.ceiling - Sharing{problem, aim.most, others, beside}.leastLost());
    return aim;
}

} // namespace

std::vector<Aim> aimsOf(const Problem& problem) {
    std::vector<Aim> aims{
        {.filler = std::nullopt, .most = problem.most, .pays = problem.withoutMain}};
    setBound(problem, aims.front());
    const std::vector<int> beside = regionsBeside(problem);
    const int span = spanOf(problem.slots, problem.mainGallery);
    for (std::size_t i = 0; problem.withMain > problem.withoutMain && i < collectionCount; ++i) {
        if (couldFill(problem, i, span)) {
            aims.push_back(aimOf(problem, i, beside));
        }
    }
    std::ranges::stable_sort(aims, std::ranges::greater{}, &Aim::bound);
    return aims;
}

} // namespace cimaise::museum
