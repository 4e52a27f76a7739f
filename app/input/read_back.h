// Entered pieces and figures of a board in the order in which they are read back, for comparison
// with the table.
#pragma once

#include "validators/report/message.h"

#include <vector>

namespace cimaise {

/// Piece or figure to compare.
struct ReadBackEntry {
    Spot spot;     ///< spot to select for a correction
    Message piece; ///< number or name: “37”
    Message where; ///< place, or the name of the figure

    bool operator==(const ReadBackEntry&) const = default;
};

using ReadBackEntries = std::vector<ReadBackEntry>;

/// The text of a value alone.
Message readText(Value value);

} // namespace cimaise
