// Recognises the exports of Cimaise that hold no single game.
#pragma once

#include "validators/layout/load_error.h"

#include <optional>
#include <string_view>

namespace cimaise {

/// Error for a text that is a table of results, a play file of BG Stats, a list of games as JSON
/// Lines, or an archive; none for any other text.
std::optional<LoadError> exportFault(std::string_view text);

} // namespace cimaise
