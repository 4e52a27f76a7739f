// Boards of Museum as a whole: objects moved between them, two exchanged, one read back.
#pragma once

#include "app/input/input_result.h"
#include "app/input/read_back.h"
#include "validators/museum/museum_layout.h"

namespace cimaise::museum {

// as the members of GameInput (app/input/game_input.h)
std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to);
std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side);
std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other);
/// Slot by slot, row by row; then the track, the other figures, the experts and the patron.
ReadBackEntries readBack(const Layout& layout, int side);

} // namespace cimaise::museum
