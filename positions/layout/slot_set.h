// Set of slots of one board, as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace cimaise {

inline constexpr int mostSlots = 144; ///< on a board of 12 × 12

/// Set of slot numbers, 0-based and below 64 times `words`.
template <std::size_t words> class BasicSlotSet {
public:
    constexpr void insert(int slot) { m_words[word(slot)] |= bit(slot); }
    constexpr void erase(int slot) { m_words[word(slot)] &= ~bit(slot); }
    [[nodiscard]] constexpr bool contains(int slot) const {
        return (m_words[word(slot)] & bit(slot)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        std::uint64_t any = 0;
        for (std::size_t index = 0; index < words; ++index) {
            any |= m_words[index];
        }
        return any == 0;
    }
    [[nodiscard]] constexpr int size() const {
        int sum = 0;
        for (std::size_t index = 0; index < words; ++index) {
            sum += std::popcount(m_words[index]);
        }
        return sum;
    }
    /// Lowest slot; the set must not be empty.
    [[nodiscard]] constexpr int first() const {
        std::size_t index = 0;
        while (index + 1 < words && m_words[index] == 0) {
            ++index;
        }
        return static_cast<int>(index * bits) + std::countr_zero(m_words[index]);
    }
    /// True if every slot of `other` is in this set.
    [[nodiscard]] constexpr bool includes(const BasicSlotSet& other) const {
        return (other - *this).empty();
    }
    /// True if both sets have a slot in common.
    [[nodiscard]] constexpr bool intersects(const BasicSlotSet& other) const {
        return !(other & *this).empty();
    }
    /// Calls `visit` with each slot, lowest first.
    template <class Visit> constexpr void forEach(Visit visit) const {
        for (std::size_t index = 0; index < words; ++index) {
            for (std::uint64_t rest = m_words[index]; rest != 0; rest &= rest - 1) {
                visit(static_cast<int>(index * bits) + std::countr_zero(rest));
            }
        }
    }

    constexpr BasicSlotSet& operator|=(const BasicSlotSet& other) {
        for (std::size_t index = 0; index < words; ++index) {
            m_words[index] |= other.m_words[index];
        }
        return *this;
    }
    constexpr BasicSlotSet& operator&=(const BasicSlotSet& other) {
        for (std::size_t index = 0; index < words; ++index) {
            m_words[index] &= other.m_words[index];
        }
        return *this;
    }
    constexpr BasicSlotSet& operator-=(const BasicSlotSet& other) {
        for (std::size_t index = 0; index < words; ++index) {
            m_words[index] &= ~other.m_words[index];
        }
        return *this;
    }
    friend constexpr BasicSlotSet operator|(BasicSlotSet one, const BasicSlotSet& other) {
        return one |= other;
    }
    friend constexpr BasicSlotSet operator&(BasicSlotSet one, const BasicSlotSet& other) {
        return one &= other;
    }
    friend constexpr BasicSlotSet operator-(BasicSlotSet one, const BasicSlotSet& other) {
        return one -= other;
    }
    constexpr bool operator==(const BasicSlotSet&) const = default;

private:
    static constexpr std::size_t bits = 64;
    static constexpr std::size_t word(int slot) {
        return words == 1 ? 0 : static_cast<std::size_t>(slot) / bits;
    }
    static constexpr std::uint64_t bit(int slot) {
        return std::uint64_t{1} << (static_cast<std::size_t>(slot) % bits);
    }

    std::array<std::uint64_t, words> m_words{};
};

/// Set of slots of any board.
using SlotSet = BasicSlotSet<3>;
static_assert(mostSlots <= 3 * 64);

} // namespace cimaise
