// Input of the two cards whose order is asked for.
#pragma once

#include "validators/muse/muse_layout.h"

#include <optional>

namespace cimaise::muse {

struct CardPair {
    std::optional<Card> one{};
    std::optional<Card> other{};

    bool operator==(const CardPair&) const = default;
    [[nodiscard]] bool has(Card card) const { return one == card || other == card; }
    [[nodiscard]] bool isWhole() const { return one && other; }
};

/// After a card is touched: one that was chosen is so no longer, and a third one begins anew.
CardPair touched(const CardPair& pair, Card card);

} // namespace cimaise::muse
