// Divides boards into grids: three galleries of Musée, the plan of a museum, the squares of a wall.
#include "app/input/board_parts.h"

#include "validators/museum/museum_catalogue.h"

#include <variant>

namespace cimaise {

namespace {

/// The width of a card of Musée by its height.
constexpr double cardAspect = 0.8;

/// Grid of equal cells with their aspect ratio.
struct Grid {
    int columns = 1;
    int rows = 1;
    double cellAspect = 1;
    bool apart = true; ///< true if each cell is shown as a separate part of the photo
};

constexpr Grid whole{.apart = false};

bool isSide(std::size_t count, int side) {
    return side >= 0 && static_cast<std::size_t>(side) < count;
}

Grid gridOf(const musee::Layout& layout, int side) {
    return !isSide(layout.musees.size(), side) ? whole
                                               : Grid{.columns = musee::columns(layout),
                                                      .rows = static_cast<int>(musee::galleryCount),
                                                      .cellAspect = cardAspect};
}

Grid gridOf(const museum::Layout& layout, int side) {
    if (!isSide(layout.museums.size(), side)) {
        return whole;
    }
    const museum::Board& board =
        museum::boardOf(layout, layout.museums[static_cast<std::size_t>(side)]);
    return {.columns = museum::columnsOf(board), .rows = museum::rowsOf(board)};
}

Grid gridOf(const artsociety::Layout& layout, int side) {
    return !isSide(layout.galleries.size(), side) ? whole
                                                  : Grid{.columns = layout.wall.size.columns,
                                                         .rows = layout.wall.size.rows,
                                                         .apart = false};
}

/// Studio and palace have no fixed shape; the photo is shown as a whole.
Grid gridOf(const muse::Layout& /*layout*/, int /*side*/) { return whole; }

Grid gridOf(const AnyCase& position, int side) {
    return std::visit([side](const auto& layout) { return gridOf(layout, side); }, position);
}

} // namespace

double boardAspect(const AnyCase& position, int side) {
    const Grid grid = gridOf(position, side);
    return grid.columns < 1 || grid.rows < 1 ? 1 : grid.cellAspect * grid.columns / grid.rows;
}

BoardPart boardPart(const AnyCase& position, int side, int space) {
    const Grid grid = gridOf(position, side);
    if (!grid.apart || space < 0 || space >= grid.columns * grid.rows) {
        return {};
    }
    const int row = space / grid.columns;
    const double width = 1.0 / grid.columns;
    const double height = 1.0 / grid.rows;
    return {.x = space % grid.columns * width, .y = row * height, .width = width, .height = height};
}

} // namespace cimaise
