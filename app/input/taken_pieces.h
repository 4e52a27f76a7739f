// Pieces that an edit takes from another player's board.
#pragma once

#include "app/input/read_back.h"
#include "validators/cases.h"

namespace cimaise {

/// Pieces of a side's board in reading order, without its figures.
ReadBackEntries piecesOn(const AnyCase& position, int side);

/// A sentence such as “The Sea moved from Wilma’s palace to Tom’s studio” for each piece that was
/// on another player's board before; the hint, the history and undo say it. Compares the positions,
/// so that the sentence does not depend on how the piece was moved.
std::vector<Message> takenPieces(const AnyCase& before, const AnyCase& after);

} // namespace cimaise
