// Objects of one museum on the slots of its board during the search, with the size of every
// collection kept up to date.
#pragma once

#include "rulings/museum/museum_arrange_problem.h"

#include <algorithm>
#include <bit>

namespace cimaise::museum {

inline constexpr int noKind = -1; ///< an empty slot

/// Kind in each slot.
using SlotKinds = std::vector<int>;

/// `Set` is a set type with room for all slots of the board.
template <class Set> class Table {
public:
    explicit Table(const Problem& problem) : m_problem(problem) {
        const auto size = static_cast<std::size_t>(problem.slots.size());
        m_neighbours.resize(size);
        for (int slot = 0; slot < problem.slots.size(); ++slot) {
            problem.slots.neighbours(slot).forEach(
                [&](int other) { m_neighbours[static_cast<std::size_t>(slot)].insert(other); });
        }
        for (const int slot : problem.mainGallery) {
            m_main.insert(slot);
        }
        for (std::size_t i = 0; i < collectionCount; ++i) {
            m_matters.at(i) = problem.matters(i);
        }
        m_kindAt.assign(size, noKind);
        m_bitAt.assign(size, 0);
    }

    void set(const SlotKinds& arranged) {
        m_members = {};
        m_filled = {};
        m_now = {};
        m_now.points = m_problem.fixed;
        for (std::size_t slot = 0; slot < arranged.size(); ++slot) {
            place(static_cast<int>(slot), arranged[slot]);
        }
        for (std::size_t i = 0; i < collectionCount; ++i) {
            if (m_matters[i]) {
                m_now.points += m_problem.pointsOf(i, 0);
                m_now.distance += 2 * m_problem.most[i];
                count(i);
            }
        }
        add();
    }

    /// Exchanges the contents of two slots.
    void exchange(int one, int other) {
        m_before = m_now;
        swap(one, other);
        countKind(at(one));
        countKind(at(other));
        add();
    }

    /// Undoes the last exchange.
    void takeBack(int one, int other) {
        swap(one, other);
        m_now = m_before;
    }

    [[nodiscard]] int at(int slot) const { return m_kindAt[static_cast<std::size_t>(slot)]; }
    [[nodiscard]] const SlotKinds& arranged() const { return m_kindAt; }
    [[nodiscard]] const Set& neighbours(int slot) const {
        return m_neighbours[static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] const Set& filled() const { return m_filled; }
    [[nodiscard]] const Set& members(std::size_t collection) const { return m_members[collection]; }
    [[nodiscard]] bool matters(std::size_t collection) const { return m_matters[collection]; }
    /// Total; too high in rare cases, if a collection has two groups of equal size. Check with the
    /// tally before keeping an arrangement.
    [[nodiscard]] int total() const { return m_now.total; }
    /// Sum of the differences of the collections from their maximum sizes; 0 if all are complete.
    [[nodiscard]] int distance() const { return m_now.distance; }

private:
    [[nodiscard]] const Kind& kind(int number) const {
        return m_problem.kinds[static_cast<std::size_t>(number)];
    }

    void place(int slot, int number) {
        m_kindAt[static_cast<std::size_t>(slot)] = number;
        if (number != noKind) {
            m_filled.insert(slot);
            m_members[kind(number).civilisationNumber()].insert(slot);
            m_members[kind(number).domainNumber()].insert(slot);
            m_bitAt[static_cast<std::size_t>(slot)] =
                std::uint32_t{1} << static_cast<unsigned>(kind(number).civilisation);
        }
    }
    void swap(int one, int other) {
        const int kind = at(one);
        const int otherKind = at(other);
        take(one, kind);
        take(other, otherKind);
        place(one, otherKind);
        place(other, kind);
    }
    void take(int slot, int number) {
        if (number != noKind) {
            m_filled.erase(slot);
            m_members[kind(number).civilisationNumber()].erase(slot);
            m_members[kind(number).domainNumber()].erase(slot);
        }
    }

    [[nodiscard]] Set regionOf(int start, const Set& members) const {
        Set region;
        Set edge;
        edge.insert(start);
        while (!edge.empty()) {
            region |= edge;
            Set next;
            edge.forEach([&](int slot) { next |= neighbours(slot); });
            edge = (next & members) - region;
        }
        return region;
    }

    void countKind(int number) {
        if (number == noKind) {
            return;
        }
        for (const std::size_t collection :
             {kind(number).civilisationNumber(), kind(number).domainNumber()}) {
            if (m_matters[collection]) {
                count(collection);
            }
        }
    }

    void count(std::size_t collection) {
        int best = 0;
        int groups = 0;
        Set left = m_members[collection];
        while (!left.empty()) {
            const Set region = regionOf(left.first(), left);
            left -= region;
            ++groups;
            best = std::max(best, collection < civilisationCount ? region.size()
                                                                 : distinctIn(region, best));
        }
        int& counted = m_now.counts[collection];
        int& grouped = m_now.groups[collection];
        m_now.points +=
            m_problem.pointsOf(collection, best) - m_problem.pointsOf(collection, counted);
        m_now.distance += 2 * (counted - best);
        if (collection < civilisationCount) {
            m_now.distance += groups - grouped;
        }
        counted = best;
        grouped = groups;
    }

    [[nodiscard]] std::uint32_t bitAt(int slot) const {
        return m_bitAt[static_cast<std::size_t>(slot)];
    }
    [[nodiscard]] std::uint32_t bitsIn(const Set& set) const {
        std::uint32_t bits = 0;
        set.forEach([&](int slot) { bits |= bitAt(slot); });
        return bits;
    }

    /// Number of civilisations that count in a group; if not above `best`, any number up to `best`.
    [[nodiscard]] int distinctIn(const Set& region, int best) const {
        const int all = std::popcount(bitsIn(region));
        if (m_problem.answers.duplicatesJoin || all <= best || all == region.size()) {
            return all;
        }
        Set left = region;
        while (!left.empty() && best < all) {
            const int start = left.first();
            Set set;
            set.insert(start);
            left.erase(start);
            grow(set, bitAt(start), left, best);
        }
        return best;
    }

    /// Raises `best` to the largest connected set of distinct civilisations that contains `set`.
    void grow(const Set& set, std::uint32_t used, Set left, int& best) const {
        best = std::max(best, set.size());
        Set around;
        set.forEach([&](int slot) { around |= neighbours(slot); });
        around &= left;
        while (!around.empty() && std::popcount(used | bitsIn(left)) > best) {
            const int slot = around.first();
            around.erase(slot);
            left.erase(slot);
            if ((used & bitAt(slot)) == 0) {
                Set larger = set;
                larger.insert(slot);
                grow(larger, used | bitAt(slot), left, best);
            }
        }
    }

    void add() {
        m_now.total =
            m_now.points + (isMainOneCollection() ? m_problem.withMain : m_problem.withoutMain);
        if (m_problem.patronMoves) {
            m_now.total += m_problem.patronPays(m_now.counts, perfectCollections());
        }
    }

    [[nodiscard]] bool isMainOneCollection() const {
        if (m_problem.withMain == m_problem.withoutMain || m_main.empty() ||
            !m_filled.includes(m_main)) {
            return false;
        }
        const Kind& first = kind(at(m_main.first()));
        return fillsMain(first.civilisationNumber()) || fillsMain(first.domainNumber());
    }

    [[nodiscard]] bool fillsMain(std::size_t collection) const {
        if (!m_matters[collection] || !m_members[collection].includes(m_main) ||
            m_now.counts[collection] + m_problem.experts[collection] < fewestInCollection) {
            return false;
        }
        const Set region = regionOf(m_main.first(), m_members[collection]);
        if (!region.includes(m_main)) {
            return false;
        }
        if (collection < civilisationCount) {
            return region.size() == m_now.counts[collection];
        }
        // if the counted objects must be connected, the same collection may also exist outside the
        // gallery; a lower bonus for a filled gallery must not make the bound too low
        if (!m_problem.answers.duplicatesJoin && m_problem.withMain < m_problem.withoutMain) {
            return false;
        }
        return distinctIn(region, 0) == m_now.counts[collection] &&
               (!m_problem.answers.mainDistinct || std::popcount(bitsIn(m_main)) == m_main.size());
    }

    [[nodiscard]] int perfectCollections() const {
        int perfect = 0;
        for (std::size_t i = 0; m_problem.asksForValues() && i < collectionCount; ++i) {
            if (m_matters[i] && m_now.counts[i] >= highestValue) {
                perfect += isPerfect(i) ? 1 : 0;
            }
        }
        return perfect;
    }

    [[nodiscard]] bool isPerfect(std::size_t collection) const {
        Set left = m_members[collection];
        while (!left.empty()) {
            const Set region = regionOf(left.first(), left);
            left -= region;
            if (collection < civilisationCount) {
                std::uint32_t values = 0;
                region.forEach([&](int slot) {
                    values |= std::uint32_t{1} << static_cast<unsigned>(kind(at(slot)).value);
                });
                if (region.size() == m_now.counts[collection] && values == allValues) {
                    return true;
                }
            } else if (std::popcount(bitsIn(region)) >= m_now.counts[collection] &&
                       canAssign(region, highestValue, 0)) {
                return true;
            }
        }
        return false;
    }

    /// True if objects of different civilisations can provide all values up to `value`.
    [[nodiscard]] bool canAssign(const Set& region, int value, std::uint32_t used) const {
        bool found = value == 0;
        region.forEach([&](int slot) {
            if (!found && kind(at(slot)).value == value && (used & bitAt(slot)) == 0) {
                found = canAssign(region, value - 1, used | bitAt(slot));
            }
        });
        return found;
    }

    static constexpr std::uint32_t allValues = 0b111110;

    const Problem& m_problem;
    std::vector<Set> m_neighbours;
    Set m_main;
    Set m_filled;
    SlotKinds m_kindAt;
    std::vector<std::uint32_t> m_bitAt; ///< by slot: bit of the object's civilisation
    std::array<Set, collectionCount> m_members{};
    std::array<bool, collectionCount> m_matters{};

    /// Totals computed from the arrangement.
    struct Standing {
        int points = 0; ///< without galleries and patron
        int total = 0;
        int distance = 0;
        Counts counts{};
        Counts groups{};
    };
    Standing m_now;
    Standing m_before;
};

} // namespace cimaise::museum
