// The statements that read and write games, settings and names. Each runs inside a transaction and
// leaves a failure in its connection.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QHash>

namespace cimaise::tables {

void create(Connection& connection, const GameSummary& summary, const QString& document);
void append(Connection& connection, GameId id, const GameStep& step, const GameFacts& facts,
            qint64 now);
void moveTo(Connection& connection, GameId id, qsizetype position, const GameFacts& facts,
            qint64 now);
void joinMatch(Connection& connection, GameId id, qint64 match);
void rename(Connection& connection, GameId id, const QString& title);
void remove(Connection& connection, GameId id);
void restore(Connection& connection, GameId id);
/// Drops what was removed for good.
void purge(Connection& connection);

std::vector<GameSummary> list(Connection& connection, const QString& search, qsizetype limit,
                              qint64 after, const QString& game = {});
QStringList gamesKept(Connection& connection);
std::vector<GameSummary> matchGames(Connection& connection, qint64 match);
/// Without steps if it is not there.
StoredGame load(Connection& connection, GameId id);
/// The highest id ever given.
GameId lastId(Connection& connection);

void setSetting(Connection& connection, const QString& key, const QString& value);
QHash<QString, QString> settings(Connection& connection);
void rememberName(Connection& connection, const QString& name);
QStringList knownNames(Connection& connection, qsizetype limit);

/// The statement behind list(): for the search text's words and its index query.
QString listStatement(qsizetype words, bool ofOneGame = false);
/// The statement behind gamesKept().
QString gamesKeptStatement();

} // namespace cimaise::tables
