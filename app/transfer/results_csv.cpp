// Escapes cells that a spreadsheet would run as a formula, which OWASP calls CSV injection.
#include "app/transfer/results_csv.h"

#include "scoring/scores.h"

#include <algorithm>
#include <fmt/format.h>

namespace cimaise {

namespace {

/// Column of a score line.
struct Column {
    std::string_view game;
    std::string line;
};

bool isKnown(std::string_view game, std::string_view line) {
    const std::span<const LineInfo> lines = linesOf(game);
    return std::ranges::find(lines, line, &LineInfo::id) != lines.end();
}

/// Adds lines of older results that the current score sheet lacks.
void addOldLines(std::vector<Column>& columns, std::string_view game, const GameResult& result) {
    for (const SideResult& side : result.sides) {
        for (const LineResult& line : side.lines) {
            const bool isNew = std::ranges::none_of(columns, [&](const Column& column) {
                return column.game == game && column.line == line.line;
            });
            if (isNew && !isKnown(game, line.line)) {
                columns.push_back({.game = game, .line = line.line});
            }
        }
    }
}

/// Columns in the order of the games, then of the score sheet.
std::vector<Column> columnsOf(const std::vector<ResultRow>& results) {
    std::vector<Column> columns;
    for (const Game& game : games()) {
        std::vector<const GameResult*> ofGame;
        for (const ResultRow& listed : results) {
            if (listed.result.game == game.id) {
                ofGame.push_back(&listed.result);
            }
        }
        if (ofGame.empty()) {
            continue;
        }
        for (const LineInfo& line : linesOf(game.id)) {
            columns.push_back({.game = game.id, .line = std::string{line.id}});
        }
        for (const GameResult* result : ofGame) {
            addOldLines(columns, game.id, *result);
        }
    }
    return columns;
}

/// True if a spreadsheet may read a cell with this text as a formula, after quotes and spaces that
/// it may drop; some accept fullwidth signs too.
bool mayRun(std::string_view text) {
    constexpr std::string_view signs = "=+-@\t\r";
    constexpr std::string_view wide[] = {"＝", "＋", "－", "＠"};
    text.remove_prefix(std::min(text.find_first_not_of(" \"'"), text.size()));
    return !text.empty() && (signs.find(text.front()) != std::string_view::npos ||
                             std::ranges::any_of(wide, [&](std::string_view sign) {
                                 return text.starts_with(sign);
                             }));
}

/// Writes an apostrophe before each part of the text that could be a formula: a spreadsheet that
/// expects another separator, or ignores quotes, begins a cell after a separator or a line break.
std::string disarmed(std::string_view text) {
    std::string disarmed = mayRun(text) ? "'" : "";
    for (std::size_t at = 0; at < text.size(); ++at) {
        disarmed += text[at];
        const bool begins = csvSeparators.find(text[at]) != std::string_view::npos ||
                            text[at] == '\n' || text[at] == '\r';
        disarmed += begins && mayRun(text.substr(at + 1)) ? "'" : "";
    }
    return disarmed;
}

/// Cell of user text, always quoted.
std::string textCell(std::string_view text) {
    std::string cell = "\"";
    for (const char letter : disarmed(text)) {
        cell += letter;
        if (letter == '"') {
            cell += letter;
        }
    }
    return cell + '"';
}

/// Writes 1 or 0, which other programs can add up.
std::string flag(bool value) { return value ? "1" : "0"; }

/// Cells of one line of the table.
using Cells = std::vector<std::string>;

std::string lineOf(const Cells& cells, char separator) {
    return fmt::format("{}\r\n", fmt::join(cells, std::string_view{&separator, 1}));
}

/// Names of the columns that every table has. The first five tell the app that a file is such a
/// table: see isResultTable() in app/platform/inputs.cpp.
constexpr TextId headings[] = {
    //% "id"
    CIMAISE_TEXT("csv.id"),
    //% "game"
    CIMAISE_TEXT("csv.game"),
    //% "date"
    CIMAISE_TEXT("csv.date"),
    //% "title"
    CIMAISE_TEXT("csv.title"),
    //% "player"
    CIMAISE_TEXT("csv.player"),
    //% "team"
    CIMAISE_TEXT("csv.team"),
    //% "place"
    CIMAISE_TEXT("csv.place"),
    //% "total"
    CIMAISE_TEXT("csv.total"),
    //% "won"
    CIMAISE_TEXT("csv.won"),
    //% "tie-break"
    CIMAISE_TEXT("csv.tie-break"),
    //% "players"
    CIMAISE_TEXT("csv.players"),
    //% "legal"
    CIMAISE_TEXT("csv.legal"),
    //% "complete"
    CIMAISE_TEXT("csv.complete"),
    //% "ended early"
    CIMAISE_TEXT("csv.early"),
    //% "imported"
    CIMAISE_TEXT("csv.imported"),
    //% "location"
    CIMAISE_TEXT("csv.location"),
    //% "minutes"
    CIMAISE_TEXT("csv.minutes"),
    //% "first player"
    CIMAISE_TEXT("csv.starter"),
    //% "note"
    CIMAISE_TEXT("csv.note")};

std::string titleOf(std::string_view game, std::string_view line, const Translator& words) {
    const TextId title = cimaise::titleOf(game, line);
    return title.empty() ? std::string{line} : words.text(title);
}

Cells headOf(const std::vector<Column>& columns, const Translator& words) {
    Cells head;
    for (const TextId heading : headings) {
        head.push_back(words.text(heading));
    }
    for (const Column& column : columns) {
        head.push_back(textCell(fmt::format("{}: {}", words.text(findGame(column.game)->name),
                                            titleOf(column.game, column.line, words))));
    }
    return head;
}

/// Tie-break that decided the first place; empty if the points did.
std::string tieBreakOf(const GameResult& result, const Translator& words) {
    if (!result.hasTieBreak()) {
        return {};
    }
    //% "not recorded"
    constexpr TextId unknown = CIMAISE_TEXT("csv.tie-break.unknown");
    return textCell(result.imported ? words.text(unknown)
                                    : titleOf(result.game, result.decidedBy, words));
}

template <class Number> std::string cellOf(const std::optional<Number>& number) {
    return number ? std::to_string(*number) : std::string{};
}

/// Number of the team: 1, 2, …; empty in a game without teams.
std::string teamOf(const GameResult& result, std::size_t side) {
    const bool teams = std::ranges::any_of(
        result.sides, [](const SideResult& each) { return each.names.size() > 1; });
    return teams ? std::to_string(side + 1) : std::string{};
}

/// Cells of a side’s score lines, empty for those of other games.
Cells pointsOf(const ResultRow& listed, const SideResult& side,
               const std::vector<Column>& columns) {
    Cells points;
    for (const Column& column : columns) {
        points.push_back(column.game == listed.result.game && !listed.result.imported && side.total
                             ? std::to_string(side.pointsOf(column.line))
                             : std::string{});
    }
    return points;
}

/// Cells of one player of a side.
Cells rowOf(const ResultRow& listed, std::size_t index, const std::string& name,
            const Translator& words) {
    const GameResult& result = listed.result;
    const SideResult& side = result.sides[index];
    const Game* const game = findGame(result.game);
    return {std::to_string(listed.id),
            textCell(game == nullptr ? result.game : words.text(game->name)),
            listed.date,
            textCell(listed.title),
            textCell(name),
            teamOf(result, index),
            cellOf(result.placeOf(side)),
            cellOf(side.total),
            result.open ? std::string{} : flag(result.isWonBy(side)),
            tieBreakOf(result, words),
            std::to_string(result.playerCount()),
            result.imported ? std::string{} : flag(result.legal),
            result.imported ? std::string{} : flag(result.complete),
            result.imported ? std::string{} : flag(result.early),
            flag(result.imported.has_value()),
            textCell(listed.place),
            cellOf(listed.minutes),
            listed.starter.empty() ? std::string{} : flag(listed.starter == name),
            textCell(listed.note)};
}

} // namespace

std::string csvOf(const std::vector<ResultRow>& results, char separator, const Translator& words) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    const std::vector<Column> columns = columnsOf(results);
    std::string table = std::string{byteOrderMark} + lineOf(headOf(columns, words), separator);
    for (const ResultRow& listed : results) {
        for (std::size_t index = 0; index < listed.result.sides.size(); ++index) {
            const SideResult& side = listed.result.sides[index];
            const Cells points = pointsOf(listed, side, columns);
            for (const std::string& name : side.names) {
                Cells cells = rowOf(listed, index, name, words);
                cells.insert(cells.end(), points.begin(), points.end());
                table += lineOf(cells, separator);
            }
        }
    }
    return table;
}

} // namespace cimaise
