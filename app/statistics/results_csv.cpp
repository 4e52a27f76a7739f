// Escapes cells that a spreadsheet would run as a formula, which OWASP calls CSV injection.
#include "app/statistics/results_csv.h"

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

/// True if a spreadsheet may read the text as a formula; some accept fullwidth signs too.
bool mayRun(std::string_view text) {
    constexpr std::string_view signs = "=+-@\t\r\n";
    constexpr std::string_view wide[] = {"＝", "＋", "－", "＠"};
    return !text.empty() && (signs.find(text.front()) != std::string_view::npos ||
                             std::ranges::any_of(wide, [&](std::string_view sign) {
                                 return text.starts_with(sign);
                             }));
}

/// Also escapes text after a semicolon, where a spreadsheet with semicolon separators begins a
/// cell.
std::string disarmed(std::string_view text) {
    std::string disarmed = mayRun(text) ? "'" : "";
    for (std::size_t at = 0; at < text.size(); ++at) {
        disarmed += text[at];
        if (text[at] == ';') {
            const std::string_view rest = text.substr(at + 1);
            const std::size_t begin = std::min(rest.find_first_not_of(" \"'"), rest.size());
            disarmed += mayRun(rest.substr(begin)) ? "'" : "";
        }
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
std::string_view flag(bool value) { return value ? "1" : "0"; }

std::string headOf(const std::vector<Column>& columns) {
    std::string head = "id,game,date,title,player,team,place,total,won,players,legal,complete";
    for (const Column& column : columns) {
        head += ',' + textCell(fmt::format("{}.{}", column.game, column.line));
    }
    return head + "\r\n";
}

/// Number of the team: 1, 2, …; empty in a game without teams.
std::string teamOf(const GameResult& result, std::size_t side) {
    const bool teams = std::ranges::any_of(
        result.sides, [](const SideResult& each) { return each.names.size() > 1; });
    return teams ? std::to_string(side + 1) : std::string{};
}

std::string pointsOf(const ResultRow& listed, const SideResult& side,
                     const std::vector<Column>& columns) {
    std::string points;
    for (const Column& column : columns) {
        points += ',';
        if (column.game == listed.result.game) {
            points += std::to_string(side.pointsOf(column.line));
        }
    }
    return points;
}

std::string rowsOf(const ResultRow& listed, std::size_t index, const std::vector<Column>& columns) {
    const GameResult& result = listed.result;
    const SideResult& side = result.sides[index];
    const std::string points = pointsOf(listed, side, columns);
    std::string rows;
    for (const std::string& name : side.names) {
        rows += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{}{}\r\n", listed.id,
                            textCell(result.game), textCell(listed.date), textCell(listed.title),
                            textCell(name), teamOf(result, index), side.place, side.total,
                            flag(result.isWonBy(side)), result.playerCount(), flag(result.legal),
                            flag(result.complete), points);
    }
    return rows;
}

} // namespace

std::string csvOf(const std::vector<ResultRow>& results) {
    const std::vector<Column> columns = columnsOf(results);
    std::string table = headOf(columns);
    for (const ResultRow& listed : results) {
        for (std::size_t side = 0; side < listed.result.sides.size(); ++side) {
            table += rowsOf(listed, side, columns);
        }
    }
    return table;
}

} // namespace cimaise
