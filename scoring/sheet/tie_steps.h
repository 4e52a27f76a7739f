// Tie-breaks that were compared between sides with equal points, in the order of comparison.
#pragma once

#include "scoring/sheet/ranking.h"

#include <optional>

namespace cimaise {

/// Tie-break with the values of the sides that it compared.
struct TieStep {
    std::string_view tieBreak;              ///< id of the tie-break
    std::vector<std::optional<int>> values; ///< by side; nullopt for a side that is not tied

    bool operator==(const TieStep&) const = default;
};

/// Tie-breaks that the ranking needed; empty without a tie. `sides` is the number of sides.
std::vector<TieStep> tieSteps(const Ranking& ranking, std::size_t sides);

} // namespace cimaise
