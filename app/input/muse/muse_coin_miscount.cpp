// Compares the counts with the last ones that added up: those that differ have been counted.
#include "app/input/muse/muse_coin_miscount.h"

#include "validators/muse/muse_rules.h"

#include <algorithm>

namespace cimaise::muse {

namespace {

/// Slip of the only count for which `suspect` returns true; unknown if there is none, or more than
/// one.
template <typename Suspect> CoinMiscount onlyOne(std::size_t count, const Suspect& suspect) {
    CoinMiscount found{CoinMiscount::Of::unknown};
    for (std::size_t i = 0; i < count; ++i) {
        if (suspect(i)) {
            if (found.of != CoinMiscount::Of::unknown) {
                return {CoinMiscount::Of::unknown};
            }
            found = i == 0 ? CoinMiscount{CoinMiscount::Of::economy}
                           : CoinMiscount{CoinMiscount::Of::artist, static_cast<int>(i) - 1};
        }
    }
    return found;
}

bool looksLikeGrowth(const Layout& layout) {
    const int off = coinsTooMany(layout, suits.front());
    return off != 0 &&
           std::ranges::all_of(suits, [&](Suit suit) { return coinsTooMany(layout, suit) == off; });
}

} // namespace

SuitCounts countsOf(const Layout& layout, Suit suit) {
    SuitCounts counts{layout.table.economy.of(suit)};
    for (const Artist& artist : layout.table.artists) {
        counts.push_back(artist.coins.of(suit));
    }
    return counts;
}

void CoinMiscountFinder::record(const Layout& layout) {
    for (const Suit suit : suits) {
        if (coinsTooMany(layout, suit) == 0) {
            m_balanced.at(static_cast<std::size_t>(suit)) = countsOf(layout, suit);
        }
    }
}

std::optional<CoinMiscount> CoinMiscountFinder::miscountOf(const Layout& layout, Suit suit) const {
    const int tooMany = coinsTooMany(layout, suit);
    if (tooMany == 0) {
        return std::nullopt;
    }
    if (looksLikeGrowth(layout)) {
        return CoinMiscount{CoinMiscount::Of::growth};
    }
    const SuitCounts now = countsOf(layout, suit);
    const std::optional<SuitCounts>& before = m_balanced.at(static_cast<std::size_t>(suit));
    const bool isComparable = before && before->size() == now.size();
    return onlyOne(now.size(), [&](std::size_t i) {
        const bool isEntered = isComparable && now[i] != (*before)[i];
        return !isEntered && now[i] >= tooMany;
    });
}

} // namespace cimaise::muse
