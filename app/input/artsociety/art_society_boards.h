// Walls of Art Society as a whole: tiles moved between them, two exchanged, one read back.
#pragma once

#include "app/input/input_result.h"
#include "app/input/read_back.h"
#include "validators/artsociety/art_society_edits.h"

namespace cimaise::artsociety {

/// Tile of a spot; nullopt if it is none of an existing wall.
std::optional<OnWall> tileOfSpot(const Layout& layout, const Spot& spot);

// as the members of GameInput (app/input/game_input.h)
/// `to` is the square of the tile's upper left corner; a tile that would extend beyond the wall is
/// moved back onto the wall.
std::optional<Edit> movePiece(const Layout& layout, const Spot& from, const Spot& to);
std::optional<Place> freePlaceFor(const Layout& layout, const Spot& piece, int side);
std::optional<AnyCase> swapBoards(const Layout& layout, int one, int other);
/// Tile by tile from the upper left, then the assistant, the excess paintings and the hand.
ReadBackEntries readBack(const Layout& layout, int side);

} // namespace cimaise::artsociety
