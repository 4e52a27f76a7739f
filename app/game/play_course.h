// Course of the totals during a game, as far as it was entered while it was played.
#pragma once

#include "app/game/history.h"

namespace cimaise {

struct CoursePoint {
    qint64 made = 0;         ///< in milliseconds since 1970, UTC
    std::vector<int> totals; ///< by side

    bool operator==(const CoursePoint&) const = default;
};

/// Maximum number of points, to keep them apart.
inline constexpr std::size_t mostCoursePoints = 24;

/// Course of a game: the first and last step, and some between. Empty if the boards were entered at
/// once: in less than two minutes, or in fewer than three steps with a known time. Only the sitting
/// with the most steps is used; pauses over two hours and other days separate sittings. Undone
/// steps do not count.
std::vector<CoursePoint> courseOf(const History& history);

} // namespace cimaise
