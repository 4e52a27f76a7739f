// Pieces and boards that were entered for the wrong player.
#pragma once

#include "app/input/input_result.h"

namespace cimaise {

/// Edit that moves a piece to a spot of any board, and exchanges it with a piece there if the
/// game's spaces hold one piece each. `from` is the spot of the piece. Nullopt if the piece cannot
/// be put there.
std::optional<Edit> movePiece(const AnyCase& position, const Spot& from, const Spot& to);

/// Edit that moves a piece to its place on the board of another side; nullopt if that place is not
/// free.
std::optional<Edit> givePiece(const AnyCase& position, const Spot& from, int side);

/// Edit that exchanges everything that belongs to two sides, except the names of the players.
/// Nullopt if one of the sides does not exist.
std::optional<Edit> swapBoards(const AnyCase& position, int one, int other);

/// The two sides for the text of an edit by swapBoards(); nullopt for any other.
std::optional<std::pair<int, int>> swappedSides(const Message& what);

} // namespace cimaise
