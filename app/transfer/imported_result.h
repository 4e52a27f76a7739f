// Result without boards in an archive or an export of another program.
#pragma once

#include "app/statistics/game_result.h"

namespace cimaise {

/// Parses a result without boards; none if it is invalid, or was computed from boards.
std::optional<GameResult> readImportedResult(std::string_view text);

} // namespace cimaise
