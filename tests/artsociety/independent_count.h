// Independent rule checker and scorer of Art Society, written from the rules page alone: walls are
// sets of squares, and everything is tried.
#pragma once

#include "tests/support/written_verdict.h"

#include <map>
#include <string>
#include <string_view>

namespace cimaise::artsociety::independent {

/// Counts the text of a file.
WrittenVerdict count(std::string_view file);

/// By place and size: `legal`, points and what it meets, or the rule that forbids it.
std::map<std::string, std::string> placements(std::string_view file, std::size_t player,
                                              std::string_view tile);

} // namespace cimaise::artsociety::independent
