// Exports results as a table for other programs (RFC 4180): a row per player and game, a column per
// line of the score sheet.
#pragma once

#include "app/statistics/game_result.h"

#include <string>
#include <vector>

namespace cimaise {

/// Game with its data for the table.
struct ResultRow {
    std::int64_t id = 0; ///< id in the library
    std::string title{};
    std::string date{}; ///< `yyyy-mm-dd`; may be empty
    GameResult result;

    bool operator==(const ResultRow&) const = default;
};

/// Table in UTF-8, whose lines end with CR and LF; the first line names the columns. The column of
/// a score line is named by the ids of game and line; it exists if one of the
/// results is of that game. An apostrophe is written before user text that could be a formula.
std::string csvOf(const std::vector<ResultRow>& results);

} // namespace cimaise
