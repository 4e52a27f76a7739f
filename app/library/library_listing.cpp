// Computes the place and the searchable text from a row and its current document.
#include "app/library/library_listing.h"

#include "app/library/library_row.h"
#include "app/library/library_search.h"

#include <QDate>
#include <QDateTime>
#include <algorithm>
#include <vector>

namespace cimaise::tables {

namespace {

/// Data of a row for the search index and the order of the list.
struct Entry {
    qint64 recency = 0;
    /// Sort key of the list, and row id of the search index.
    qint64 place = 0;
    QString searched;
    bool listed = false;
};

void index(Connection& connection, const Entry& entry) {
    if (entry.listed) {
        connection.run("INSERT INTO search (rowid, grams) VALUES (?, ?)",
                       {entry.place, indexGrams(entry.searched)});
    }
}

/// Removes the entry from the index, which needs the indexed text again because it stores no copy.
void forget(Connection& connection, const Entry& entry) {
    if (entry.listed) {
        connection.run("INSERT INTO search (search, rowid, grams) VALUES ('delete', ?, ?)",
                       {entry.place, indexGrams(entry.searched)});
    }
}

std::optional<Entry> entryOf(Connection& connection, GameId id) {
    std::optional<Entry> entry;
    connection.run("SELECT recency, listed, searched, removed FROM games WHERE id = ?", {id},
                   [&](const QSqlQuery& row) {
                       entry = Entry{.recency = row.value(0).toLongLong(),
                                     .place = row.value(1).toLongLong(),
                                     .searched = row.value(2).toString(),
                                     .listed = !row.value(3).toBool()};
                   });
    return entry;
}

/// Day of a game, in days since 1970.
qint64 dayOf(const QString& played, qint64 moment) {
    constexpr qint64 lastDay = 2'932'896; // 31 December 9999
    const QDate entered = QDate::fromString(played, Qt::ISODate);
    const QDate day = entered.isValid() ? entered : QDateTime::fromMSecsSinceEpoch(moment).date();
    return std::clamp<qint64>(QDate{1970, 1, 1}.daysTo(day), 0, lastDay);
}

qint64 placeIn(qint64 day, qint64 recency) {
    constexpr qint64 edits = (qint64{1} << dayShift) - 1;
    return (day << dayShift) | (recency & edits);
}

/// Entry of a row whose facts or document have changed.
Entry renewed(Connection& connection, GameId id, Entry entry, qint64 recency) {
    const auto ofDocument = [](const char* key) {
        return QStringLiteral(
                   ", CASE WHEN json_valid(s.document) THEN json_extract(s.document, '$.%1') END")
            .arg(QLatin1String{key});
    };
    entry.recency = recency;
    connection.run("SELECT g.title, g.players, g.game, g.ended, g.updated" + ofDocument("place") +
                       ofDocument("note") + ofDocument("played") +
                       " FROM games g LEFT JOIN steps s ON s.game = g.id"
                       " AND s.position = g.position WHERE g.id = ?",
                   {id}, [&](const QSqlQuery& row) {
                       QStringList texts;
                       for (const int column : {0, 1, 2, 5, 6}) {
                           texts << row.value(column).toString();
                       }
                       const qint64 ended = row.value(3).toLongLong();
                       const qint64 moment = ended != 0 ? ended : row.value(4).toLongLong();
                       entry.searched = foldedForSearch(texts.join(u' '));
                       entry.place = placeIn(dayOf(row.value(7).toString(), moment), recency);
                   });
    return entry;
}

qint64 highestRecency(Connection& connection) {
    return connection.valueOf("SELECT max(recency) FROM games WHERE recency < ?", {highestNumber})
        .toLongLong();
}

void changeEntry(Connection& connection, GameId id, const Entry& before, const Entry& now) {
    forget(connection, before);
    connection.run("UPDATE games SET recency = ?, listed = ?, searched = ?, removed = ?"
                   " WHERE id = ?",
                   {now.recency, now.place, now.searched, now.listed ? 0 : 1, id});
    index(connection, now);
}

} // namespace

qint64 nextRecency(Connection& connection) { return highestRecency(connection) + 1; }

void enlist(Connection& connection, GameId id) {
    if (const std::optional<Entry> before = entryOf(connection, id)) {
        Entry unlisted = *before;
        unlisted.listed = false;
        changeEntry(connection, id, unlisted, renewed(connection, id, *before, before->recency));
    }
}

void moveToFront(Connection& connection, GameId id) {
    const std::optional<Entry> before = entryOf(connection, id);
    const qint64 highest = highestRecency(connection);
    if (before) {
        const Entry after =
            renewed(connection, id, *before, before->recency == highest ? highest : highest + 1);
        if (after.place != before->place || after.searched != before->searched) {
            changeEntry(connection, id, *before, after);
        }
    }
}

void reindex(Connection& connection, GameId id) {
    if (const std::optional<Entry> before = entryOf(connection, id)) {
        changeEntry(connection, id, *before, renewed(connection, id, *before, before->recency));
    }
}

void setListed(Connection& connection, GameId id, bool listed) {
    const std::optional<Entry> before = entryOf(connection, id);
    if (before && before->listed != listed) {
        Entry now = *before;
        now.listed = listed;
        changeEntry(connection, id, *before, now);
    }
}

void indexAll(Connection& connection) {
    connection.run("INSERT INTO search (search) VALUES ('delete-all')");
    std::vector<Entry> entries;
    connection.run("SELECT listed, searched FROM games WHERE removed = 0", {},
                   [&](const QSqlQuery& row) {
                       entries.push_back({.place = row.value(0).toLongLong(),
                                          .searched = row.value(1).toString(),
                                          .listed = true});
                   });
    for (const Entry& entry : entries) {
        index(connection, entry);
    }
}

bool isUnlisted(Connection& connection) {
    return connection.valueOf("SELECT EXISTS (SELECT 1 FROM games WHERE listed = 0)").toBool();
}

void relist(Connection& connection) {
    std::vector<GameId> games;
    connection.run("SELECT id FROM games", {},
                   [&](const QSqlQuery& row) { games.push_back(row.value(0).toLongLong()); });
    for (const GameId id : games) {
        if (const std::optional<Entry> entry = entryOf(connection, id)) {
            const Entry now = renewed(connection, id, *entry, entry->recency);
            connection.run("UPDATE games SET listed = ?, searched = ? WHERE id = ?",
                           {now.place, now.searched, id});
        }
    }
    indexAll(connection);
}

} // namespace cimaise::tables
