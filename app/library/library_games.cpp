// Writes games: a row, its history, and its entry in the search index.
#include "app/library/library_games.h"

#include "app/library/library_row.h"
#include "app/library/library_search.h"

namespace cimaise::tables {

namespace {

QString searchedText(const GameFacts& facts) {
    return foldedForSearch(facts.title + ' ' + facts.players + ' ' + facts.game);
}

/// Data of a row for the search index and the order of the list.
struct Entry {
    qint64 recency = 0;
    QString searched;
    bool listed = false;
};

void index(Connection& connection, const Entry& entry) {
    if (entry.listed) {
        connection.run("INSERT INTO search (rowid, grams) VALUES (?, ?)",
                       {entry.recency, indexGrams(entry.searched)});
    }
}

/// Removes the entry from the index, which needs the indexed text again because it stores no copy.
void forget(Connection& connection, const Entry& entry) {
    if (entry.listed) {
        connection.run("INSERT INTO search (search, rowid, grams) VALUES ('delete', ?, ?)",
                       {entry.recency, indexGrams(entry.searched)});
    }
}

std::optional<Entry> entryOf(Connection& connection, GameId id) {
    std::optional<Entry> entry;
    connection.run("SELECT recency, searched, removed FROM games WHERE id = ?", {id},
                   [&](const QSqlQuery& row) {
                       entry = Entry{.recency = row.value(0).toLongLong(),
                                     .searched = row.value(1).toString(),
                                     .listed = !row.value(2).toBool()};
                   });
    return entry;
}

qint64 highestRecency(Connection& connection) {
    return connection.valueOf("SELECT max(recency) FROM games WHERE recency < ?", {highestNumber})
        .toLongLong();
}

void changeEntry(Connection& connection, GameId id, const Entry& before, const Entry& now) {
    forget(connection, before);
    connection.run("UPDATE games SET recency = ?, searched = ?, removed = ? WHERE id = ?",
                   {now.recency, now.searched, now.listed ? 0 : 1, id});
    index(connection, now);
}

/// Updates the indexed text of a game without moving the game in the list.
void index(Connection& connection, GameId id, const GameFacts& facts) {
    if (const std::optional<Entry> before = entryOf(connection, id)) {
        Entry now = *before;
        now.searched = searchedText(facts);
        changeEntry(connection, id, *before, now);
    }
}

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
    const std::optional<Entry> before = entryOf(connection, id);
    const qint64 highest = highestRecency(connection);
    const QString searched = searchedText(facts);
    if (before && (before->recency != highest || before->searched != searched)) {
        changeEntry(connection, id, *before,
                    {.recency = before->recency == highest ? highest : highest + 1,
                     .searched = searched,
                     .listed = before->listed});
    }
}

GameFacts factsOf(Connection& connection, GameId id) {
    GameFacts facts;
    connection.run("SELECT game, title, players FROM games WHERE id = ?", {id},
                   [&](const QSqlQuery& row) {
                       facts = {.game = row.value(0).toString(),
                                .title = row.value(1).toString(),
                                .players = row.value(2).toString()};
                   });
    return facts;
}

void setListed(Connection& connection, GameId id, bool listed) {
    const std::optional<Entry> before = entryOf(connection, id);
    if (before && before->listed != listed) {
        Entry now = *before;
        now.listed = listed;
        changeEntry(connection, id, *before, now);
    }
}

void take(Connection& connection, const MarkChange& turn) {
    if (turn.follows) {
        connection.change("UPDATE games SET mark = ? WHERE id = ? AND mark = ?",
                          {turn.leaves, turn.game, *turn.follows});
    } else {
        connection.run("UPDATE games SET mark = ? WHERE id = ?", {turn.leaves, turn.game});
    }
}

} // namespace

void create(Connection& connection, const GameSummary& summary, const QString& document,
            qint64 mark) {
    const GameFacts& facts = summary.facts;
    const Entry entry{
        .recency = highestRecency(connection) + 1, .searched = searchedText(facts), .listed = true};
    connection.change(
        "INSERT INTO games (id, game, title, players, finished, score, match, created,"
        " updated, position, recency, searched, mark, decided, manner, result, ended)"
        " SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, ?"
        " WHERE NOT EXISTS (SELECT 1 FROM games WHERE id = ?)",
        {summary.id, facts.game, facts.title, facts.players, facts.finished ? 1 : 0, facts.score,
         summary.match ? QVariant{*summary.match} : QVariant{}, summary.created, summary.updated,
         entry.recency, entry.searched, mark, facts.decided, static_cast<int>(facts.gameMode),
         facts.result, summary.ended, summary.id});
    connection.run(
        "INSERT INTO steps (game, position, document, what, made) VALUES (?, 0, ?, '', ?)",
        {summary.id, document, summary.created});
    index(connection, entry);
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
    index(connection, turn.game, factsOf(connection, turn.game));
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
    index(connection, turn.game, facts);
}

void addMissingResults(Connection& connection, const std::vector<StoredResult>& results) {
    for (const StoredResult& kept : results) {
        connection.run("UPDATE games SET result = ? WHERE id = ? AND finished = 1 AND result = ''",
                       {kept.result, kept.id});
    }
}

void remove(Connection& connection, const MarkChange& turn) {
    take(connection, turn);
    setListed(connection, turn.game, false);
}

void restore(Connection& connection, const MarkChange& turn) {
    take(connection, turn);
    setListed(connection, turn.game, true);
}

void indexAll(Connection& connection) {
    connection.run("INSERT INTO search (search) VALUES ('delete-all')");
    std::vector<Entry> entries;
    connection.run("SELECT recency, searched FROM games WHERE removed = 0", {},
                   [&](const QSqlQuery& row) {
                       entries.push_back({.recency = row.value(0).toLongLong(),
                                          .searched = row.value(1).toString(),
                                          .listed = true});
                   });
    for (const Entry& entry : entries) {
        index(connection, entry);
    }
}

void purge(Connection& connection) {
    connection.run("DELETE FROM photos WHERE removed = 1");
    connection.run("DELETE FROM games WHERE removed = 1");
}

void setSetting(Connection& connection, const QString& key, const QString& value) {
    connection.run("INSERT INTO settings (key, value) VALUES (?, ?)"
                   " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                   {key, value});
}

} // namespace cimaise::tables
