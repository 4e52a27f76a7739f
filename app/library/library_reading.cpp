// Reads games: pages of the list, matches, whole histories; settings and names.
#include "app/library/library_games.h"
#include "app/library/library_listing.h"
#include "app/library/library_row.h"
#include "app/library/library_search.h"
#include "positions/file/json_text.h"

#include <algorithm>

namespace cimaise::tables {

namespace {

/// Maximum length of the text of an edit.
constexpr qsizetype longestWording = 65'536;
/// Maximum number of open questions of a rulebook.
constexpr qint64 mostQuestions = 99;

/// Columns of a summary, followed by the further columns of load().
const QString& summaryColumns() {
    static const QString columns = QStringList{"g.id",
                                               boundedText("g.game", longestLine),
                                               boundedText("g.title", longestLine),
                                               boundedText("g.players", longestLine),
                                               "g.finished",
                                               boundedText("g.score", longestLine),
                                               "g.match",
                                               "g.created",
                                               "g.updated",
                                               "g.listed",
                                               "g.position",
                                               "g.mark",
                                               "g.manner",
                                               "g.decided",
                                               boundedText("g.result", longestResult),
                                               "g.ended",
                                               "g.deleted"}
                                       .join(", ");
    return columns;
}

/// Reads a row. Invalid values are left out, so that a damaged row still identifies its game.
GameSummary summaryOf(const QSqlQuery& row) {
    return {
        .id = numberIn(row, 0, 1, highestNumber).value_or(0),
        .facts = {.game = lineIn(row, 1),
                  .title = nameIn(row, 2),
                  .players = lineIn(row, 3),
                  .finished = numberIn(row, 4, 0, 1).value_or(0) == 1,
                  .score = lineIn(row, 5),
                  .decided = static_cast<int>(numberIn(row, 13, 0, mostQuestions).value_or(0)),
                  .gameMode = static_cast<GameMode>(numberIn(row, 12, 0, highestMode).value_or(0)),
                  .result = textIn(row, 14).value_or(QString{})},
        .match = numberIn(row, 6, 1, highestNumber),
        .created = numberIn(row, 7, 0, lastMoment).value_or(0),
        .updated = numberIn(row, 8, 0, lastMoment).value_or(0),
        .recency = row.value(9).toLongLong(),
        .ended = numberIn(row, 15, 0, lastMoment).value_or(0),
        .day = row.value(9).toLongLong() >> dayShift,
        .deleted = numberIn(row, 16, 0, lastMoment).value_or(0)};
}

std::vector<GameSummary> summaries(Connection& connection, const QString& sql,
                                   const QVariantList& values) {
    std::vector<GameSummary> all;
    connection.run(sql, values, [&](const QSqlQuery& row) {
        if (numberIn(row, 0, 1, highestNumber)) { // skip rows without a valid id
            all.push_back(summaryOf(row));
        }
    });
    return all;
}

QString stepsStatement() {
    return "SELECT position, " + boundedText("document", largestDocument) + ", " +
           boundedText("what", longestWording) +
           ", made FROM steps WHERE game = ? ORDER BY position";
}

} // namespace

QString listStatement(qsizetype words, bool ofOneGame) {
    QString sql = "SELECT " + summaryColumns();
    if (words == 0) {
        return sql + " FROM games g WHERE g.removed = 0 AND g.listed < ?" +
               (ofOneGame ? " AND g.game = ?" : "") + " ORDER BY g.listed DESC LIMIT ?";
    }
    sql += " FROM search s JOIN games g ON g.listed = s.rowid WHERE search MATCH ?"
           " AND s.rowid < ?";
    for (qsizetype word = 0; word < words; ++word) {
        sql += " AND instr(g.searched, ?)";
    }
    return sql + (ofOneGame ? " AND g.game = ?" : "") + " ORDER BY s.rowid DESC LIMIT ?";
}

// Jumps from one game to the next along the index, without visiting every row of a game.
QString gameIdsStatement() {
    return "WITH RECURSIVE kept (game) AS ("
           " SELECT min(game) FROM games WHERE removed = 0"
           " UNION ALL SELECT (SELECT min(game) FROM games WHERE removed = 0 AND game > kept.game)"
           " FROM kept WHERE game IS NOT NULL)"
           " SELECT game FROM kept WHERE game IS NOT NULL";
}

std::vector<GameSummary> list(Connection& connection, const QString& search, qsizetype limit,
                              qint64 after, const QString& game) {
    const SearchTerms terms = searchTerms(search);
    QVariantList values;
    if (!terms.words.isEmpty()) {
        values << terms.query;
    }
    values << after;
    for (const QString& word : terms.words) {
        values << word;
    }
    if (!game.isEmpty()) {
        values << game;
    }
    values << limit;
    return summaries(connection, listStatement(terms.words.size(), !game.isEmpty()), values);
}

QStringList gameIds(Connection& connection) {
    QStringList all;
    connection.run(gameIdsStatement(), {},
                   [&](const QSqlQuery& row) { all << row.value(0).toString(); });
    return all;
}

std::vector<GameSummary> matchGames(Connection& connection, qint64 match) {
    return summaries(connection,
                     "SELECT " + summaryColumns() +
                         " FROM games g WHERE g.match = ? AND g.removed = 0 ORDER BY g.id",
                     {match});
}

std::vector<GameSummary> deletedGames(Connection& connection) {
    return summaries(connection,
                     "SELECT " + summaryColumns() +
                         " FROM games g WHERE g.removed = 1 ORDER BY g.deleted DESC, g.id DESC",
                     {});
}

StoredGame load(Connection& connection, GameId id, bool removedToo) {
    StoredGame game;
    std::optional<qint64> position;
    std::optional<qint64> mark;
    connection.run("SELECT " + summaryColumns() + " FROM games g WHERE g.id = ? AND g.removed <= ?",
                   {id, removedToo ? 1 : 0}, [&](const QSqlQuery& row) {
                       game.summary = summaryOf(row);
                       position = numberIn(row, 10, 0, highestNumber);
                       mark = numberIn(row, 11, 0, std::numeric_limits<qint64>::max());
                   });
    bool sound = true;
    connection.run(stepsStatement(), {game.summary.id}, [&](const QSqlQuery& row) {
        const std::optional<QString> document = textIn(row, 1);
        const qint64 place = std::ssize(game.steps);
        sound = sound && document && numberIn(row, 0, place, place);
        game.steps.push_back({.document = document.value_or(QString{}),
                              .what = textIn(row, 2).value_or(QString{}),
                              .madeAt = numberIn(row, 3, 0, lastMoment).value_or(0)});
    });
    sound = sound && position && *position < std::ssize(game.steps) && mark;
    game.position = sound ? static_cast<qsizetype>(*position) : damaged;
    game.mark = mark.value_or(noMark);
    return game;
}

QString table(Connection& connection, GameId id) {
    QString document;
    connection.run("SELECT " + boundedText("s.document", largestDocument) +
                       " FROM games g JOIN steps s ON s.game = g.id AND s.position = g.position"
                       " WHERE g.id = ? AND g.removed = 0",
                   {id},
                   [&](const QSqlQuery& row) { document = textIn(row, 0).value_or(QString{}); });
    return document;
}

GameId lastId(Connection& connection) {
    GameId last = 0;
    const auto consider = [&](const QSqlQuery& row) {
        last = std::max(last, numberIn(row, 0, 0, highestNumber).value_or(0));
    };
    connection.run("SELECT seq FROM sqlite_sequence WHERE name = 'games'", {}, consider);
    connection.run("SELECT max(id) FROM games WHERE id <= ?", {highestNumber}, consider);
    return last;
}

QHash<QString, QString> settings(Connection& connection) {
    QHash<QString, QString> all;
    const QString value = boundedText("value", largestDocument);
    connection.run("SELECT " + boundedText("key", longestLine) + ", " + value + " FROM settings",
                   {}, [&](const QSqlQuery& row) {
                       const std::optional<QString> key = textIn(row, 0);
                       if (key) {
                           all.insert(*key, textIn(row, 1).value_or(QString{}));
                       }
                   });
    return all;
}

} // namespace cimaise::tables
