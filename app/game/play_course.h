// Course of the totals during a game, as far as it was entered while it was played.
#pragma once

#include "app/game/history.h"

namespace cimaise {

struct CoursePoint {
    qint64 made = 0;         ///< in milliseconds since 1970, UTC
    std::vector<int> totals; ///< by side

    bool operator==(const CoursePoint&) const = default;
};

/// More points stand too close to each other.
inline constexpr std::size_t mostCoursePoints = 24;

/// The first and the last step, and others in their order. Empty where the boards were entered at
/// once: in less than two minutes, or in fewer than three steps with a known moment. What was
/// entered another day, or more than two hours apart, is not of the same course: it is told of the
/// sitting with the most steps. Steps that were taken back are none.
std::vector<CoursePoint> courseOf(const History& history);

} // namespace cimaise
