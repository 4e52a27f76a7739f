// Tables of the library. Every list and every search uses an index.
#include "app/library/library_schema.h"

#include <array>

namespace cimaise {

namespace {

using namespace std::string_view_literals;

// games.recency: the game edited last has the highest value. Until version 10, it ordered the list
// and was the row id of the search index, so that hits come in list order and a page reads no
// further rows. The content of that index is described in library_search.h.
constexpr std::array version1{
    "CREATE TABLE games ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT,"
    " game TEXT NOT NULL, title TEXT NOT NULL, players TEXT NOT NULL,"
    " finished INTEGER NOT NULL, score TEXT NOT NULL, match INTEGER,"
    " created INTEGER NOT NULL, updated INTEGER NOT NULL,"
    " position INTEGER NOT NULL, recency INTEGER NOT NULL, searched TEXT NOT NULL,"
    " removed INTEGER NOT NULL DEFAULT 0) STRICT"sv,
    "CREATE UNIQUE INDEX games_by_recency ON games (recency)"sv,
    "CREATE INDEX games_listed ON games (recency) WHERE removed = 0"sv,
    "CREATE INDEX games_removed ON games (id) WHERE removed = 1"sv,
    "CREATE INDEX games_by_match ON games (match, id) WHERE match IS NOT NULL"sv,
    "CREATE VIRTUAL TABLE search USING fts5(grams, content='', detail=none, tokenize='ascii')"sv,
    // small pages: a search for the newest hits of a frequent word decodes fewer entries
    "INSERT INTO search (search, rank) VALUES ('pgsz', 250)"sv,
    "CREATE TABLE steps ("
    " game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, position INTEGER NOT NULL,"
    " document TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (game, position)) STRICT"sv,
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID"sv,
    "CREATE TABLE names (name TEXT PRIMARY KEY, used INTEGER NOT NULL) STRICT, WITHOUT ROWID"sv,
    "CREATE INDEX names_by_use ON names (used)"sv,
};

// Rows of one game in list order.
constexpr std::array version2{
    "CREATE INDEX games_by_game ON games (game, recency) WHERE removed = 0"sv,
};

// Mark of the last write: an edit is refused if the game has changed since it was read.
constexpr std::array version3{
    "ALTER TABLE games ADD COLUMN mark INTEGER NOT NULL DEFAULT 0"sv,
};

// Time of each step; 0 for steps older than this version.
constexpr std::array version4{
    "ALTER TABLE steps ADD COLUMN made INTEGER NOT NULL DEFAULT 0"sv,
};

// Mode of each game: see GameMode.
constexpr std::array version5{
    "ALTER TABLE games ADD COLUMN manner INTEGER NOT NULL DEFAULT 0"sv,
};

// Photos of the position, stored with their games. Earlier versions kept the outline of a board in
// `corners`, `side` and `traced`, which nothing reads any more. The picture is the last column, so
// that queries for other columns do not read it.
constexpr std::array version6{
    "CREATE TABLE photos ("
    " id INTEGER PRIMARY KEY AUTOINCREMENT,"
    " game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    " taken INTEGER NOT NULL, corners TEXT NOT NULL DEFAULT '',"
    " side INTEGER NOT NULL DEFAULT 0, traced INTEGER NOT NULL DEFAULT 0,"
    " removed INTEGER NOT NULL DEFAULT 0, picture BLOB NOT NULL) STRICT"sv,
    "CREATE INDEX photos_by_game ON photos (game, id)"sv,
    "CREATE INDEX photos_removed ON photos (id) WHERE removed = 1"sv,
};

// Number of open questions of the rulebook answered in each game; counted for older games at their
// next edit.
constexpr std::array version7{
    "ALTER TABLE games ADD COLUMN decided INTEGER NOT NULL DEFAULT 0"sv,
};

// Result of each finished game: writeResult() of app/statistics. The end of games finished in older
// versions is unknown; their last edit is the closest time. An index finds games without a result.
constexpr std::array version8{
    "ALTER TABLE games ADD COLUMN result TEXT NOT NULL DEFAULT ''"sv,
    "ALTER TABLE games ADD COLUMN ended INTEGER NOT NULL DEFAULT 0"sv,
    "UPDATE games SET ended = updated WHERE finished = 1"sv,
    "CREATE INDEX games_with_result ON games (recency)"
    " WHERE finished = 1 AND removed = 0 AND result <> ''"sv,
    "CREATE INDEX games_without_result ON games (id)"
    " WHERE finished = 1 AND removed = 0 AND result = '' AND manner <> 2"sv,
};

// People instead of names: their symbols, −1 for none, and their other names.
constexpr std::array version9{
    "CREATE TABLE people (name TEXT PRIMARY KEY, colour INTEGER NOT NULL DEFAULT -1,"
    " shape INTEGER NOT NULL DEFAULT -1, used INTEGER NOT NULL) STRICT, WITHOUT ROWID"sv,
    "CREATE INDEX people_by_use ON people (used)"sv,
    "CREATE TABLE aliases (alias TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID"sv,
    "INSERT INTO people (name, used) SELECT name, used FROM names"sv,
    "DROP TABLE names"sv,
};

// games.listed orders the list, by day and then by recency, and is the row id of the search index;
// 0 until relist() has computed it. games.deleted is the time at which a game was deleted.
constexpr std::array version10{
    "ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0"sv,
    "ALTER TABLE games ADD COLUMN deleted INTEGER NOT NULL DEFAULT 0"sv,
    "DROP INDEX games_listed"sv,
    "DROP INDEX games_by_game"sv,
    "CREATE INDEX games_listed ON games (listed) WHERE removed = 0"sv,
    "CREATE INDEX games_by_game ON games (game, listed) WHERE removed = 0"sv,
    "CREATE INDEX games_by_listing ON games (listed)"sv,
};

constexpr std::array migrations{Migration{version1}, Migration{version2}, Migration{version3},
                                Migration{version4}, Migration{version5}, Migration{version6},
                                Migration{version7}, Migration{version8}, Migration{version9},
                                Migration{version10}};

} // namespace

std::span<const Migration> libraryMigrations() { return migrations; }

std::optional<Message> refusal(Connection& connection, const QString& file,
                               qsizetype newestVersion) {
    const int application = connection.valueOf("PRAGMA application_id").toInt();
    const int version = connection.valueOf("PRAGMA user_version").toInt();
    const bool blank = connection.valueOf("SELECT count(*) FROM sqlite_schema").toInt() == 0;
    if (const auto error = connection.takeError()) {
        return errorMessage(*error, file);
    }
    const Argument name{"file", file.toStdString()};
    if (application != libraryApplicationId && (application != 0 || version != 0 || !blank)) {
        return Message{.text = CIMAISE_TEXT("library.trouble.foreign"), .arguments = {name}};
    }
    if (version > newestVersion) {
        //% "The library {file} was written by a newer version of Cimaise. It was not changed."
        return Message{.text = CIMAISE_TEXT("library.trouble.newer"), .arguments = {name}};
    }
    return std::nullopt;
}

std::optional<QSqlError> migrate(Connection& connection, std::span<const Migration> versions) {
    const auto current = connection.valueOf("PRAGMA user_version").toUInt();
    for (std::size_t version = current; version < versions.size(); ++version) {
        const auto error = transact(connection, [&](Connection& inside) {
            for (const std::string_view statement : versions[version]) {
                inside.run(QString::fromStdString(std::string{statement}));
            }
            inside.run(QString{"PRAGMA application_id = %1"}.arg(libraryApplicationId));
            inside.run(QString{"PRAGMA user_version = %1"}.arg(version + 1));
        });
        if (error) {
            return error;
        }
    }
    return connection.takeError();
}

} // namespace cimaise
