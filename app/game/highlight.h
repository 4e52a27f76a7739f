// Highlighted spots of the board and their style: for a finding, a score line, a piece of evidence,
// or chosen spots.
#pragma once

#include "app/game/evaluation.h"
#include "scoring/sheet/spot_highlights.h"

#include <string>

namespace cimaise {

/// Object of the highlight. `first` (first full gallery) and `tie` highlight no spot.
struct Highlight {
    enum class Kind : std::uint8_t { nothing, line, evidence, finding, spots, first, tie };
    Kind kind = Kind::nothing;
    int side = -1;         ///< side of a score line
    std::string line;      ///< id; empty: all lines
    int row = -1;          ///< row of a piece of evidence (in its line), or of a finding
    Spots spots{};         ///< highlighted spots
    bool counting = false; ///< true for a question about the points of a spot

    bool operator==(const Highlight&) const = default;
};

/// Evidence of a line, with the labels of its pairs and groups.
struct LineEvidence {
    Pieces pieces;
    std::vector<Tags> tags; ///< labels of each piece
};

/// Evidence of a line of a side's sheet, in its order; of all lines, without labels, if `line` is
/// empty.
LineEvidence evidenceOf(const Score& score, int side, std::string_view line);

SpotHighlights spotHighlightsFor(const Highlight& highlight, const Evaluation& evaluation);

} // namespace cimaise
