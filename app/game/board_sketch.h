// Simplified drawing of one board: its pieces, their places and colours. Game cards are drawn from
// it.
#pragma once

#include "validators/cases.h"

#include <string>
#include <vector>

namespace cimaise {

/// Piece on the board, in squares from the top left corner.
struct SketchPiece {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    std::string look; ///< id of a theme, a civilisation or a type; empty: an empty place

    bool operator==(const SketchPiece&) const = default;
};

struct BoardSketch {
    double columns = 1;
    double rows = 1;
    std::vector<SketchPiece> pieces;

    bool operator==(const BoardSketch&) const = default;
};

/// Sketch of the first board with a piece, or of the first board. `themes` are those of the
/// player's own copy of Musée.
BoardSketch sketchOf(const AnyCase& position, const musee::ThemeOrder& themes);

} // namespace cimaise
