// Computes the beginning of a period; days begin at midnight in the local time zone, wherever the
// games were played.
#include "app/shell/period.h"

#include <limits>

namespace cimaise {

namespace {

constexpr int daysOfAMonth = 30;

QDate dayOf(Period period, const QDate& today) {
    switch (period) {
    case Period::always:
        break;
    case Period::thisYear:
        return {today.year(), 1, 1};
    case Period::lastYear:
        return today.addYears(-1);
    case Period::lastMonth:
        return today.addDays(-daysOfAMonth);
    }
    return {};
}

} // namespace

qint64 beginOf(Period period, const QDateTime& now) {
    const QDate day = dayOf(period, now.date());
    return day.isValid() ? day.startOfDay(now.timeSpec(), now.offsetFromUtc()).toMSecsSinceEpoch()
                         : std::numeric_limits<qint64>::min();
}

} // namespace cimaise
