// Exports results as a table for other programs (RFC 4180): a row per player and game, a column per
// line of the score sheet.
#pragma once

#include "app/statistics/game_result.h"

#include <string>
#include <vector>

namespace cimaise {

/// A game as it stands in the table.
struct ListedResult {
    std::int64_t id = 0; ///< that of the library
    std::string title{};
    std::string date{}; ///< `yyyy-mm-dd`; may be empty
    GameResult result;

    bool operator==(const ListedResult&) const = default;
};

/// UTF-8, lines end with CR and LF; the first names the columns. A line’s column is called by its
/// game and its id, and stands there once one of the results is of that game: `musee.ascending`.
/// What somebody has typed is never a formula: an apostrophe stands before what could be one.
std::string csvOf(const std::vector<ListedResult>& results);

} // namespace cimaise
