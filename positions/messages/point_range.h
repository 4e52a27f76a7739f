// Range of points while a fact is unknown.
#pragma once

namespace cimaise {

struct PointRange {
    int least = 0;
    int most = 0;

    bool operator==(const PointRange&) const = default;
};

} // namespace cimaise
