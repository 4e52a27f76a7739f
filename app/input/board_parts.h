// Part of a board that belongs to a space, for comparing a photo with the entered position.
#pragma once

#include "validators/cases.h"

namespace cimaise {

/// In fractions of the board's width and height, from its upper left corner.
struct BoardPart {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;

    bool operator==(const BoardPart&) const = default;
};

/// The width of a side's board by its height, as it lies on the table. 1 where its parts lie as
/// they like, and for a side that is not there.
double boardAspect(const AnyCase& position, int side);

/// The part of a space; spaces are counted as the board on the screen has them, row by row from 0.
/// The whole board for a space that it does not have, where its parts lie as they like (Muse), and
/// where the screen shows all of it at once (Art Society).
BoardPart boardPart(const AnyCase& position, int side, int space);

} // namespace cimaise
