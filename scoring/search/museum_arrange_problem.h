// Preprocessed problem of the best arrangement: the highest points that the objects of one museum
// could bring anywhere, and the lines that depend on their places.
#pragma once

#include "validators/museum/museum_tally.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace cimaise::museum {

/// Collections by number: the civilisations, then the domains.
inline constexpr std::size_t collectionCount = civilisationCount + domainCount;

/// How many objects, or in a domain civilisations, each collection holds or could hold.
using Counts = std::array<int, collectionCount>;

/// Objects that are worth the same in any place: where a collection can never bring points, it is
/// all the same which of them an object belongs to, and the kind has that of the first one.
struct Kind {
    std::int8_t civilisation = 0; ///< as in Civilisation
    std::int8_t domain = 0;       ///< as in Domain
    std::int8_t value = 0;        ///< 0: values do not matter here

    bool operator==(const Kind&) const = default;
    [[nodiscard]] std::size_t civilisationNumber() const {
        return static_cast<std::size_t>(civilisation);
    }
    [[nodiscard]] std::size_t domainNumber() const {
        return civilisationCount + static_cast<std::size_t>(domain);
    }
    [[nodiscard]] bool isOf(std::size_t collection) const {
        return collection == civilisationNumber() || collection == domainNumber();
    }
};

struct Problem {
    Problem(const Layout& entered, const Museum& one);
    Problem(const Problem&) = delete;
    Problem(Problem&&) = delete;
    Problem& operator=(const Problem&) = delete;
    Problem& operator=(Problem&&) = delete;
    ~Problem() = default;

    const Layout& layout;
    const Museum& museum;
    const Board& board;
    SlotBoard slots;
    CountingAnswers answers;
    std::vector<int> mainGallery; ///< its slots

    std::vector<Kind> kinds;
    std::vector<int> kindOf;    ///< by object
    std::vector<int> kindCount; ///< by kind
    Counts most{};              ///< what each collection could hold at most
    Counts objectsOf{};         ///< how many objects of each
    Counts experts{};
    std::array<std::uint32_t, domainCount> civilisationsOf{}; ///< of each domain, as bits

    int fixed = 0;            ///< points that no arrangement changes
    int withoutMain = 0;      ///< what the galleries pay when the Main Gallery has no collection
    int withMain = 0;         ///< and when it has one
    bool patronMoves = false; ///< whether the patron's pay depends on the places

    [[nodiscard]] int objectCount() const { return static_cast<int>(museum.objects->size()); }

    /// The points of a collection that holds `count`, its experts included.
    [[nodiscard]] int pointsOf(std::size_t collection, int count) const {
        return m_points[collection][static_cast<std::size_t>(count)];
    }
    /// Whether a collection can ever bring points.
    [[nodiscard]] bool matters(std::size_t collection) const {
        return m_points[collection][static_cast<std::size_t>(most[collection])] > 0 ||
               m_patronAsks[collection];
    }
    /// What the patron pays when the collections are as `counts`; where he asks for values, when
    /// `perfect` of them hold all.
    [[nodiscard]] int patronPays(const Counts& counts, int perfect) const {
        return patronMoves ? payFor(m_values ? perfect : countForPatron(counts)) : 0;
    }
    [[nodiscard]] bool asksForValues() const { return m_values; }
    /// The most that any arrangement brings in which no collection is larger than `counts`, without
    /// what the galleries pay.
    [[nodiscard]] int atMost(const Counts& counts) const;
    /// The same, but as if nothing had to be given up for what the patron pays most for.
    [[nodiscard]] int ceiling(const Counts& counts) const;

private:
    static constexpr std::size_t mostPaid = 16; ///< more than any patron asks for

    [[nodiscard]] int payFor(int count) const {
        return m_pay.at(std::min(static_cast<std::size_t>(count), mostPaid - 1));
    }
    [[nodiscard]] int pointsAt(const Counts& counts) const;
    [[nodiscard]] int patronAtMost(const Counts& counts) const;
    [[nodiscard]] int patronIfSmaller(const Counts& counts, int count) const;
    [[nodiscard]] int costBelow(const Counts& counts, std::size_t collection, int size) const;
    [[nodiscard]] std::vector<int> breakingCosts(const Counts& counts) const;
    [[nodiscard]] int sizeForPatron(std::size_t collection, int count) const {
        return count == 0 || !answers.patronExperts ? count : count + experts[collection];
    }
    [[nodiscard]] int largestForPatron(const Counts& counts, std::size_t from,
                                       std::size_t to) const;
    [[nodiscard]] bool countsForPatron(const Counts& counts, std::size_t collection) const;
    [[nodiscard]] int countForPatron(const Counts& counts) const;
    [[nodiscard]] int breakingCost(const Counts& counts, std::size_t collection) const;
    [[nodiscard]] Kind kindFor(const Object& object) const;
    [[nodiscard]] bool alike(const Kind& one, const Kind& other) const;
    void findKinds();
    void findMost();
    void findPay();
    void findPatronsPay();

    std::array<std::array<int, mostSlots + 1>, collectionCount> m_points{};
    std::array<bool, collectionCount> m_patronAsks{};
    Patron m_patron;                                     ///< whose pay depends on the places
    std::vector<std::size_t> m_asked;                    ///< of a Quadruple Collection
    bool m_values = false;                               ///< the patron asks for values
    std::array<int, mostPaid> m_pay{};                   ///< the patron's, by what he counts
    bool m_payFalls = false;                             ///< a higher count can pay less
    std::array<bool, collectionCount> m_canHoldValues{}; ///< the values 1 to 5, by number
};

} // namespace cimaise::museum
