// SQL statements for games, settings and names. Each runs inside a transaction and leaves an error
// in its connection.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QHash>
#include <QSet>

namespace cimaise::tables {

/// Marks of a game before and after a write. Every write sets a new mark, and is refused if the
/// game does not have the expected mark: another program has then changed the game since it was
/// read.
struct MarkChange {
    GameId game = 0;
    /// Expected mark; nullopt if the write applies to any state of the game.
    std::optional<qint64> expected{};
    qint64 leaves = 0;
};

qint64 newMark();

/// Mark that no game has.
inline constexpr qint64 noMark = -1;

/// Inserts a game. Refused if there is a game with this id.
void create(Connection& connection, const GameSummary& summary, const QString& document,
            qint64 mark);
void append(Connection& connection, const MarkChange& turn, const GameStep& step,
            const GameFacts& facts, qint64 now);
/// Makes a step the current one. Refused if there is no step at this position.
void moveTo(Connection& connection, const MarkChange& turn, qsizetype position,
            const GameFacts& facts, qint64 now);
void joinMatch(Connection& connection, const MarkChange& turn, qint64 match);
void rename(Connection& connection, const MarkChange& turn, const QString& title);
void addMissingResults(Connection& connection, const std::vector<StoredResult>& results);
void remove(Connection& connection, const MarkChange& turn, qint64 now);
void restore(Connection& connection, const MarkChange& turn);
/// Deletes a removed game permanently.
void erase(Connection& connection, GameId id);
/// Deletes removed photos permanently, and games that were removed before `time`.
void purge(Connection& connection, qint64 time);

std::vector<GameSummary> list(Connection& connection, const QString& search, qsizetype limit,
                              qint64 after, const QString& game = {});
std::vector<GameSummary> deletedGames(Connection& connection);
/// Ids of the kinds of game (“musee”, …) of which the library has saved games.
QStringList gameIds(Connection& connection);
std::vector<GameSummary> matchGames(Connection& connection, qint64 match);
std::vector<StoredResult> results(Connection& connection, qint64 afterRecency);
std::vector<GameId> gamesWithoutResult(Connection& connection, GameId after, qsizetype limit);
/// Value of StoredGame::position for a damaged game; no step has this index.
inline constexpr qsizetype damaged = -1;

/// Reads a game; without steps if the game does not exist.
StoredGame load(Connection& connection, GameId id, bool removedToo = false);
/// Document of the current position; empty if the game does not exist or cannot be read.
QString table(Connection& connection, GameId id);
/// Highest id assigned so far.
GameId lastId(Connection& connection);

void setSetting(Connection& connection, const QString& key, const QString& value);
QHash<QString, QString> settings(Connection& connection);
/// Replaces the documents and facts of a game without moving the game in the list.
void replace(Connection& connection, const MarkChange& turn, const StoredGame& game);

/// Games changed by rewriteGames(), or the game that refused the change.
struct Rewritten {
    QSet<GameId> games{};
    GameId refusedBy = 0;
};

/// Rewrites the games that may contain the name `naming`: all or, if one refuses, none.
Rewritten rewriteGames(Connection& connection, const QString& naming, const Rewrite& rewrite);
/// Games in whose list of players a text that reads like `name` occurs, possibly as a part of
/// another name.
std::vector<GameId> gamesNaming(Connection& connection, const QString& name);
/// Games of all these people, each with all their names; last begun first.
std::vector<GameId> gamesOf(Connection& connection, const std::vector<QStringList>& people);
void markRecentPlayer(Connection& connection, const QString& name);
People people(Connection& connection);
void setPeople(Connection& connection, const People& people);
/// SQL statement of people().
QString peopleStatement();

/// SQL statement of list() for a number of search words.
QString listStatement(qsizetype words, bool ofOneGame = false);
/// SQL statements of results() and gamesWithoutResult().
QString resultsStatement();
QString withoutResultStatement();
/// SQL statement of gameIds().
QString gameIdsStatement();

} // namespace cimaise::tables
