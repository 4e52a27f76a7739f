// First player of a game as the game itself shows.
#pragma once

#include "positions/cases.h"

#include <optional>

namespace cimaise {

struct FirstPlayer {
    int seat = 0;    ///< index in the list of players
    TextId reason{}; ///< noun phrase: “lowest starting bid card”

    bool operator==(const FirstPlayer&) const = default;
};

/// First player of a game; nullopt if its position does not show one.
std::optional<FirstPlayer> firstPlayerOf(const AnyCase& position);

} // namespace cimaise
