// Reads the JSON of another program leniently: unknown parts are skipped, fractions and repeated
// keys accepted. Size, depth and counts are limited.
#pragma once

#include "positions/file/json.h"
#include "positions/file/load_error.h"

#include <string_view>
#include <tl/expected.hpp>

namespace cimaise {

/// Maximum size of a BG Stats export, in bytes; exports with thousands of plays have a few million.
inline constexpr std::size_t largestBgStatsExport = std::size_t{32} * 1024 * 1024;

/// Parses an export without the parts that this app does not read, such as score sheets.
tl::expected<Json, LoadError> parseBgStatsJson(std::string_view text);

} // namespace cimaise
