// Boards of Muse as a whole: paintings moved between artists, two artists exchanged, one read back.
#pragma once

#include "app/input/input_result.h"
#include "app/input/read_back.h"
#include "validators/muse/muse_layout.h"

namespace cimaise::muse {

// as the members of GameInput (app/input/game_input.h)
std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to);
std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side);
std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other);
/// Studio, palace, then the coins of each suit.
ReadBackEntries readBack(const Layout& layout, int side);

} // namespace cimaise::muse
