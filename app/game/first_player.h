// First player of a game as the game itself shows.
#pragma once

#include "positions/messages/message.h"

#include <optional>

namespace cimaise {

class History;

struct FirstPlayer {
    int seat = 0;    ///< index in the list of players
    TextId reason{}; ///< noun phrase: “lowest starting bid card”

    bool operator==(const FirstPlayer&) const = default;
};

/// First player of a game; nullopt if neither its position nor its history shows one.
std::optional<FirstPlayer> firstPlayerOf(const History& history);

} // namespace cimaise
