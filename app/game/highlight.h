// Highlighted spots of the board and their style: for a finding, a score line, a piece of evidence,
// or chosen spots.
#pragma once

#include "app/game/evaluation.h"
#include "scoring/sheet/lights.h"

#include <string>

namespace cimaise {

/// What the players are looking at; `first` and `tie` light nothing: who was first, whose is the
/// tie.
struct Highlight {
    enum class Kind : std::uint8_t { nothing, line, evidence, finding, spots, first, tie };
    Kind kind = Kind::nothing;
    int side = -1;         ///< of a line
    std::string line;      ///< id; empty: all lines
    int row = -1;          ///< of a piece of evidence (among the line's), or of a finding
    Spots spots{};         ///< that are pointed out
    bool counting = false; ///< of one spot: what it counts for is asked

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
