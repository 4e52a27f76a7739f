// Pieces and figures of a board in the order in which they are read back, for comparison with the
// table.
#pragma once

#include "validators/report/message.h"

#include <optional>
#include <vector>

namespace cimaise {

/// Piece or figure to compare.
struct ReadStep {
    Spot spot;     ///< spot to select for a correction
    Message piece; ///< number or name: “37”
    Message where; ///< place, or the name of the figure

    bool operator==(const ReadStep&) const = default;
};

using ReadSteps = std::vector<ReadStep>;

// Texts for the games' steps.

/// The text of a value alone.
Message readText(Value value);
/// A figure, or “not entered”.
Message readNumber(std::optional<int> figure);

} // namespace cimaise
