// Time limit of a search, from the option --seconds.
#pragma once

#include "positions/file/load_error.h"
#include "rulings/placements/search_limit.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace cimaise::cli {

/// Maximum time limit of a search, in seconds.
inline constexpr int longestSearch = 3600;

/// Parses a time limit in seconds from a plain decimal number; nullopt for any other text.
std::optional<double> readSeconds(std::string_view text);

/// Limit as typed, or `usual` if nothing was; an error for anything but a number of seconds.
tl::expected<SearchLimit, LoadError> searchLimitOf(const std::optional<std::string>& seconds,
                                                   double usual);

} // namespace cimaise::cli
