// Periods to which the statistics can be limited.
#pragma once

#include <QDateTime>

namespace cimaise {

enum class Period : std::uint8_t { always, thisYear, lastYear, lastMonth };

/// Beginning of a period, in milliseconds since 1970: the first day of the year, the same day a
/// year ago, or thirty days ago; at midnight in the time zone of `now`.
qint64 beginOf(Period period, const QDateTime& now);

} // namespace cimaise
