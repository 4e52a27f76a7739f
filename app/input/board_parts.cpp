// Divides boards into the grids of their games.
#include "app/input/board_parts.h"

#include "app/input/game_input.h"

namespace cimaise {

double boardAspect(const AnyCase& position, int side) {
    const Grid grid = inputOf(position).gridOf(position, side);
    return grid.columns < 1 || grid.rows < 1 ? 1 : grid.cellAspect * grid.columns / grid.rows;
}

BoardPart boardPart(const AnyCase& position, int side, int space) {
    const Grid grid = inputOf(position).gridOf(position, side);
    if (!grid.apart || space < 0 || space >= grid.columns * grid.rows) {
        return {};
    }
    const int row = space / grid.columns;
    const double width = 1.0 / grid.columns;
    const double height = 1.0 / grid.rows;
    return {.x = space % grid.columns * width, .y = row * height, .width = width, .height = height};
}

} // namespace cimaise
