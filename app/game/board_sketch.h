// Simplified drawing of one board: its pieces with their places and colours. Used by BoardPicture.
#pragma once

#include "app/game/game_ui.h"

#include <string>
#include <vector>

namespace cimaise {

/// Piece on the board. Position and size are in squares, measured from the top left corner.
struct SketchPiece {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    std::string colourId; ///< kind of the piece, by which it is coloured; empty for an empty space

    bool operator==(const SketchPiece&) const = default;
};

struct BoardSketch {
    double columns = 1;
    double rows = 1;
    std::vector<SketchPiece> pieces;

    bool operator==(const BoardSketch&) const = default;
};

/// Side whose board represents a game: the winner’s once the game is finished, otherwise the first
/// side with a piece, or side 0.
int boardToShow(const AnyCase& position, bool finished);

/// Sketch of a side's board, with the looks of the user's copy of the game.
BoardSketch sketchOf(const AnyCase& position, int side, const CopySettings& copy);

} // namespace cimaise
