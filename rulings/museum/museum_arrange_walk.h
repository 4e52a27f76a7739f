// Searches for better arrangements by exchanging two slots at a time: simulated annealing whose
// moves place an object beside another object of the same collection.
#pragma once

#include "rulings/museum/museum_arrange_aims.h"
#include "rulings/museum/museum_arrange_table.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace cimaise::museum {

/// xorshift64* generator: small, fast, equal on all machines.
class RandomGenerator {
public:
    explicit RandomGenerator(std::uint64_t seed) : m_state(seed * 2685821657736338717ULL + 1) {}
    std::uint32_t roll() {
        m_state ^= m_state >> 12U;
        m_state ^= m_state << 25U;
        m_state ^= m_state >> 27U;
        return static_cast<std::uint32_t>((m_state * 2685821657736338717ULL) >> 32U);
    }
    /// Random integer from 0 to `sides` − 1.
    int below(int sides) {
        return static_cast<int>((std::uint64_t{roll()} * static_cast<std::uint64_t>(sides)) >> 32U);
    }
    /// Random number from 0 up to 1, exclusive.
    double share() { return roll() * (1.0 / 4294967296.0); }

private:
    std::uint64_t m_state;
};

/// Parameters of one walk, whose temperature falls from `hot` to `cold`.
struct AnnealingSchedule {
    int steps = 4000;
    double hot = 3.0;
    double cold = 0.3;
    double still = 0.0;    ///< penalty for each moved object
    double distance = 0.5; ///< penalty for collections below their maximum
    int home = 0;          ///< moves out of eight that return an object to its original slot
};

