// Whose count of a suit is the likely slip when its coins do not add up.
#pragma once

#include "validators/muse/muse_layout.h"

#include <array>
#include <optional>
#include <vector>

namespace cimaise::muse {

/// Counts of one suit: the economy's, then the players'.
using SuitCounts = std::vector<int>;

SuitCounts countsOf(const Layout& layout, Suit suit);

/// Who has miscounted: −1 the economy, else a player.
using Slip = std::optional<int>;

/// Remembers the counts with which each suit last added up.
class CoinWatch {
public:
    /// Looks at a position that lies on the table.
    void see(const Layout& layout);
    /// Another game lies on the table.
    void forget() { m_balanced = {}; }

    /// The only count that has changed since the suit last added up; or, when coins are too many,
    /// the only one that is large enough. Nothing where nobody is suspected before the others.
    [[nodiscard]] Slip slipOf(const Layout& layout, Suit suit) const;

private:
    std::array<std::optional<SuitCounts>, suitCount> m_balanced;
};

/// Whether each suit is off by the same: a growth that was forgotten, or entered once too often.
bool looksLikeGrowth(const Layout& layout);

} // namespace cimaise::muse
