// Reads games: pages of the list, matches, whole histories; settings and names.
#include "app/library/library_games.h"
#include "app/library/library_search.h"

namespace cimaise::tables {

namespace {

constexpr auto summaryColumns = "g.id, g.game, g.title, g.players, g.finished, g.score, g.match,"
                                " g.created, g.updated, g.recency, g.position";

GameSummary summaryOf(const QSqlQuery& row) {
    return {.id = row.value(0).toLongLong(),
            .facts = {.game = row.value(1).toString(),
                      .title = row.value(2).toString(),
                      .players = row.value(3).toString(),
                      .finished = row.value(4).toBool(),
                      .score = row.value(5).toString()},
            .match = row.isNull(6) ? std::nullopt : std::optional{row.value(6).toLongLong()},
            .created = row.value(7).toLongLong(),
            .updated = row.value(8).toLongLong(),
            .recency = row.value(9).toLongLong()};
}

std::vector<GameSummary> summaries(Connection& connection, const QString& sql,
                                   const QVariantList& values) {
    std::vector<GameSummary> all;
    connection.run(sql, values, [&](const QSqlQuery& row) { all.push_back(summaryOf(row)); });
    return all;
}

} // namespace

QString listStatement(qsizetype words, bool ofOneGame) {
    QString sql = QString{"SELECT "} + summaryColumns;
    if (words == 0) {
        return sql + " FROM games g WHERE g.removed = 0 AND g.recency < ?" +
               (ofOneGame ? " AND g.game = ?" : "") + " ORDER BY g.recency DESC LIMIT ?";
    }
    sql += " FROM search s JOIN games g ON g.recency = s.rowid WHERE search MATCH ?"
           " AND s.rowid < ?";
    for (qsizetype word = 0; word < words; ++word) {
        sql += " AND instr(g.searched, ?)";
    }
    return sql + (ofOneGame ? " AND g.game = ?" : "") + " ORDER BY s.rowid DESC LIMIT ?";
}

// From one game to the next along the index, however many rows each has.
QString gamesKeptStatement() {
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

QStringList gamesKept(Connection& connection) {
    QStringList all;
    connection.run(gamesKeptStatement(), {},
                   [&](const QSqlQuery& row) { all << row.value(0).toString(); });
    return all;
}

std::vector<GameSummary> matchGames(Connection& connection, qint64 match) {
    return summaries(connection,
                     QString{"SELECT "} + summaryColumns +
                         " FROM games g WHERE g.match = ? AND g.removed = 0 ORDER BY g.id",
                     {match});
}

StoredGame load(Connection& connection, GameId id) {
    StoredGame game;
    connection.run(QString{"SELECT "} + summaryColumns +
                       " FROM games g WHERE g.id = ? AND g.removed = 0",
                   {id}, [&](const QSqlQuery& row) {
                       game.summary = summaryOf(row);
                       game.position = row.value(10).toLongLong();
                   });
    connection.run("SELECT document, what FROM steps WHERE game = ? ORDER BY position",
                   {game.summary.id}, [&](const QSqlQuery& row) {
                       game.steps.push_back(
                           {.document = row.value(0).toString(), .what = row.value(1).toString()});
                   });
    return game;
}

GameId lastId(Connection& connection) {
    return connection.valueOf("SELECT seq FROM sqlite_sequence WHERE name = 'games'").toLongLong();
}

QHash<QString, QString> settings(Connection& connection) {
    QHash<QString, QString> all;
    connection.run("SELECT key, value FROM settings", {}, [&](const QSqlQuery& row) {
        all.insert(row.value(0).toString(), row.value(1).toString());
    });
    return all;
}

QStringList knownNames(Connection& connection, qsizetype limit) {
    QStringList names;
    connection.run("SELECT name FROM names ORDER BY used DESC LIMIT ?", {limit},
                   [&](const QSqlQuery& row) { names << row.value(0).toString(); });
    return names;
}

} // namespace cimaise::tables
