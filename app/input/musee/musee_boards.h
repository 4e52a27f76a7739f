// Boards of Musée as a whole: paintings moved between them, two exchanged, one read back.
#pragma once

#include "app/input/input_result.h"
#include "app/input/read_back.h"
#include "validators/musee/musee_edits.h"

namespace cimaise::musee {

/// Space of a spot; nullopt if it is none of an existing Musée.
std::optional<Space> spaceOfSpot(const Layout& layout, const Spot& spot);

// as the members of GameInput (app/input/game_input.h)
std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to);
std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side);
std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other);
/// Gallery by gallery from the top, then the bonuses.
ReadBackEntries readBack(const Layout& layout, int side);

} // namespace cimaise::musee
