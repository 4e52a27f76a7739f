// Likely miscount of a suit whose coins do not add up.
#pragma once

#include "positions/muse/muse_layout.h"

#include <array>
#include <optional>
#include <vector>

namespace cimaise::muse {

/// Counts of one suit: the economy's, then the players'.
using SuitCounts = std::vector<int>;

SuitCounts countsOf(const Layout& layout, Suit suit);

/// Probable miscount.
struct CoinMiscount {
    enum class Of : std::uint8_t {
        economy,
        artist,
        growth, ///< a growth of the economy was not entered, or entered twice
        unknown ///< any count may be wrong
    };

    Of of = Of::economy;
    int player = 0; ///< player, if an artist's count is wrong

    bool operator==(const CoinMiscount&) const = default;
};

/// Finds miscounts by the last counts of each suit that added up.
class CoinMiscountFinder {
public:
    /// Records the counts of a position.
    void record(const Layout& layout);

    /// Returns a growth of the economy if all suits are off by the same number. Otherwise returns
    /// the only count that was not entered since the suit last added up and, if there are too many
    /// coins, is large enough; without such a count, any may be wrong. Returns nullopt if the suit
    /// adds up.
    [[nodiscard]] std::optional<CoinMiscount> miscountOf(const Layout& layout, Suit suit) const;

    bool operator==(const CoinMiscountFinder&) const = default;

private:
    std::array<std::optional<SuitCounts>, suitCount> m_balanced;
};

} // namespace cimaise::muse
