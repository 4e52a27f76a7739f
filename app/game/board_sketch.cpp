// Lays out the pieces of each game: galleries, slots, tiles, a palace above a studio.
#include "app/game/board_sketch.h"

#include "app/game/game_facts.h"
#include "app/input/changes.h"
#include "scoring/museum/museum_collections.h"
#include "scoring/scores.h"
#include "validators/museum/museum_catalogue.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Maximum number of pieces in a picture.
constexpr std::size_t mostPieces = 160;

BoardSketch sketch(const musee::Layout& layout, std::size_t side, const musee::ThemeOrder& themes) {
    if (side >= layout.musees.size()) {
        return {};
    }
    const auto columns = static_cast<std::size_t>(musee::columns(layout));
    BoardSketch board{.columns = static_cast<double>(columns), .rows = 3, .pieces = {}};
    for (std::size_t row = 0; row < musee::galleryCount; ++row) {
        for (std::size_t column = 0; column < columns; ++column) {
            const musee::Exhibit hung = layout.musees[side].spaces.at(row).at(column);
            const auto theme =
                static_cast<std::size_t>(themes.at(static_cast<std::size_t>(musee::themeOf(hung))));
            board.pieces.push_back({.x = static_cast<double>(column),
                                    .y = static_cast<double>(row),
                                    .look = hung == musee::bare
                                                ? std::string{}
                                                : std::string{musee::themes.at(theme).id}});
        }
    }
    return board;
}

/// Draws the palace vertically, and the studio horizontally below it.
BoardSketch sketch(const muse::Layout& layout, std::size_t side, const musee::ThemeOrder&) {
    if (side >= layout.table.artists.size()) {
        return {};
    }
    const muse::Artist& artist = layout.table.artists[side];
    constexpr double upright = 0.7;
    BoardSketch board{.columns = muse::endingPalace * upright, .rows = 2, .pieces = {}};
    double x = 0;
    for (std::size_t i = 0; i < artist.palace.size(); ++i, x += upright) {
        board.pieces.push_back({.x = x, .width = upright, .look = "palace"});
    }
    x = 0;
    for (std::size_t i = 0; i < artist.studio.size(); ++i, x += 1) {
        board.pieces.push_back({.x = x, .y = 1.15, .height = upright, .look = "studio"});
    }
    for (const SketchPiece& piece : board.pieces) {
        board.columns = std::max(board.columns, piece.x + piece.width);
    }
    return board;
}

BoardSketch sketch(const museum::Layout& layout, std::size_t side, const musee::ThemeOrder&) {
    if (side >= layout.museums.size()) {
        return {};
    }
    const museum::Museum& museum = layout.museums[side];
    const SlotBoard grid = museum::slotsOf(museum::boardOf(layout, museum));
    BoardSketch board;
    const auto add = [&board](const Cell& cell, std::string_view look) {
        board.pieces.push_back(
            {.x = cell.column - 1.0, .y = cell.row - 1.0, .look = std::string{look}});
        board.columns = std::max(board.columns, static_cast<double>(cell.column));
        board.rows = std::max(board.rows, static_cast<double>(cell.row));
    };
    for (int slot = 0; slot < grid.size(); ++slot) {
        add(grid.cellOf(slot), {});
    }
    for (const museum::Object& object : *museum.objects) {
        if (grid.slotAt(object.at) >= 0) {
            add(object.at, museum::info(object.civilisation).id);
        }
    }
    return board;
}

BoardSketch sketch(const artsociety::Layout& layout, std::size_t side, const musee::ThemeOrder&) {
    if (side >= layout.galleries.size()) {
        return {};
    }
    BoardSketch board{.columns = static_cast<double>(layout.wall.size.columns),
                      .rows = static_cast<double>(layout.wall.size.rows),
                      .pieces = {}};
    for (const artsociety::Hung& hung : layout.galleries[side].tiles) {
        const artsociety::Painting* const painting = hung.tile.painting();
        const Block block = hung.block();
        board.pieces.push_back({.x = block.at.column - 1.0,
                                .y = block.at.row - 1.0,
                                .width = static_cast<double>(block.size.columns),
                                .height = static_cast<double>(block.size.rows),
                                .look = painting == nullptr
                                            ? "decor"
                                            : std::string{artsociety::infoOf(painting->type).id}});
    }
    return board;
}

int firstBoardInUse(const AnyCase& position) {
    for (int side = 0; side < sideCount(position); ++side) {
        if (filledOf(position, side).filled > 0) {
            return side;
        }
    }
    return 0;
}

} // namespace

int boardToShow(const AnyCase& position, bool finished) {
    const Ranking ranking = finished ? score(position).ranking : Ranking{};
    return ranking.empty() ? firstBoardInUse(position)
                           : sideOf(position, ranking.front().parties.front());
}

BoardSketch sketchOf(const AnyCase& position, int side, const musee::ThemeOrder& themes) {
    BoardSketch board = std::visit(
        [&](const auto& layout) { return sketch(layout, static_cast<std::size_t>(side), themes); },
        position);
    board.pieces.resize(std::min(board.pieces.size(), mostPieces));
    return board;
}

} // namespace cimaise
