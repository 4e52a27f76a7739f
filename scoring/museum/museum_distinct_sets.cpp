// Enumerates the adjacent sets of objects, which is fast for the objects of a real game. A
// malicious board can have millions of sets; for such a board the largest set is computed by choice
// of civilisations (see Entrances).
#include "scoring/museum/museum_distinct_sets.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace cimaise::museum {

namespace {

/// Limit of sets examined for the values 1 to 5 once the largest size is known; a board that
/// exceeds the limit counts as having none.
constexpr int patienceForValues = 10'000;

/// Enumerates the adjacent sets of one group whose civilisations are all different.
class AnnealingWalk {
public:
    AnnealingWalk(const SlottedObjects& slotted, const CountingAnswers& answers,
                  CollectionRequirements wanted, int patience, int largest = 0)
        : m_slotted(slotted), m_answers(answers), m_wanted(wanted), m_patience(patience),
          m_largest(largest) {}

    void visit(const SlotSet& group) {
        m_group = group;
        SlotSet left = group;
        while (!left.empty()) {
            const int start = left.first();
            SlotSet set;
            set.insert(start);
            left.erase(start);
            grow(set, bitOf(m_slotted, start), left);
        }
    }

    /// First largest set that meets the requirements.
    [[nodiscard]] const std::optional<Collection>& found() const { return m_found; }
    [[nodiscard]] bool isExhausted() const { return m_patience < 0; }

private:
    /// Extends `set` by slots of `left`; each adjacent slot is either added or excluded for good.
    void grow(const SlotSet& set, CivilisationBits used, SlotSet left) {
        SlotSet around;
        set.forEach([&](int slot) { around |= m_slotted.slots->neighbours(slot); });
        around &= left;
        while (!around.empty()) {
            const int most = std::popcount(used | bitsIn(m_slotted, left));
            if (most < m_largest || (most == m_largest && m_found) || --m_patience < 0) {
                return;
            }
            const int slot = around.first();
            around.erase(slot);
            left.erase(slot);
            if ((used & bitOf(m_slotted, slot)) == 0) {
                SlotSet larger = set;
                larger.insert(slot);
                grow(larger, used | bitOf(m_slotted, slot), left);
            }
        }
        keep(set);
    }

    void keep(const SlotSet& set) {
        if (set.size() > m_largest) {
            m_largest = set.size();
            m_found.reset();
        }
        if (set.size() == m_largest && !m_found && does(set)) {
            m_found = Collection{.group = m_group, .counted = set, .objects = set.size()};
        }
    }

    [[nodiscard]] bool does(const SlotSet& set) const {
        const SlotSet& within = m_answers.mainDistinct ? set : m_group;
        return (!m_wanted.fillsMain ||
                (m_slotted.isMainFilled() && within.includes(m_slotted.mainGallery))) &&
               (!m_wanted.allValues || holdsAllValues(m_slotted, set));
    }

    const SlottedObjects& m_slotted;
    const CountingAnswers& m_answers;
    CollectionRequirements m_wanted;
    int m_patience;
    SlotSet m_group;
    int m_largest;
    std::optional<Collection> m_found;
};

/// Slots that belong to a connected set with one object of each civilisation, for every choice of
/// civilisations. Two sets without a common civilisation have no common slot; if they are adjacent
/// they form one larger set.
class Entrances {
public:
    Entrances(const SlottedObjects& slotted, const SlotSet& members) : m_slotted(slotted) {
        for (std::size_t i = 0; i < civilisationCount; ++i) {
            const SlotSet slots = members & slotted.ofCivilisation.at(i);
            if (!slots.empty()) {
                m_bits.push_back(CivilisationBits{1} << i);
                m_slots.push_back(slots);
            }
        }
        m_at.resize(std::size_t{1} << m_slots.size());
        m_beside.resize(m_at.size());
        for (std::size_t choice = 1; choice < m_at.size(); ++choice) {
            enter(choice);
        }
    }

    [[nodiscard]] int largest() const {
        int most = 0;
        for (std::size_t choice = 1; choice < m_at.size(); ++choice) {
            most = m_at[choice].empty() ? most : std::max(most, std::popcount(choice));
        }
        return most;
    }

