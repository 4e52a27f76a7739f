// Simplified drawing of one board: its pieces with their places and colours. Used by BoardPicture.
#pragma once

#include "validators/cases.h"

#include <string>
#include <vector>

namespace cimaise {

/// Piece on the board. Position and size are in squares, measured from the top left corner.
struct SketchPiece {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    std::string look; ///< id of a theme, a civilisation or a type; empty for an empty space

    bool operator==(const SketchPiece&) const = default;
};

struct BoardSketch {
    double columns = 1;
    double rows = 1;
    std::vector<SketchPiece> pieces;

    bool operator==(const BoardSketch&) const = default;
};

/// Board to show of a game: the winner’s once it is finished, otherwise the first with a piece, or
/// the first.
int boardToShow(const AnyCase& position, bool finished);

/// Sketch of a side's board. `themes` are those of the player's own copy of Musée.
BoardSketch sketchOf(const AnyCase& position, int side, const musee::ThemeOrder& themes);

} // namespace cimaise
