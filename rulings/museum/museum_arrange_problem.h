// Preprocessed input of the search for the best arrangement: the highest points that the objects of
// one museum can score in any slots, and the score lines that depend on the slots.
#pragma once

#include "scoring/museum/museum_tally.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace cimaise::museum {

/// Number of collections, indexed by civilisation, then by domain.
inline constexpr std::size_t collectionCount = civilisationCount + domainCount;

/// Size of each collection: the number of objects, for a domain the number of civilisations.
using Counts = std::array<int, collectionCount>;

/// Set of interchangeable objects. A property that cannot affect the score is ignored; the kind
/// then has this property of its first object.
struct Kind {
    std::int8_t civilisation = 0; ///< as in Civilisation
    std::int8_t domain = 0;       ///< as in Domain
    std::int8_t value = 0;        ///< 0 if values do not matter

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
    std::vector<int> mainGallery; ///< slots

    std::vector<Kind> kinds;
    std::vector<int> kindOf;    ///< by object
    std::vector<int> kindCount; ///< by kind
    Counts most{};              ///< maximum of each collection
    Counts objectsOf{};         ///< number of objects of each collection
    Counts experts{};
    std::array<std::uint32_t, domainCount> civilisationsOf{}; ///< by domain, as bits

    int fixed = 0;            ///< points that no arrangement changes
    int withoutMain = 0;      ///< points of the galleries without a collection in the Main Gallery
    int withMain = 0;         ///< points of the galleries with a collection in the Main Gallery
    bool patronMoves = false; ///< the patron's points depend on the arrangement

    [[nodiscard]] int objectCount() const { return static_cast<int>(museum.objects->size()); }

    /// Points of a collection of `count` objects, plus its experts.
    [[nodiscard]] int pointsOf(std::size_t collection, int count) const {
        return m_points[collection][static_cast<std::size_t>(count)];
    }
    /// True if a collection can score.
    [[nodiscard]] bool matters(std::size_t collection) const {
        return m_points[collection][static_cast<std::size_t>(most[collection])] > 0 ||
               m_patronAsks[collection];
    }
    /// Patron's points for collections of sizes `counts` or, if the patron requires values, for
    /// `perfect` collections with all values.
    [[nodiscard]] int patronPays(const Counts& counts, int perfect) const {
        return patronMoves ? payFor(m_values ? perfect : countForPatron(counts)) : 0;
    }
    [[nodiscard]] bool asksForValues() const { return m_values; }
    /// Upper bound of an arrangement whose collections are no larger than `counts`, without the
    /// points of the galleries.
    [[nodiscard]] int boundWithoutGalleries(const Counts& counts) const;
    /// Looser upper bound: assumes that the patron's best payment costs no points elsewhere.
    [[nodiscard]] int upperBound(const Counts& counts) const;

private:
    static constexpr std::size_t mostPaid = 16; ///< higher than any patron's count

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
    Patron m_patron;                                     ///< patron affected by the arrangement
    std::vector<std::size_t> m_asked;                    ///< collections that a Quadruple requires
    bool m_values = false;                               ///< true if the patron requires values
    std::array<int, mostPaid> m_pay{};                   ///< patron's points by count
    bool m_payFalls = false;                             ///< true if a higher count can pay less
    std::array<bool, collectionCount> m_canHoldValues{}; ///< all values from 1 to 5
};

} // namespace cimaise::museum
