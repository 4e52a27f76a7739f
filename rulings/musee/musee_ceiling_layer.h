// States of the search for a Musée's ceiling after one number: equal ones are merged.
#pragma once

#include "rulings/musee/musee_ceiling_board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace cimaise::musee {

inline constexpr std::size_t mostStairs = 6;

/// Facts about the decided spaces that the numbers to come depend on.
struct Frontier {
    std::array<std::uint8_t, galleryCount> decided{}; ///< columns, filled or left empty for good
    std::array<std::uint8_t, galleryCount> last{};    ///< theme + 1 beside the next column, or 0
    std::array<bool, galleryCount> gap{};             ///< an open space was left empty
    std::array<std::uint8_t, mostStairs> pending{};   ///< theme + 1 on one end of a staircase, or 0

    Frontier() = default;
    explicit Frontier(std::uint64_t key);
    [[nodiscard]] std::uint64_t packed() const;
};

/// Board under construction.
struct FillState {
    std::uint64_t key = 0;   ///< packed Frontier
    std::int16_t points = 0; ///< beyond the present board
    std::int16_t bound = 0;  ///< no board that continues this one has more
    std::array<std::uint8_t, galleryCount * mostColumns> hung{}; ///< numbers in open spaces
};

class FillLayer {
public:
    void clear();
    /// Adds a state. Of two with the same frontier, the one with more points stays.
    void merge(const FillState& state);
    /// Keeps the `count` states with the highest bounds; returns the highest bound dropped.
    int keepBest(std::size_t count);

    [[nodiscard]] const std::vector<FillState>& states() const { return m_states; }

private:
    [[nodiscard]] std::size_t slotOf(std::uint64_t key) const;
    void rehash(std::size_t slots);

    std::vector<FillState> m_states;
    std::vector<std::uint32_t> m_slots = std::vector<std::uint32_t>(256); ///< index + 1, or 0
};

} // namespace cimaise::musee
