// Changes of players in the history of a game.
#pragma once

#include "app/game/history.h"

namespace cimaise {

/// First step since which the players have had the seats of the current step.
std::size_t firstStepWithSeats(const History& history);

/// True if the players change between two steps.
bool changesSeats(const History& history, std::size_t from, std::size_t to);

/// True if a board gets another owner between two steps, or its owner another seat.
bool movesBoards(const History& history, std::size_t from, std::size_t to);

/// True if a player of the current step was added to a running game.
bool hasJoined(const History& history, int player);

/// Number by which a photo refers to the owner of the board on it, after the step from `from` to
/// the neighbouring step `to`: a side, or a number that no side has while its owner is not in the
/// game. The step back restores the number.
int photoSideAfter(const History& history, std::size_t from, std::size_t to, int photoSide);

} // namespace cimaise
