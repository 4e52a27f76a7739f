// Piece at a spot: a rules question is about a piece, not about the square under it.
#pragma once

#include "validators/cases.h"

namespace cimaise {

/// The spot of the piece there: on a wall of Art Society that of the tile which covers the square;
/// elsewhere the same spot. None where a space is bare, or what the spot names lies there no more.
/// What is no space, such as a bonus or a hand, is taken as it is.
std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot);

} // namespace cimaise
