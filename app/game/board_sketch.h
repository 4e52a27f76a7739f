// Simplified drawing of one board: its pieces, their places and colours. Game cards are drawn from
// it.
#pragma once

#include "validators/cases.h"

#include <string>
#include <vector>

namespace cimaise {

/// Something on the board, in squares from its top left corner.
struct SketchPiece {
    double x = 0;
    double y = 0;
    double width = 1;
    double height = 1;
    std::string look; ///< the id of a theme, a civilisation, a type; empty: a bare place

    bool operator==(const SketchPiece&) const = default;
};

struct BoardSketch {
    double columns = 1;
    double rows = 1;
    std::vector<SketchPiece> pieces;

    bool operator==(const BoardSketch&) const = default;
};

/// The first board on which something lies, or else the first. `themes` is what the own copy of
/// Musée shows.
BoardSketch sketchOf(const AnyCase& position, const musee::ThemeOrder& themes);

} // namespace cimaise
