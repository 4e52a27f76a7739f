// Players on each side of a finished game, by their current names.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

struct Seat {
    std::string name;
    const SideResult* side = nullptr; ///< of the game
};

/// Everybody once: who has two sides under two names that are one now has the better one.
std::vector<Seat> seatsOf(const GameResult& result, const Naming& naming);

/// The side of a player; null where this player was not there.
const SideResult* sideOf(const GameResult& result, const std::string& player, const Naming& naming);

/// What the game brought this side of it.
Outing outingOf(const RecordedGame& game, const SideResult& side);

} // namespace cimaise
