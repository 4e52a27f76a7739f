// Edits of a position that may fix a finding, as a game proposes them.
#pragma once

#include "app/input/input_result.h"

#include <vector>

namespace cimaise {

/// Single edit that may fix a finding.
struct RepairCandidate {
    Message offer; ///< effect, as the label of a button: “Swap 23 and 18”
    Edit edit;
    bool renumbers = false; ///< true if the edit changes the places of other pieces
};

/// Candidates in groups, the likeliest group first; those of one group are equally likely.
using RepairCandidates = std::vector<std::vector<RepairCandidate>>;

} // namespace cimaise