template <class Set> class AnnealingWalk {
public:
    /// `present` is the current arrangement of the player.
    AnnealingWalk(const Problem& problem, SlotKinds present, std::uint64_t seed)
        : m_problem(problem), m_table(problem), m_present(std::move(present)), m_dice(seed) {}

    Table<Set>& table() { return m_table; }

    /// Walks from the current arrangement. `keep` receives each arrangement and returns whether to
    /// continue. `isOver` is polled.
    template <class Keep, class IsOver>
    void go(const AnnealingSchedule& pace, const Keep& keep, const IsOver& isOver) {
        if (m_problem.slots.size() < 2) {
            return;
        }
        double energy = energyNow(pace);
        const double cooling = std::pow(pace.cold / pace.hot, 1.0 / pace.steps);
        double heat = pace.hot;
        for (int step = 0; step < pace.steps; ++step, heat *= cooling) {
            if ((step & 255) == 255 && isOver()) {
                return;
            }
            const auto [one, other] = pick(pace);
            if (m_table.at(one) == m_table.at(other) || !mayExchange(one, other)) {
                continue;
            }
            const int movedBefore = m_moved;
            exchange(one, other);
            const double next = energyNow(pace);
            if (next > energy && m_dice.share() >= std::exp((energy - next) / heat)) {
                m_table.takeBack(one, other);
                m_moved = movedBefore;
                continue;
            }
            energy = next;
            if (!keep(m_table.total(), m_moved)) {
                return;
            }
        }
    }

    void set(const SlotKinds& arranged) {
        m_table.set(arranged);
        m_moved = 0;
        for (std::size_t slot = 0; slot < arranged.size(); ++slot) {
            m_moved += arranged[slot] != noKind && arranged[slot] != m_present[slot] ? 1 : 0;
        }
    }
    /// Restricts the Main Gallery to objects of the aim's filler, and moves such objects into the
    /// gallery.
    void setAim(const GalleryAim& aim) {
        m_filler = aim.filler;
        m_main = {};
        for (const int slot : aim.hasFiller() ? m_problem.mainGallery : std::vector<int>{}) {
            m_main.insert(slot);
        }
        m_main.forEach([&](int slot) {
            int from = 0;
            while (!isFiller(slot) && from < m_problem.slots.size()) {
                if (!m_main.contains(from) && isFiller(from)) {
                    exchange(slot, from);
                }
                ++from;
            }
        });
    }
    [[nodiscard]] int moved() const { return m_moved; }
    RandomGenerator& dice() { return m_dice; }

private:
    [[nodiscard]] double energyNow(const AnnealingSchedule& pace) const {
        return -m_table.total() + pace.distance * m_table.distance() + pace.still * m_moved;
    }

    /// Returns 1 if the slot has an object of a kind that was not in the slot originally, otherwise
    /// 0.
    [[nodiscard]] int strangeAt(int slot) const {
        const int kind = m_table.at(slot);
        return kind != noKind && kind != m_present[static_cast<std::size_t>(slot)] ? 1 : 0;
    }

    [[nodiscard]] bool isHome(int slot) const {
        const int kind = m_present[static_cast<std::size_t>(slot % m_problem.slots.size())];
        return kind == noKind || m_table.at(slot % m_problem.slots.size()) == kind;
    }

    [[nodiscard]] bool isFiller(int slot) const {
        const int kind = m_table.at(slot);
        return kind != noKind && m_problem.kinds[static_cast<std::size_t>(kind)].isOf(m_filler);
    }
    [[nodiscard]] bool mayExchange(int one, int other) const {
        return m_main.contains(one) == m_main.contains(other) || (isFiller(one) && isFiller(other));
    }

    void exchange(int one, int other) {
        m_moved -= strangeAt(one) + strangeAt(other);
        m_table.exchange(one, other);
        m_moved += strangeAt(one) + strangeAt(other);
    }

    /// Slot that no longer has its original kind, and a slot to which an object of that kind has
    /// moved; the same slot twice if there is none.
    std::pair<int, int> pickHome() {
        const int slots = m_problem.slots.size();
        const int start = m_dice.below(slots);
        int home = start;
        while (isHome(home) && ++home < start + slots) {
        }
        home %= slots;
        const int kind = m_present[static_cast<std::size_t>(home)];
        int from = m_dice.below(slots);
        for (int tries = 0; tries < slots; ++tries, from = (from + 1) % slots) {
            if (m_table.at(from) == kind && m_present[static_cast<std::size_t>(from)] != kind) {
                return {home, from};
            }
        }
        return {home, home};
    }

    /// Filled slot, and another slot to exchange contents with.
    std::pair<int, int> pick(const AnnealingSchedule& pace) {
        if (pace.home > 0 && m_dice.below(8) < pace.home) {
            return pickHome();
        }
        const int slots = m_problem.slots.size();
        int one = m_dice.below(slots);
        while (m_table.at(one) == noKind) {
            one = m_dice.below(slots);
        }
        if (m_dice.below(4) != 0) {
            const Kind& kind = m_problem.kinds[static_cast<std::size_t>(m_table.at(one))];
            const auto civilisation = kind.civilisationNumber();
            const auto domain = kind.domainNumber();
            const bool byDomain =
                m_table.matters(domain) && (!m_table.matters(civilisation) || m_dice.below(2) == 0);
            Set mates = m_table.members(byDomain ? domain : civilisation);
            mates.erase(one);
            if (!mates.empty()) {
                Set beside = m_table.neighbours(pickFrom(mates)) - mates;
                beside.erase(one);
                if (!beside.empty()) {
                    return {one, pickFrom(beside)};
                }
            }
        }
        int other = m_dice.below(slots - 1);
        other += other >= one ? 1 : 0;
        return {one, other};
    }

    int pickFrom(Set set) {
        for (int skip = m_dice.below(set.size()); skip > 0; --skip) {
            set.erase(set.first());
        }
        return set.first();
    }

    const Problem& m_problem;
    Table<Set> m_table;
    SlotKinds m_present;
    RandomGenerator m_dice;
    std::size_t m_filler = nobody; ///< collection restricted to the Main Gallery
    Set m_main;                    ///< slots of the Main Gallery; empty without a filler
    int m_moved = 0;
};

} // namespace cimaise::museum
