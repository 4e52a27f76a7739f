// Exports results as a table for spreadsheets (RFC 4180): a row per player and game, a column per
// line of the score sheet.
#pragma once

#include "app/statistics/game_result.h"
#include "app/texts/translator.h"

#include <string>
#include <vector>

namespace cimaise {

/// Game with its data for the table.
struct ResultRow {
    std::int64_t id = 0; ///< id in the library
    std::string title{};
    std::string date{}; ///< `yyyy-mm-dd`; may be empty
    GameResult result;
    std::string place{};          ///< where it was played; may be empty
    std::optional<int> minutes{}; ///< duration
    std::string starter{};        ///< name of the first player; may be empty
    std::string note{};           ///< may have several lines

    bool operator==(const ResultRow&) const = default;
};

/// Characters that may separate the cells of a table.
inline constexpr std::string_view csvSeparators = ",;\t";

/// Table in UTF-8 with a byte order mark, whose lines end with CR and LF; the first line names the
/// columns in the language of `words`. The column of a score line is named by game and line; it
/// exists if one of the results is of that game. Unknown values are empty. An apostrophe is written
/// before user text that could be a formula, whichever separator a spreadsheet expects.
std::string csvOf(const std::vector<ResultRow>& results, char separator, const Translator& words);

} // namespace cimaise
