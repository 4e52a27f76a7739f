// A set of slots of one board, as bits.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace cimaise {

inline constexpr int mostSlots = 144; ///< on a board of 12 × 12

/// Slots by number, 0-based and below mostSlots.
class SlotSet {
public:
    constexpr void insert(int slot) { m_words.at(word(slot)) |= bit(slot); }
    constexpr void erase(int slot) { m_words.at(word(slot)) &= ~bit(slot); }
    [[nodiscard]] constexpr bool contains(int slot) const {
        return (m_words.at(word(slot)) & bit(slot)) != 0;
    }
    [[nodiscard]] constexpr bool empty() const {
        return (m_words[0] | m_words[1] | m_words[2]) == 0;
    }
    [[nodiscard]] constexpr int size() const {
        return std::popcount(m_words[0]) + std::popcount(m_words[1]) + std::popcount(m_words[2]);
    }
    /// The lowest slot; the set is not empty.
    [[nodiscard]] constexpr int first() const {
        std::size_t index = 0;
        while (m_words.at(index) == 0) {
            ++index;
        }
        return static_cast<int>(index * bits) + std::countr_zero(m_words.at(index));
    }
    /// Whether every slot of `other` is in this set.
    [[nodiscard]] constexpr bool includes(const SlotSet& other) const {
        return (other - *this).empty();
    }
    /// Calls `visit` with each slot, lowest first.
    template <class Visit> constexpr void forEach(Visit visit) const {
        for (std::size_t index = 0; index < m_words.size(); ++index) {
            for (std::uint64_t rest = m_words.at(index); rest != 0; rest &= rest - 1) {
                visit(static_cast<int>(index * bits) + std::countr_zero(rest));
            }
        }
    }

    constexpr SlotSet& operator|=(const SlotSet& other) {
        for (std::size_t index = 0; index < m_words.size(); ++index) {
            m_words.at(index) |= other.m_words.at(index);
        }
        return *this;
    }
    constexpr SlotSet& operator&=(const SlotSet& other) {
        for (std::size_t index = 0; index < m_words.size(); ++index) {
            m_words.at(index) &= other.m_words.at(index);
        }
        return *this;
    }
    constexpr SlotSet& operator-=(const SlotSet& other) {
        for (std::size_t index = 0; index < m_words.size(); ++index) {
            m_words.at(index) &= ~other.m_words.at(index);
        }
        return *this;
    }
    friend constexpr SlotSet operator|(SlotSet one, const SlotSet& other) { return one |= other; }
    friend constexpr SlotSet operator&(SlotSet one, const SlotSet& other) { return one &= other; }
    friend constexpr SlotSet operator-(SlotSet one, const SlotSet& other) { return one -= other; }
    constexpr bool operator==(const SlotSet&) const = default;

private:
    static constexpr std::size_t bits = 64;
    static constexpr std::size_t word(int slot) { return static_cast<std::size_t>(slot) / bits; }
    static constexpr std::uint64_t bit(int slot) {
        return std::uint64_t{1} << (static_cast<std::size_t>(slot) % bits);
    }

    std::array<std::uint64_t, (mostSlots + bits - 1) / bits> m_words{};
};

} // namespace cimaise
