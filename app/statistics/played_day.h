// Day on which a game was played: the date in its document, otherwise the local day of its end.
// Lists, statistics, sheets and exports all take the day from here.
#pragma once

#include <cstdint>
#include <string>

namespace cimaise {

/// Time in milliseconds since 1970 as `yyyy-mm-dd hh:mm:ss` in the local time zone.
std::string localTime(std::int64_t moment);

/// Day of a game as `yyyy-mm-dd`; `played` is the date in its document, possibly empty.
std::string playedDay(const std::string& played, std::int64_t ended);

/// Moment on the day of the game, in milliseconds since 1970: the end if it is on that day,
/// otherwise noon in the local time zone.
std::int64_t playedMoment(const std::string& played, std::int64_t ended);

} // namespace cimaise
