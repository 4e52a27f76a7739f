// Part of a board that belongs to a space, for comparing a photo with the entered position.
#pragma once

#include "validators/cases.h"

namespace cimaise {

/// Rectangle in fractions of the board's width and height, from the upper left corner.
struct BoardPart {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;

    bool operator==(const BoardPart&) const = default;
};

/// Width of a side's board divided by its height. 1 if the board has no fixed shape, and for a
/// missing side.
double boardAspect(const AnyCase& position, int side);

/// Part of the board for a space; spaces are numbered row by row from 0, as on the screen. Returns
/// the whole board for a space that does not exist, for games without fixed spaces, and for games
/// that always show the whole board.
BoardPart boardPart(const AnyCase& position, int side, int space);

} // namespace cimaise
