// Uses the C library for the local time zone, because it needs no Qt and knows the same zone.
#include "app/statistics/played_day.h"

#include <array>
#include <charconv>
#include <ctime>
#include <fmt/format.h>
#include <optional>

namespace cimaise {

namespace {

constexpr std::int64_t second = 1000;
constexpr int yearZero = 1900;
constexpr int noon = 12;
constexpr std::size_t dayLength = std::string_view{"yyyy-mm-dd"}.size();

std::tm localParts(std::int64_t moment) {
    std::time_t seconds = moment / second;
    if (moment % second < 0) {
        --seconds;
    }
    std::tm parts{};
    localtime_r(&seconds, &parts);
    return parts;
}

/// Year, month and day of `yyyy-mm-dd`; none if the text is anything else.
std::optional<std::array<int, 3>> numbersOf(std::string_view day) {
    if (day.size() != dayLength || day[4] != '-' || day[7] != '-') {
        return std::nullopt;
    }
    constexpr std::array<std::pair<std::size_t, std::size_t>, 3> fields{{{0, 4}, {5, 7}, {8, 10}}};
    std::array<int, 3> numbers{};
    for (std::size_t at = 0; at < fields.size(); ++at) {
        const char* const end = day.data() + fields[at].second;
        const auto read = std::from_chars(day.data() + fields[at].first, end, numbers[at]);
        if (read.ec != std::errc{} || read.ptr != end) {
            return std::nullopt;
        }
    }
    return numbers;
}

} // namespace

std::string localTime(std::int64_t moment) {
    const std::tm parts = localParts(moment);
    return fmt::format("{:04}-{:02}-{:02} {:02}:{:02}:{:02}", parts.tm_year + yearZero,
                       parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

std::string playedDay(const std::string& played, std::int64_t ended) {
    return played.empty() ? localTime(ended).substr(0, dayLength) : played;
}

std::int64_t playedMoment(const std::string& played, std::int64_t ended) {
    const std::optional<std::array<int, 3>> day = numbersOf(played);
    if (!day || playedDay({}, ended) == played) {
        return ended;
    }
    std::tm parts{};
    parts.tm_year = (*day)[0] - yearZero;
    parts.tm_mon = (*day)[1] - 1;
    parts.tm_mday = (*day)[2];
    parts.tm_hour = noon;
    parts.tm_isdst = -1;
    return static_cast<std::int64_t>(std::mktime(&parts)) * second;
}

} // namespace cimaise
