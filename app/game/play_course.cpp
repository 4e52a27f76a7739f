// Selects steps before scoring, because scoring all steps of a long game would take too long.
#include "app/game/play_course.h"

#include "positions/cases.h"
#include "scoring/scores.h"

#include <algorithm>
#include <span>

namespace cimaise {

namespace {

constexpr qint64 leastSpan = 2LL * 60 * 1000;
constexpr qint64 longestPause = 2LL * 60 * 60 * 1000;
constexpr std::size_t leastSteps = 3;
constexpr int fewestMinutes = 5; ///< a shorter time is that of entering a game already played

using Steps = std::vector<const HistoryStep*>;

Steps stepsWithMoments(const History& history) {
    Steps steps;
    for (std::size_t at = firstStepWithSeats(history); at <= history.index(); ++at) {
        const HistoryStep& step = history.steps()[at];
        const bool isLater = steps.empty() || step.madeAt >= steps.back()->madeAt;
        // details are often entered on another day
        const bool isPlay =
            at == 0 || !differInPlayDetailsOnly(history.steps()[at - 1].position, step.position);
        if (step.madeAt > 0 && isLater &&
            isPlay) { // steps after the clock was set back are skipped
            steps.push_back(&step);
        }
    }
    return steps;
}

/// Longest run of steps without a long pause; of equal runs the later one.
std::span<const HistoryStep* const> longestSitting(const Steps& steps) {
    std::span<const HistoryStep* const> longest;
    for (std::size_t from = 0; from < steps.size();) {
        std::size_t to = from + 1;
        while (to < steps.size() && steps[to]->madeAt - steps[to - 1]->madeAt <= longestPause) {
            ++to;
        }
        if (to - from >= longest.size()) {
            longest = std::span{steps}.subspan(from, to - from);
        }
        from = to;
    }
    return longest;
}

CoursePoint pointOf(const HistoryStep& step) {
    CoursePoint point{.madeAt = step.madeAt, .totals = {}};
    for (const ScoreSheet& sheet : score(step.position).sheets) {
        point.totals.push_back(sheet.total);
    }
    return point;
}

} // namespace

std::vector<CoursePoint> courseOf(const History& history) {
    const Steps steps = stepsWithMoments(history);
    const auto sitting = longestSitting(steps);
    if (sitting.size() < leastSteps ||
        sitting.back()->madeAt - sitting.front()->madeAt <= leastSpan) {
        return {};
    }
    const auto sides = static_cast<std::size_t>(sideCount(history.current()));
    const std::size_t points = std::min(sitting.size(), mostCoursePoints);
    std::vector<CoursePoint> course;
    for (std::size_t at = 0; at < points; ++at) {
        CoursePoint point = pointOf(*sitting[at * (sitting.size() - 1) / (points - 1)]);
        if (point.totals.size() == sides) {
            course.push_back(std::move(point));
        }
    }
    return course.size() < leastSteps ? std::vector<CoursePoint>{} : course;
}

std::optional<int> observedMinutes(const History& history, qint64 ended) {
    constexpr qint64 minute = 60LL * 1000;
    const Steps steps = stepsWithMoments(history);
    const auto sitting = longestSitting(steps);
    if (sitting.size() < leastSteps) {
        return std::nullopt;
    }
    const qint64 last = sitting.back()->madeAt;
    const bool endsThere = ended >= last && ended - last <= longestPause;
    const qint64 span = (endsThere ? ended : last) - sitting.front()->madeAt;
    const auto minutes =
        static_cast<int>(std::min<qint64>((span + minute / 2) / minute, longestMinutes));
    return minutes < fewestMinutes ? std::nullopt : std::optional{minutes};
}

} // namespace cimaise
