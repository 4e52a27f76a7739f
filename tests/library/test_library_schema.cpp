// Tests versions of the tables: from an empty file, from an earlier version, from a newer one.
#include "tests/library/library_fixture.h"

#include "app/library/library_schema.h"

#include <array>

namespace cimaise {

namespace {

using namespace std::string_view_literals;
using LibrarySchema = LibraryTest;

constexpr std::array createShelf{"CREATE TABLE shelf (title TEXT)"sv};
constexpr std::array addColour{"ALTER TABLE shelf ADD COLUMN colour TEXT DEFAULT 'brass'"sv,
                               "CREATE INDEX shelf_by_colour ON shelf (colour)"sv};
constexpr std::array brokenStep{"ALTER TABLE shelf ADD COLUMN size INTEGER"sv,
                                "NO SUCH STATEMENT"sv};

int versionOf(Connection& connection) { return connection.valueOf("PRAGMA user_version").toInt(); }

TEST_F(LibrarySchema, CreatesLibraryWithIdAndVersion) {
    writeLibrary();
    Connection connection = stranger();
    EXPECT_EQ(versionOf(connection), std::ssize(libraryMigrations()));
    EXPECT_EQ(connection.valueOf("PRAGMA application_id").toInt(), libraryApplicationId);
    EXPECT_EQ(connection.valueOf("PRAGMA journal_mode").toString(), "wal");
    EXPECT_EQ(connection.valueOf("PRAGMA synchronous").toInt(), 2) << "FULL";
    EXPECT_EQ(connection.valueOf("PRAGMA foreign_keys").toInt(), 1);
}

TEST_F(LibrarySchema, MigratesEarlierVersionAndKeepsRows) {
    Connection connection = stranger();
    const std::array one{Migration{createShelf}};
    const std::array two{Migration{createShelf}, Migration{addColour}};
    ASSERT_FALSE(migrate(connection, one));
    connection.run("INSERT INTO shelf (title) VALUES ('Friday')");
    ASSERT_EQ(versionOf(connection), 1);

    ASSERT_FALSE(migrate(connection, two));
    EXPECT_EQ(versionOf(connection), 2);
    EXPECT_EQ(connection.valueOf("SELECT title || colour FROM shelf").toString(), "Fridaybrass");
    EXPECT_FALSE(migrate(connection, two)) << "nothing is done twice";
    EXPECT_EQ(connection.takeError(), std::nullopt);
}

TEST_F(LibrarySchema, RollsBackFailedMigration) {
    Connection connection = stranger();
    const std::array three{Migration{createShelf}, Migration{brokenStep}};
    EXPECT_TRUE(migrate(connection, three));
    EXPECT_EQ(versionOf(connection), 1);
    connection.run("SELECT size FROM shelf");
    EXPECT_TRUE(connection.takeError()) << "the column of the half-done step is gone again";
}

TEST_F(LibrarySchema, OpensLibraryOfVersionOne) {
    {
        Connection connection = stranger();
        ASSERT_FALSE(migrate(connection, libraryMigrations().first(1)));
        connection.run("INSERT INTO games VALUES (7, 'musee', 'Friday', 'Ana · Bo', 0, '', NULL,"
                       " 1, 1, 0, 1, 'friday ana · bo musee', 0)");
        connection.run("INSERT INTO steps VALUES (7, 0, 'document', '')");
        ASSERT_FALSE(connection.takeError());
    }
    Library library{folder()};
    ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
    EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
    EXPECT_EQ(library.load(7)->steps.front().document, "document");
    EXPECT_EQ(library.create(facts("Next"), document(0)), 8);
}

TEST_F(LibrarySchema, MigratesLibraryWithoutPhotos) {
    constexpr int withoutPhotos = 5;
    {
        Connection connection = stranger();
        ASSERT_FALSE(migrate(connection, libraryMigrations().first(withoutPhotos)));
        connection.run("INSERT INTO games (id, game, title, players, finished, score, created,"
                       " updated, position, recency, searched, mark, manner) VALUES"
                       " (7, 'musee', 'Friday', 'Ana · Bo', 1, '12', 1, 1, 0, 1, 'friday', 9, 1)");
        connection.run("INSERT INTO steps VALUES (7, 0, 'document', '', 3)");
        ASSERT_FALSE(connection.takeError());
    }
    Library library{folder()};
    ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
    EXPECT_EQ(library.load(7)->mark, 9);
    EXPECT_EQ(library.load(7)->summary.facts.gameMode, GameMode::hidden);
    EXPECT_EQ(library.load(7)->steps,
              (std::vector<GameStep>{{.document = "document", .madeAt = 3}}));
    EXPECT_TRUE(library.photos(7)->empty());
    EXPECT_GT(library.addPhoto(7, "picture"), 0);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(library.photos(7)->size(), 1U);
}

TEST_F(LibrarySchema, ListsGamesWithoutResultAfterMigration) {
    constexpr int withoutResults = 7;
    {
        Connection connection = stranger();
        ASSERT_FALSE(migrate(connection, libraryMigrations().first(withoutResults)));
        connection.run("INSERT INTO games (id, game, title, players, finished, score, created,"
                       " updated, position, recency, searched, manner) VALUES"
                       " (3, 'musee', 'Under way', 'Ana · Bo', 0, '', 1, 5, 0, 1, '', 0),"
                       " (7, 'musee', 'Friday', 'Ana · Bo', 1, '12', 1, 5, 0, 2, '', 1),"
                       " (8, 'musee', 'One board', '', 1, '12', 1, 5, 0, 3, '', 2)");
        ASSERT_FALSE(connection.takeError());
    }
    Library library{folder()};
    ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
    EXPECT_EQ(library.results()->size(), 0U);
    EXPECT_EQ(*library.gamesWithoutResult(0, 50), std::vector<GameId>{7}) << "nobody plays alone";
    library.addMissingResults({{.id = 7, .result = "Ana won"}});
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(*library.results(),
              (std::vector<StoredResult>{{.id = 7, .ended = 5, .result = "Ana won", .recency = 2}}))
        << "ended when it was touched last; in its place in the list";
}

TEST_F(LibrarySchema, SortsAndIndexesGamesOfEarlierVersions) {
    constexpr int byRecency = 9;
    {
        Connection connection = stranger();
        ASSERT_FALSE(migrate(connection, libraryMigrations().first(byRecency)));
        connection.run("INSERT INTO games (id, game, title, players, finished, score, created,"
                       " updated, position, recency, searched) VALUES"
                       " (3, 'musee', 'Later', 'Øyvind', 0, '', 1, 5, 0, 1, 'later øyvind'),"
                       " (7, 'musee', 'Earlier', 'Ana · Bo', 0, '', 1, 5, 0, 2, 'earlier')");
        connection.run("INSERT INTO search (rowid, grams) VALUES (2, 'stale')");
        connection.run("INSERT INTO steps (game, position, document, what) VALUES"
                       " (3, 0, '{\"played\": \"2024-05-02\", \"place\": \"Lyon\"}', ''),"
                       " (7, 0, '{\"played\": \"2024-05-01\"}', '')");
        ASSERT_FALSE(connection.takeError());
    }
    Library library{folder()};
    ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
    EXPECT_EQ(titles(library), (std::vector<std::string>{"Later", "Earlier"}));
    EXPECT_EQ(titles(library, "oyvind lyon"), std::vector<std::string>{"Later"});
    EXPECT_EQ(stranger().valueOf("SELECT count(*) FROM search").toInt(), 2);
}

TEST_F(LibrarySchema, RejectsNewerVersionUnchanged) {
    writeLibrary();
    stranger().run(QString{"PRAGMA user_version = %1"}.arg(std::ssize(libraryMigrations()) + 1));
    const QByteArray before = bytes();
    {
        Library library{folder()};
        EXPECT_EQ(library.access(), Library::Access::none);
        EXPECT_EQ(idOf(library.trouble()), "library.trouble.newer");
        EXPECT_EQ(library.create(facts("Lost"), document(0)), 0);
    }
    EXPECT_EQ(bytes(), before);
}

} // namespace

} // namespace cimaise