    /// Set of that size that includes the civilisations of `needed`.
    [[nodiscard]] std::optional<SlotSet> setOf(int size, CivilisationBits needed) const {
        for (std::size_t choice = 1; choice < m_at.size(); ++choice) {
            if (std::popcount(choice) == size && !m_at[choice].empty() &&
                (needed & ~civilisationsOf(choice)) == 0) {
                SlotSet set;
                collect(choice, m_at[choice].first(), set);
                return set;
            }
        }
        return std::nullopt;
    }

private:
    void enter(std::size_t choice) {
        SlotSet& at = m_at[choice];
        if (std::has_single_bit(choice)) {
            at = m_slots[static_cast<std::size_t>(std::countr_zero(choice))];
        }
        for (std::size_t part = (choice - 1) & choice; part != 0; part = (part - 1) & choice) {
            at |= m_at[choice ^ part] & m_beside[part];
        }
        at.forEach([&](int slot) { m_beside[choice] |= m_slotted.slots->neighbours(slot); });
    }

    [[nodiscard]] CivilisationBits civilisationsOf(std::size_t choice) const {
        CivilisationBits bits = 0;
        for (std::size_t i = 0; i < m_bits.size(); ++i) {
            bits |= ((choice >> i) & 1U) != 0 ? m_bits[i] : 0;
        }
        return bits;
    }

    /// Adds the slots of a set of `choice` that includes `slot`.
    void collect(std::size_t choice, int slot, SlotSet& set) const {
        for (std::size_t part = (choice - 1) & choice; part != 0; part = (part - 1) & choice) {
            if (m_at[choice ^ part].contains(slot) && m_beside[part].contains(slot)) {
                collect(choice ^ part, slot, set);
                collect(part, (m_at[part] & m_slotted.slots->neighbours(slot)).first(), set);
                return;
            }
        }
        set.insert(slot);
    }

    const SlottedObjects& m_slotted;
    std::vector<CivilisationBits> m_bits; ///< civilisations present
    std::vector<SlotSet> m_slots;         ///< by civilisation present: its slots
    std::vector<SlotSet> m_at;            ///< by choice, a bit per civilisation: slots of its sets
    std::vector<SlotSet> m_beside;        ///< by choice: neighbours of these slots
};

/// Set of that size in the group, if any set meets the requirements for the Main Gallery.
std::optional<SlotSet> largestIn(const SlottedObjects& slotted, const SlotSet& group,
                                 const CountingAnswers& answers, CollectionRequirements wanted,
                                 int size) {
    const SlotSet& main = slotted.mainGallery;
    if (wanted.fillsMain && (!slotted.isMainFilled() || !group.includes(main))) {
        return std::nullopt;
    }
    if (!wanted.fillsMain || !answers.mainDistinct) {
        return Entrances{slotted, group}.setOf(size, 0);
    }
    if (!slotted.areDistinct(main)) {
        return std::nullopt;
    }
    // If the Main Gallery has a civilisation, no other object can count for that civilisation.
    SlotSet members = group;
    (group - main).forEach([&](int slot) {
        if ((bitsIn(slotted, main) & bitOf(slotted, slot)) != 0) {
            members.erase(slot);
        }
    });
    return Entrances{slotted, members}.setOf(size, bitsIn(slotted, main));
}

std::optional<Collection> workedOut(const SlottedObjects& slotted, const SlotSet& members,
                                    const CountingAnswers& answers, CollectionRequirements wanted) {
    int largest = 0;
    forEachGroup(slotted, members, [&](const SlotSet& group) {
        largest = std::max(largest, Entrances{slotted, group}.largest());
    });
    AnnealingWalk walk{slotted, answers, wanted, patienceForValues, largest};
    std::optional<Collection> found;
    forEachGroup(slotted, members, [&](const SlotSet& group) {
        if (wanted.allValues) {
            walk.visit(group);
        } else if (!found) {
            if (const auto set = largestIn(slotted, group, answers, wanted, largest)) {
                found = Collection{.group = group, .counted = *set, .objects = largest};
            }
        }
    });
    return wanted.allValues ? walk.found() : found;
}

} // namespace

std::optional<Collection> distinctSetOf(const SlottedObjects& slotted, const SlotSet& members,
                                        const CountingAnswers& answers,
                                        CollectionRequirements wanted, int patience) {
    AnnealingWalk walk{slotted, answers, wanted, patience};
    forEachGroup(slotted, members, [&](const SlotSet& group) { walk.visit(group); });
    return walk.isExhausted() ? workedOut(slotted, members, answers, wanted) : walk.found();
}

} // namespace cimaise::museum
