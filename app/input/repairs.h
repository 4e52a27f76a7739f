// Edits that may fix a finding, as a game proposes them, and those verified by checking the
// position after the edit.
#pragma once

#include "app/input/input_result.h"
#include "validators/report/finding.h"

#include <cstddef>
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

/// Edit that fixes a finding and causes no new problem.
struct Repair {
    std::size_t finding = 0; ///< index of the finding
    Message offer;           ///< effect, as the label of a button: “Swap 23 and 18”
    Edit edit;
};

/// Repairs in the order of the findings. A finding has one repair, or two that are equally likely;
/// none if more are, or if the file has more boards than a game. A problem also has the move of its
/// piece to the board where it fits, if only one piece and one board do. Limits the number of
/// positions checked, so that the last of many findings may get their repairs only after the first
/// ones are fixed.
std::vector<Repair> repairsOf(const AnyCase& position, const Findings& findings);

} // namespace cimaise
