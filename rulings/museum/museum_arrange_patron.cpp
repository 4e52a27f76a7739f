// Upper bound of the patron's points for an arrangement, independent of where the objects are.
#include "rulings/museum/museum_arrange_problem.h"

#include <algorithm>
#include <numeric>

namespace cimaise::museum {

namespace {

constexpr int fountainSize = 5;        ///< of domain collections for Fountain of Knowledge
constexpr int glimpseCivilisation = 7; ///< civilisation of A Glimpse of the Past
constexpr int glimpseDomain = 6;

std::size_t collectionNumber(const CollectionKind& kind) {
    const auto* const civilisation = std::get_if<Civilisation>(&kind);
    return civilisation != nullptr
               ? static_cast<std::size_t>(*civilisation)
               : civilisationCount + static_cast<std::size_t>(std::get<Domain>(kind));
}

} // namespace

void Problem::findPatronsPay() {
    for (const CollectionKind& kind : m_patron.collections) {
        m_asked.push_back(collectionNumber(kind));
        m_patronAsks.at(m_asked.back()) = true;
    }
    if (m_patron.kind == PatronKind::legacy) {
        m_patronAsks.at(static_cast<std::size_t>(*m_patron.civilisation)) = true;
    }
    for (std::size_t count = 0; count < mostPaid; ++count) {
        m_pay.at(count) = patronPay(m_patron, static_cast<int>(count)).points;
    }
    m_payFalls = !std::ranges::is_sorted(m_pay);
}

int Problem::largestForPatron(const Counts& counts, std::size_t from, std::size_t to) const {
    int largest = 0;
    for (std::size_t i = from; i < to; ++i) {
        largest = std::max(largest, sizeForPatron(i, counts[i]));
    }
    return largest;
}

bool Problem::countsForPatron(const Counts& counts, std::size_t collection) const {
    switch (m_patron.kind) {
    case PatronKind::quadruple:
        return sizeForPatron(collection, counts[collection]) >= fewestInCollection;
    case PatronKind::fountain:
        return collection >= civilisationCount &&
               sizeForPatron(collection, counts[collection]) >= fountainSize;
    case PatronKind::perfect:
        return m_canHoldValues[collection] && counts[collection] >= highestValue;
    default:
        return false;
    }
}

int Problem::countForPatron(const Counts& counts) const {
    int count = 0;
    switch (m_patron.kind) {
    case PatronKind::quadruple:
        for (const std::size_t i : m_asked) {
            count += countsForPatron(counts, i) ? 1 : 0;
        }
        return count;
    case PatronKind::legacy: {
        const auto civilisation = static_cast<std::size_t>(*m_patron.civilisation);
        return sizeForPatron(civilisation, counts[civilisation]);
    }
    case PatronKind::glimpse:
        return largestForPatron(counts, 0, civilisationCount) >= glimpseCivilisation &&
                       largestForPatron(counts, civilisationCount, collectionCount) >= glimpseDomain
                   ? 1
                   : 0;
    default:
        for (std::size_t i = 0; i < collectionCount; ++i) {
            count += countsForPatron(counts, i) ? 1 : 0;
        }
        return count;
    }
}

/// Points lost by reducing the collection below `size` as counted by the patron.
int Problem::costBelow(const Counts& counts, std::size_t collection, int size) const {
    int count = counts[collection];
    while (count > 0 && sizeForPatron(collection, count) >= size) {
        --count;
    }
    return pointsOf(collection, counts[collection]) - pointsOf(collection, count);
}

/// Minimum points lost by making a collection that the patron counts at `counts` not count.
int Problem::breakingCost(const Counts& counts, std::size_t collection) const {
    const int count = counts[collection];
    switch (m_patron.kind) {
    case PatronKind::quadruple:
        return costBelow(counts, collection, fewestInCollection);
    case PatronKind::fountain:
        return costBelow(counts, collection, fountainSize);
    default: {
        // a connected collection of all objects of a civilisation has all their values
        const bool whole = collection < civilisationCount && count == objectsOf[collection];
        return whole ? pointsOf(collection, count) - pointsOf(collection, count - 1) : 0;
    }
    }
}

/// Minimum points lost for each collection that the patron counts at `counts`.
std::vector<int> Problem::breakingCosts(const Counts& counts) const {
    std::vector<int> costs;
    for (std::size_t i = 0; i < collectionCount; ++i) {
        const auto asked = m_patron.kind == PatronKind::quadruple ? std::ranges::count(m_asked, i)
                                                                  : std::ptrdiff_t{1};
        if (asked > 0 && countsForPatron(counts, i)) {
            costs.push_back(breakingCost(counts, i));
            costs.resize(costs.size() + static_cast<std::size_t>(asked - 1), 0); // repeated
                                                                                 // requests
        }
    }
    return costs;
}

/// Upper bound of the patron's points if the patron counts only `count`, minus the points lost
/// elsewhere.
int Problem::patronIfSmaller(const Counts& counts, int count) const {
    if (m_patron.kind == PatronKind::legacy) {
        const auto civilisation = static_cast<std::size_t>(*m_patron.civilisation);
        return payFor(count) - costBelow(counts, civilisation, count + 1);
    }
    std::vector<int> costs = breakingCosts(counts);
    std::ranges::sort(costs);
    const auto fewer =
        std::max(static_cast<std::ptrdiff_t>(costs.size()) - count, std::ptrdiff_t{0});
    return payFor(count) - std::accumulate(costs.begin(), costs.begin() + fewer, 0);
}

/// Upper bound of the patron's points if no collection is larger than `counts`. If the card pays
/// less for a higher count, also considers smaller collections.
int Problem::patronAtMost(const Counts& counts) const {
    if (!patronMoves) {
        return 0;
    }
    const int count = countForPatron(counts);
    int points = payFor(count);
    for (int fewer = count - 1; m_payFalls && fewer >= 0; --fewer) {
        points = std::max(points, patronIfSmaller(counts, fewer));
    }
    return points;
}

} // namespace cimaise::museum
