// Piece at a spot: a rules question is about a piece, not about the square under it.
#pragma once

#include "validators/cases.h"

namespace cimaise {

/// Spot of the piece at a spot: the spot of the piece if it covers several, otherwise the same
/// spot. Returns nullopt for an empty space, or if the named piece is no longer
/// there. Spots that are no space, such as a bonus or a hand, are returned unchanged.
std::optional<Spot> pieceAt(const AnyCase& position, const Spot& spot);

} // namespace cimaise
