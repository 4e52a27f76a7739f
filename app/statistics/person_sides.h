// Players on each side of a finished game, by their current names.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

struct PersonSide {
    std::string name;
    const SideResult* side = nullptr; ///< side of the player in the game
};

/// Sides of all people, each person once: of two sides, after a merge of names, the better one.
std::vector<PersonSide> personSidesOf(const GameResult& result, const Naming& naming);

/// Side of a player in the game; null if absent.
const SideResult* sideOf(const GameResult& result, const std::string& player, const Naming& naming);

/// Result of the game for one of its sides.
PlayerResult playerResultOf(const RecordedGame& game, const SideResult& side);

} // namespace cimaise
