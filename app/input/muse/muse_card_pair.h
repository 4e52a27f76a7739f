// Input of the two cards whose order is looked up.
#pragma once

#include "positions/muse/muse_layout.h"

#include <optional>

namespace cimaise::muse {

struct CardPair {
    std::optional<Card> one{};
    std::optional<Card> other{};

    bool operator==(const CardPair&) const = default;
    [[nodiscard]] bool has(Card card) const { return one == card || other == card; }
    [[nodiscard]] bool hasBothCards() const { return one && other; }
};

/// Pair after a tap on a card: a chosen card is removed, a third card starts a new pair.
CardPair tapped(const CardPair& pair, Card card);

} // namespace cimaise::muse
