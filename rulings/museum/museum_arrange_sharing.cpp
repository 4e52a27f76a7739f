// Tries every region and every size for each collection, the largest size first.
#include "rulings/museum/museum_arrange_sharing.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

/// Sizes of the connected regions outside the Main Gallery.
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

} // namespace

Sharing::Sharing(const Problem& problem, const Counts& most, std::size_t filler)
    : m_problem(problem), m_most(most), m_room(regionsBeside(problem)),
      m_residents(m_room.size(), 0) {
    m_home.fill(nowhere);
    for (const Object& object : *problem.museum.objects) {
        ++m_ofBoth.at(static_cast<std::size_t>(object.civilisation))
              .at(static_cast<std::size_t>(object.domain));
    }
    const bool byDomain = filler >= civilisationCount;
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const bool isDomain = i >= civilisationCount;
        const bool crosses =
            byDomain != isDomain && (isDomain ? ofBoth(filler, i) : ofBoth(i, filler)) > 0;
        if (i != filler && !crosses && problem.pointsOf(i, most.at(i)) > 0) {
            m_collections.push_back(i);
        }
    }
    m_rest.assign(m_collections.size() + 1, 0);
    for (std::size_t i = m_collections.size(); i > 0; --i) {
        const std::size_t collection = m_collections[i - 1];
        m_rest[i - 1] = m_rest[i] + problem.pointsOf(collection, most.at(collection));
    }
}

int Sharing::largest() const { return m_room.empty() ? 0 : std::ranges::max(m_room); }

int Sharing::leastLost() {
    share(0, 0);
    return m_tries < mostTries ? m_rest.front() - m_best : 0;
}

void Sharing::share(std::size_t next, int points) {
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
            share(next + 1, points); // a collection without points needs no region
            return;
        }
        tryRegions(next, points + brings, count);
    }
}

void Sharing::tryRegions(std::size_t next, int points, int count) {
    const std::size_t collection = m_collections[next];
    for (std::size_t region = 0; region < m_room.size(); ++region) {
        const int slots = needed(collection, count, static_cast<int>(region));
        if (slots > m_room[region] || isLikeAnother(region)) {
            continue;
        }
        m_room[region] -= slots;
        ++m_residents[region];
        m_home[collection] = static_cast<int>(region);
        m_held[collection] = count;
        share(next + 1, points);
        m_held[collection] = 0;
        m_home[collection] = nowhere;
        --m_residents[region];
        m_room[region] += slots;
    }
}

/// True if the region and an earlier region of the same size are both unused.
bool Sharing::isLikeAnother(std::size_t region) const {
    for (std::size_t i = 0; i < region; ++i) {
        if (m_residents[region] == 0 && m_residents[i] == 0 && m_room[i] == m_room[region]) {
            return true;
        }
    }
    return false;
}

/// Number of slots that the collection needs in the region. For a domain, every civilisation in the
/// region provides one object; a civilisation elsewhere can provide only objects that are not
/// counted in its own collection.
int Sharing::needed(std::size_t collection, int count, int region) const {
    if (collection < civilisationCount) {
        return count;
    }
    int there = 0;
    int fromElsewhere = 0;
    for (std::size_t i = 0; i < civilisationCount; ++i) {
        if (ofBoth(i, collection) > 0 && m_home[i] == region) {
            ++there;
        } else if (ofBoth(i, collection) > 0 && m_problem.objectsOf[i] > m_held[i]) {
            ++fromElsewhere;
        }
    }
    const int more = std::max(count - there, 0);
    return more > fromElsewhere ? tooMany : more;
}

} // namespace cimaise::museum
