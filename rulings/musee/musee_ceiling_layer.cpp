// Finds equal states with a hash table of open addressing.
#include "rulings/musee/musee_ceiling_layer.h"

#include <algorithm>
#include <tuple>

namespace cimaise::musee {

namespace {

/// Width in bits of a packed column, and of a packed theme + 1.
constexpr unsigned threeBits = 3;
constexpr std::uint64_t lowThree = 7;

/// Order in which states are kept: bound, then fewer points, which leave more open, then key, so
/// that it is always the same.
bool isBetter(const FillState& one, const FillState& other) {
    return std::tuple{one.bound, -one.points, one.key} >
           std::tuple{other.bound, -other.points, other.key};
}

} // namespace

Frontier::Frontier(std::uint64_t key) {
    const auto take = [&key](unsigned bits) {
        const std::uint64_t low = key & ((std::uint64_t{1} << bits) - 1);
        key >>= bits;
        return static_cast<std::uint8_t>(low);
    };
    for (std::size_t gallery = 0; gallery < galleryCount; ++gallery) {
        decided[gallery] = take(threeBits);
        last[gallery] = take(threeBits);
        gap[gallery] = take(1) != 0;
    }
    for (std::uint8_t& theme : pending) {
        theme = take(threeBits);
    }
}

std::uint64_t Frontier::packed() const {
    std::uint64_t key = 0;
    for (std::size_t stair = mostStairs; stair-- > 0;) {
        key = key << threeBits | (pending[stair] & lowThree);
    }
    for (std::size_t gallery = galleryCount; gallery-- > 0;) {
        key = key << 1U | (gap[gallery] ? 1U : 0U);
        key = key << threeBits | (last[gallery] & lowThree);
        key = key << threeBits | (decided[gallery] & lowThree);
    }
    return key;
}

void FillLayer::clear() {
    m_states.clear();
    std::ranges::fill(m_slots, 0);
}

std::size_t FillLayer::slotOf(std::uint64_t key) const {
    constexpr std::uint64_t golden = 0x9E3779B97F4A7C15; // Fibonacci hashing (Knuth, 6.4)
    std::uint64_t hash = key * golden;
    hash ^= hash >> 32U;
    std::size_t slot = hash & (m_slots.size() - 1);
    while (m_slots[slot] != 0 && m_states[m_slots[slot] - 1].key != key) {
        slot = (slot + 1) & (m_slots.size() - 1);
    }
    return slot;
}

void FillLayer::merge(const FillState& state) {
    const std::size_t slot = slotOf(state.key);
    if (m_slots[slot] != 0) {
        FillState& equal = m_states[m_slots[slot] - 1];
        if (state.points > equal.points) {
            equal = state;
        }
        return;
    }
    m_states.push_back(state);
    m_slots[slot] = static_cast<std::uint32_t>(m_states.size());
    if (m_states.size() * 2 > m_slots.size()) {
        rehash(m_slots.size() * 4);
    }
}

int FillLayer::keepBest(std::size_t count) {
    const auto middle = m_states.begin() + static_cast<std::ptrdiff_t>(count);
    std::ranges::nth_element(m_states, middle, isBetter);
    const int dropped = middle->bound;
    m_states.erase(middle, m_states.end());
    rehash(m_slots.size());
    return dropped;
}

void FillLayer::rehash(std::size_t slots) {
    m_slots.assign(slots, 0);
    for (std::size_t index = 0; index < m_states.size(); ++index) {
        m_slots[slotOf(m_states[index].key)] = static_cast<std::uint32_t>(index + 1);
    }
}

} // namespace cimaise::musee
