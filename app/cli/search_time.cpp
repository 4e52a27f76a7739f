// Parses --seconds.
#include "app/cli/search_time.h"

#include <charconv>

namespace cimaise::cli {

namespace {

//% "Expected a number of seconds from 0 to {most} after --seconds."
constexpr TextId wrongSeconds = CIMAISE_TEXT("cli.arrange.seconds");

} // namespace

std::optional<double> readSeconds(std::string_view text) {
    double seconds = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, seconds, std::chars_format::fixed);
    const bool good =
        error == std::errc{} && stop == end && seconds >= 0 && seconds <= longestSearch;
    return good ? std::optional{seconds} : std::nullopt;
}

tl::expected<SearchLimit, LoadError> searchLimitOf(const std::optional<std::string>& seconds,
                                                   double usual) {
    const std::optional<double> time = seconds ? readSeconds(*seconds) : usual;
    if (!time) {
        return tl::unexpected(
            LoadError{.pointer = {},
                      .reason = {.text = wrongSeconds, .arguments = {{"most", longestSearch}}}});
    }
    const std::chrono::duration<double> limit{*time};
    return SearchLimit{.time = std::chrono::duration_cast<std::chrono::nanoseconds>(limit)};
}

} // namespace cimaise::cli
