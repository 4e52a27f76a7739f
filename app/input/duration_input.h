// Typed durations: “95”, “1:35”, “1 h 35”, “95 min”.
#pragma once

#include <optional>
#include <string_view>

namespace cimaise {

/// Duration in minutes; nullopt if the text is no duration from 0 to 5999 minutes.
std::optional<int> readDuration(std::string_view text);

} // namespace cimaise
