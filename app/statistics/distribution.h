// Distribution of totals: bins of a round width.
#pragma once

#include "app/statistics/statistics.h"

namespace cimaise {

/// Totals from the first to the last, both of them included.
struct Bin {
    int from = 0;
    int to = 0;
    int count = 0;

    bool operator==(const Bin&) const = default;
};

/// More bins would be too narrow to touch on a phone.
inline constexpr int mostBins = 10;

/// One after the other from the least total to the greatest, empty ones included; each begins at a
/// multiple of its width, which is 1, 2 or 5, or that times a power of ten.
std::vector<Bin> distributionOf(const Outings& outings);

} // namespace cimaise
