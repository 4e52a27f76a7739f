// Players on each side of a finished game, by their current names.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

struct Seat {
    std::string name;
    const SideResult* side = nullptr; ///< side of the player in the game
};

/// Seats of all people, each once: a person with two sides, after a merge of names, has the better
/// one.
std::vector<Seat> seatsOf(const GameResult& result, const Naming& naming);

/// Side of a player in the game; null if absent.
const SideResult* sideOf(const GameResult& result, const std::string& player, const Naming& naming);

/// Result of the game for one of its sides.
PlayerResult playerResultOf(const RecordedGame& game, const SideResult& side);

} // namespace cimaise
