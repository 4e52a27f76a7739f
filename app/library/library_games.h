// SQL statements for games, settings and names. Each runs inside a transaction and leaves an error
// in its connection.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QHash>
#include <QSet>

namespace cimaise::tables {

/// A game's next state. Each write leaves a mark that no other leaves, and is refused where it
/// does not find the one it follows: somebody else has changed the game since it was read.
struct Turn {
    GameId game = 0;
    /// None where it does not matter what the game looks like.
    std::optional<qint64> follows{};
    qint64 leaves = 0;
};

qint64 newMark();

/// A mark that no game has.
inline constexpr qint64 noMark = -1;

/// Refused where there is a game of this id.
void create(Connection& connection, const GameSummary& summary, const QString& document,
            qint64 mark);
void append(Connection& connection, const Turn& turn, const GameStep& step, const GameFacts& facts,
            qint64 now);
/// Refused where there is no step at this position.
void moveTo(Connection& connection, const Turn& turn, qsizetype position, const GameFacts& facts,
            qint64 now);
void joinMatch(Connection& connection, const Turn& turn, qint64 match);
void rename(Connection& connection, const Turn& turn, const QString& title);
void keepResults(Connection& connection, const std::vector<KeptResult>& results);
void remove(Connection& connection, const Turn& turn);
void restore(Connection& connection, const Turn& turn);
/// Drops what was removed for good.
void purge(Connection& connection);
/// Makes the search index anew: it holds nothing that the games do not.
void indexAll(Connection& connection);

std::vector<GameSummary> list(Connection& connection, const QString& search, qsizetype limit,
                              qint64 after, const QString& game = {});
QStringList gamesKept(Connection& connection);
std::vector<GameSummary> matchGames(Connection& connection, qint64 match);
std::vector<KeptResult> results(Connection& connection, qint64 afterRecency);
std::vector<GameId> gamesWithoutResult(Connection& connection, GameId after, qsizetype limit);
/// The position of a game that is damaged: no step is called so.
inline constexpr qsizetype damaged = -1;

/// Without steps if it is not there.
StoredGame load(Connection& connection, GameId id, bool removedToo = false);
/// The document of what lies on the table; empty if it is not there, or cannot be read.
QString table(Connection& connection, GameId id);
/// noMark where there is no such game.
qint64 markOf(Connection& connection, GameId id);
/// The highest id ever given.
GameId lastId(Connection& connection);

void setSetting(Connection& connection, const QString& key, const QString& value);
QHash<QString, QString> settings(Connection& connection);
/// Other documents and facts, in the same place of the list.
void replace(Connection& connection, const Turn& turn, const StoredGame& game);

/// Which games a change of many has reached, or which of them has refused it.
struct Rewritten {
    QSet<GameId> games{};
    GameId refusedBy = 0;
};

Rewritten rewriteGames(Connection& connection, const QString& naming, const Rewrite& rewrite);
/// Those that name somebody so, or nearly so.
std::vector<GameId> gamesNaming(Connection& connection, const QString& name);
bool hasPlayer(Connection& connection, const QString& name);
void rememberName(Connection& connection, const QString& name);
People people(Connection& connection);
void setPeople(Connection& connection, const People& people);
/// The statement behind people().
QString peopleStatement();

/// The statement behind list(): for the search text's words and its index query.
QString listStatement(qsizetype words, bool ofOneGame = false);
/// The statements behind results() and gamesWithoutResult().
QString resultsStatement();
QString withoutResultStatement();
/// The statement behind gamesKept().
QString gamesKeptStatement();

} // namespace cimaise::tables
