// Distribution of totals: bins of a round width.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

/// Range of totals, both ends included.
struct Bin {
    int from = 0;
    int to = 0;
    int count = 0;

    bool operator==(const Bin&) const = default;
};

/// Maximum number of bins; more would be too narrow to tap on a phone.
inline constexpr int mostBins = 10;

/// Consecutive bins from the lowest total to the highest, empty bins included. Each bin begins at a
/// multiple of the width, which is 1, 2 or 5 times a power of ten.
std::vector<Bin> distributionOf(const PlayerResults& outings);

} // namespace cimaise
