// Complete search that proves an arrangement to be the best: goes through all arrangements slot by
// slot and leaves out only those that cannot beat the best one known.
#pragma once

#include "rulings/museum/museum_arrange_bound.h"
#include "rulings/museum/museum_arrange_table.h"

#include <functional>

namespace cimaise::museum {

/// Search on boards of up to 64 slots.
class CompleteSearch {
public:
    static constexpr int largestBoard = 64;

    /// `best` is the total to beat. `keep` receives each arrangement that seems better and returns
    /// the new total to beat. `isOver` is polled. The search stores up to 2 to the power of
    /// `memory` failed states.
    CompleteSearch(const Problem& problem, const GalleryAim& aim, int best,
                   std::function<int(const SlotKinds&)> keep, std::function<bool()> isOver,
                   unsigned memory);

    /// Returns true if the search is complete: nothing beats the best arrangement kept.
    bool run();
    [[nodiscard]] long visited() const { return m_visited; }

    /// Number of branches pruned for each reason.
    struct PruneCounts {
        long passages = 0;    ///< too few passages are left
        long collections = 0; ///< the collections cannot beat the best total
        long failures = 0;    ///< an equal state has failed before
        long images = 0;      ///< symmetric to another branch
    };
    [[nodiscard]] const PruneCounts& cuts() const { return m_cuts; }

private:
    using Set = BasicSlotSet<1>;

    static constexpr std::size_t mostGroups = 32;
    struct Group {
        Set slots;
        std::uint32_t civilisations = 0;
    };
    /// Groups of one collection placed so far.
    struct Part {
        std::array<Group, mostGroups> groups;
        std::size_t size = 0;
        int left = 0; ///< objects not yet placed
    };

    void order();
    void breakSymmetry();
    void visit(std::size_t position, int passages);
    void tryKind(std::size_t position, int passages, int number);
    [[nodiscard]] int join(std::size_t collection, int slot, int number);
    [[nodiscard]] bool canBeat(std::size_t position, int passages);
    [[nodiscard]] int couldHold(std::size_t collection, std::size_t position) const;
    struct Fingerprint {
        std::uint64_t first = 0x9E3779B97F4A7C15ULL;
        std::uint64_t second = 0xC2B2AE3D27D4EB4FULL;
        void add(std::uint64_t value) {
            first = (first ^ value) * 0xFF51AFD7ED558CCDULL;
            first ^= first >> 32U;
            second = (second ^ (value + 0x165667B19E3779F9ULL)) * 0xC4CEB9FE1A85EC53ULL;
            second ^= second >> 29U;
        }
    };
    struct Seen {
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        int passages = -1;
    };
    [[nodiscard]] Set decisiveIn(const Group& group, std::size_t collection) const;
    [[nodiscard]] Fingerprint fingerprint(std::size_t position) const;
    [[nodiscard]] bool mayLie(int number, int slot);
    [[nodiscard]] bool wasSeen(std::size_t position, int passages);

    const Problem& m_problem;
    const GalleryAim& m_aim;
    Passages m_passages;
    Set m_main;         ///< Main Gallery, if the aim is to fill it
    Set m_decisiveMain; ///< slots of the Main Gallery, if filling it changes the points
    std::function<int(const SlotKinds&)> m_keep;
    std::function<bool()> m_isOver;
    int m_best;
    int m_needed = 0; ///< minimum number of passages to beat the best total
    bool m_over = false;
    long m_visited = 0;
    PruneCounts m_cuts;

    std::vector<int> m_order;      ///< order in which the slots are filled
    std::vector<Set> m_neighbours; ///< by slot
    std::vector<Set> m_before;     ///< by position: slots filled before this position
    std::vector<Set> m_edge;       ///< by position: filled slots with an empty neighbour
    std::vector<std::vector<int>> m_passagesAhead; ///< most passages, by position and objects left
    std::vector<int> m_left; ///< by kind: objects not yet placed; last: empty slots
    int m_objectsLeft = 0;
    int m_onlyKind = -2; ///< kind with a single object, allowed in m_onlyWhere only
    Set m_onlyWhere;
    SlotKinds m_arranged;
    std::array<Part, collectionCount> m_parts{};
    std::vector<std::size_t> m_watched; ///< collections that can score
    std::array<std::array<int, civilisationCount>, domainCount>
        m_leftOf{};           ///< by domain and civilisation
    std::vector<Seen> m_seen; ///< failed states, as far as memory allows
};

} // namespace cimaise::museum
