// Computes a smallest tree that joins the parts (Dreyfus and Wagner 1971, with slots instead of
// edges).
#include "rulings/museum/museum_arrange_span.h"

#include <algorithm>

namespace cimaise::museum {

namespace {

constexpr std::size_t mostParts = 6; ///< the search examines 3 to the power of this number of cases
constexpr int never = 1000;

/// For each set of parts and each slot: the fewest additional slots in a connected set that
/// includes these parts and the slot.
class Spanning {
public:
    Spanning(const SlotBoard& slots, const SlotSet& wanted, const std::vector<SlotSet>& parts)
        : m_slots(slots), m_wanted(wanted), m_sets(std::size_t{1} << parts.size()),
          m_fewest(m_sets, std::vector<int>(static_cast<std::size_t>(slots.size()), never)) {
        for (std::size_t i = 0; i < parts.size(); ++i) {
            std::vector<int>& fewest = m_fewest[std::size_t{1} << i];
            parts[i].forEach([&](int slot) { fewest[static_cast<std::size_t>(slot)] = 0; });
        }
        for (std::size_t set = 1; set < m_sets; ++set) {
            joinWithin(set);
            spread(m_fewest[set]);
        }
    }

    [[nodiscard]] int fewest() const { return std::ranges::min(m_fewest.back()); }

private:
    [[nodiscard]] int costOf(int slot) const { return m_wanted.contains(slot) ? 0 : 1; }

    /// Joins two trees with a common slot, which is counted in both.
    void joinWithin(std::size_t set) {
        for (std::size_t one = (set - 1) & set; one > 0; one = (one - 1) & set) {
            for (int slot = 0; slot < m_slots.size(); ++slot) {
                const auto index = static_cast<std::size_t>(slot);
                const int joined = m_fewest[one][index] + m_fewest[set ^ one][index] - costOf(slot);
                m_fewest[set][index] = std::min(m_fewest[set][index], joined);
            }
        }
    }

    /// Extends the trees from each slot to its neighbours until no number decreases.
    void spread(std::vector<int>& fewest) const {
        for (bool again = true; again;) {
            again = false;
            for (int slot = 0; slot < m_slots.size(); ++slot) {
                const int here = fewest[static_cast<std::size_t>(slot)];
                m_slots.neighbours(slot).forEach([&](int next) {
                    int& there = fewest[static_cast<std::size_t>(next)];
                    if (here + costOf(next) < there) {
                        there = here + costOf(next);
                        again = true;
                    }
                });
            }
        }
    }

    const SlotBoard& m_slots;
    SlotSet m_wanted;
    std::size_t m_sets;
    std::vector<std::vector<int>> m_fewest;
};

} // namespace

int spanOf(const SlotBoard& slots, const std::vector<int>& wanted) {
    SlotSet all;
    for (const int slot : wanted) {
        all.insert(slot);
    }
    std::vector<SlotSet> parts;
    for (SlotSet left = all; !left.empty() && parts.size() < mostParts;) {
        parts.push_back(slots.regionOf(left.first(), left));
        left -= parts.back();
    }
    const int size = static_cast<int>(wanted.size());
    return parts.size() < 2 ? size : size + Spanning{slots, all, parts}.fewest();
}

} // namespace cimaise::museum
