// Chooses the smallest round bin width that does not give too many bins.
#include "app/statistics/distribution.h"

#include <algorithm>

namespace cimaise {

namespace {

/// Greatest multiple of `width` that does not exceed a total, which may be negative.
int startOf(int total, int width) {
    const int rest = total % width;
    return total - (rest < 0 ? rest + width : rest);
}

int binsNeeded(int least, int most, int width) {
    return (startOf(most, width) - startOf(least, width)) / width + 1;
}

int widthFor(int least, int most) {
    for (int decade = 1;; decade *= 10) {
        for (const int step : {1, 2, 5}) {
            if (binsNeeded(least, most, step * decade) <= mostBins) {
                return step * decade;
            }
        }
    }
}

} // namespace

std::vector<Bin> distributionOf(const PlayerResults& outings) {
    if (outings.empty()) {
        return {};
    }
    const auto [least, most] = std::ranges::minmax_element(outings, {}, &PlayerResult::total);
    const int width = widthFor(least->total, most->total);
    const int first = startOf(least->total, width);
    std::vector<Bin> bins;
    for (int from = first; from <= most->total; from += width) {
        bins.push_back({.from = from, .to = from + width - 1, .count = 0});
    }
    for (const PlayerResult& outing : outings) {
        ++bins[static_cast<std::size_t>((startOf(outing.total, width) - first) / width)].count;
    }
    return bins;
}

} // namespace cimaise
