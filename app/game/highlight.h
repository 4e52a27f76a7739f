// Which spots of the board are lit, and how: those of a finding, of a score line or of a piece of
// evidence.
#pragma once

#include "app/game/evaluation.h"
#include "scoring/sheet/lights.h"

#include <string>

namespace cimaise {

/// What the players are looking at.
struct Highlight {
    enum class Kind : std::uint8_t { nothing, line, evidence, finding };
    Kind kind = Kind::nothing;
    int side = -1;    ///< of a line
    std::string line; ///< id; empty: all lines
    int row = -1;     ///< of a piece of evidence (among the line's), or of a finding

    bool operator==(const Highlight&) const = default;
};

/// The evidence of a line, and what tells its pairs and groups apart.
struct LineEvidence {
    Pieces pieces;
    std::vector<Tags> tags; ///< of each piece
};

/// The evidence of a line of a side's sheet in its order, or of all lines when `line` is empty:
/// then nothing is told apart.
LineEvidence evidenceOf(const Score& score, int side, std::string_view line);

Lights litBy(const Highlight& highlight, const Evaluation& evaluation);

} // namespace cimaise
