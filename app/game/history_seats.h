// Changes of players in the history of a game.
#pragma once

#include "app/game/history.h"

namespace cimaise {

/// First step since which the players have had the seats of the current step.
std::size_t firstStepWithSeats(const History& history);

/// True if the players change between two steps.
bool changesSeats(const History& history, std::size_t from, std::size_t to);

/// True if a player of the current step was added to a running game.
bool hasJoined(const History& history, int player);

} // namespace cimaise
