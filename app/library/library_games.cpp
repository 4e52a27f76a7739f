// Writes games: a row, its history, and its place in the list.
#include "app/library/library_games.h"

#include "app/library/library_listing.h"

namespace cimaise::tables {

namespace {

/// Updates the row after an edit. Usually the game is the newest already, with unchanged texts.
void update(Connection& connection, GameId id, const GameFacts& facts, qint64 now) {
    const int finished = facts.finished ? 1 : 0;
    connection.run("UPDATE games SET game = ?, title = ?, players = ?, score = ?, decided = ?,"
                   " manner = ?, updated = ?, result = ?,"
                   " ended = CASE WHEN ? = 0 THEN 0 WHEN finished = 1 THEN ended ELSE ? END,"
                   " finished = ? WHERE id = ?",
                   {facts.game, facts.title, facts.players, facts.score, facts.decided,
                    static_cast<int>(facts.gameMode), now, facts.result, finished,
                    facts.endedBefore.value_or(now), finished, id});
    moveToFront(connection, id);
}

void take(Connection& connection, const MarkChange& turn) {
    if (turn.expected) {
        connection.change("UPDATE games SET mark = ? WHERE id = ? AND mark = ?",
                          {turn.leaves, turn.game, *turn.expected});
    } else {
        connection.run("UPDATE games SET mark = ? WHERE id = ?", {turn.leaves, turn.game});
    }
}

} // namespace

void create(Connection& connection, const GameSummary& summary, const QString& document,
            qint64 mark) {
    const GameFacts& facts = summary.facts;
    connection.change(
        "INSERT INTO games (id, game, title, players, finished, score, match, created,"
        " updated, position, recency, searched, mark, decided, manner, result, ended)"
        " SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?"
        " WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = ?)",
        {summary.id, facts.game, facts.title, facts.players, facts.finished ? 1 : 0, facts.score,
         summary.match ? QVariant{*summary.match} : QVariant{}, summary.created, summary.updated,
         nextRecency(connection), QString{""}, mark, facts.decided,
         static_cast<int>(facts.gameMode), facts.result, summary.ended, summary.id});
    connection.run(
        "INSERT INTO steps (game, position, document, what, made) VALUES (?, 0, ?, '', ?)",
        {summary.id, document, summary.created});
    enlist(connection, summary.id);
}

void append(Connection& connection, const MarkChange& turn, const GameStep& step,
            const GameFacts& facts, qint64 now) {
    take(connection, turn);
    connection.run("DELETE FROM steps WHERE game = ?"
                   " AND position > (SELECT position FROM games WHERE id = ?)",
                   {turn.game, turn.game});
    connection.run("UPDATE games SET position = position + 1 WHERE id = ?", {turn.game});
    connection.run("INSERT INTO steps (game, position, document, what, made)"
                   " SELECT id, position, ?, ?, ? FROM games WHERE id = ?",
                   {step.document, step.what, step.madeAt, turn.game});
    update(connection, turn.game, facts, now);
}

void moveTo(Connection& connection, const MarkChange& turn, qsizetype position,
            const GameFacts& facts, qint64 now) {
    take(connection, turn);
    connection.change("UPDATE games SET position = ? WHERE id = ?"
                      " AND EXISTS (SELECT 1 FROM steps WHERE game = ? AND position = ?)",
                      {position, turn.game, turn.game, position});
    update(connection, turn.game, facts, now);
}

void joinMatch(Connection& connection, const MarkChange& turn, qint64 match) {
    take(connection, turn);
    connection.run("UPDATE games SET match = ? WHERE id = ?", {match, turn.game});
}

void rename(Connection& connection, const MarkChange& turn, const QString& title) {
    take(connection, turn);
    connection.run("UPDATE games SET title = ? WHERE id = ?", {title, turn.game});
    reindex(connection, turn.game);
}

void replace(Connection& connection, const MarkChange& turn, const StoredGame& game) {
    take(connection, turn);
    for (qsizetype position = 0; const GameStep& step : game.steps) {
        connection.run("UPDATE steps SET document = ? WHERE game = ? AND position = ?",
                       {step.document, turn.game, position++});
    }
    const GameFacts& facts = game.summary.facts;
    connection.run("UPDATE games SET players = ?, score = ?, result = ? WHERE id = ?",
                   {facts.players, facts.score, facts.result, turn.game});
    reindex(connection, turn.game);
}

void addMissingResults(Connection& connection, const std::vector<StoredResult>& results) {
    for (const StoredResult& stored : results) {
        connection.run("UPDATE games SET result = ? WHERE id = ? AND finished = 1 AND result = ''",
                       {stored.result, stored.id});
    }
}

void remove(Connection& connection, const MarkChange& turn, qint64 now) {
    take(connection, turn);
    connection.run("UPDATE games SET deleted = ? WHERE id = ?", {now, turn.game});
    setListed(connection, turn.game, false);
}

void restore(Connection& connection, const MarkChange& turn) {
    take(connection, turn);
    connection.run("UPDATE games SET deleted = 0 WHERE id = ?", {turn.game});
    setListed(connection, turn.game, true);
}

void erase(Connection& connection, GameId id) {
    connection.run("DELETE FROM games WHERE id = ? AND removed = 1", {id});
}

void purge(Connection& connection, qint64 time) {
    connection.run("DELETE FROM photos WHERE removed = 1");
    connection.run("DELETE FROM games WHERE removed = 1 AND deleted < ?", {time});
    connection.run("DELETE FROM settings WHERE key GLOB 'view of *'"
                   " AND CAST(substr(key, 9) AS INTEGER) NOT IN (SELECT id FROM games)");
}

void setSetting(Connection& connection, const QString& key, const QString& value) {
    connection.run("INSERT INTO settings (key, value) VALUES (?, ?)"
                   " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                   {key, value});
}

} // namespace cimaise::tables
