// Likely miscount of a suit whose coins do not add up.
#pragma once

#include "validators/muse/muse_layout.h"

#include <array>
#include <optional>
#include <vector>

namespace cimaise::muse {

/// Counts of one suit: the economy's, then the players'.
using SuitCounts = std::vector<int>;

SuitCounts countsOf(const Layout& layout, Suit suit);

/// What was probably counted wrongly.
struct Slip {
    enum class Of : std::uint8_t {
        economy,
        artist,
        growth ///< the economy grew and nobody said so, or it was said once too often
    };

    Of of = Of::economy;
    int player = 0; ///< whose, of an artist

    bool operator==(const Slip&) const = default;
};

/// The counts with which each suit last added up.
class CoinMiscountFinder {
public:
    /// Looks at a position that lies on the table.
    void see(const Layout& layout);

    /// A growth, where each suit is off by the same. Else the only count that has changed since
    /// the suit last added up; or, when coins are too many, the only one that is large enough.
    /// Nothing where nobody is suspected before the others.
    [[nodiscard]] std::optional<Slip> slipOf(const Layout& layout, Suit suit) const;

    bool operator==(const CoinMiscountFinder&) const = default;

private:
    std::array<std::optional<SuitCounts>, suitCount> m_balanced;
};

} // namespace cimaise::muse
