// Course of the totals during a game; available only for games that were entered while they were
// played.
#pragma once

#include "app/game/history.h"

#include <optional>

namespace cimaise {

struct CoursePoint {
    qint64 madeAt = 0;       ///< in milliseconds since 1970, UTC
    std::vector<int> totals; ///< by side

    bool operator==(const CoursePoint&) const = default;
};

/// Maximum number of points of a course, so that they do not overlap in the plot.
inline constexpr std::size_t mostCoursePoints = 24;

/// Course of a game: its first and last step, and some steps between them. Empty if the game was
/// entered in less than two minutes, or in fewer than three steps with a known time. Only the
/// sitting with the most steps is used; a pause of more than two hours or another day begins a new
/// sitting. Undone steps do not count.
std::vector<CoursePoint> courseOf(const History& history);

/// Duration of the sitting with the most steps, in minutes; nullopt if it is too short to be that
/// of a game. `ended` is the time when the game was finished, in milliseconds since 1970, or 0: it
/// counts instead of the last step if it is no more than two hours later.
std::optional<int> observedMinutes(const History& history, qint64 ended);

} // namespace cimaise
