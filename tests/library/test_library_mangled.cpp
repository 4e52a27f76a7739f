// Tests a library with arbitrary values in any column: every call answers or reports the problem,
// and its answer is as valid as a file.
#include "tests/library/library_fixture.h"

#include "positions/text/name_text.h"

#include <QFile>
#include <QRandomGenerator>

namespace cimaise {

namespace {

struct Column {
    QString table;
    QString name;
};

class LibraryInvalidData : public LibraryTest {
protected:
    /// Three games, two of them a match, in tables that take any value in any column.
    void writeLooseLibrary() const {
        {
            Library library{folder()};
            const GameId first = library.create(facts("Friday"), document(0), 1);
            library.append(first, step(1), facts("Friday"));
            library.append(first, step(2), facts("Friday"));
            library.moveTo(first, 1, facts("Friday"));
            library.create(facts("Saturday"), document(0), first);
            GameFacts over = facts("Sunday");
            over.finished = true;
            over.result = "Ana won";
            library.create(over, document(0));
            library.addPhoto(first, "picture");
            library.setSetting(Library::openGame, "1");
            library.markRecentPlayer("Ana");
            library.markRecentPlayer("Bo");
            library.markRecentPlayer("Bob");
            library.setPeople(merged(withSymbol(library.people(), "Ana", 2, 3), "Bob", "Bo"));
            ASSERT_TRUE(library.flush());
        }
        Connection connection = stranger();
        connection.run("PRAGMA writable_schema = ON");
        connection.run("UPDATE sqlite_schema SET sql = replace(replace(replace(sql,"
                       " ' STRICT,', ' '), ' STRICT', ''), ' NOT NULL', '')"
                       " WHERE type = 'table' AND sql LIKE '%STRICT%'");
        ASSERT_EQ(connection.takeError(), std::nullopt);
    }

    [[nodiscard]] std::vector<Column> columns() const {
        std::vector<Column> all;
        stranger().run("SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c"
                       " WHERE m.type = 'table' AND m.name <> 'search' ORDER BY 1, 2",
                       {}, [&](const QSqlQuery& row) {
                           all.push_back(
                               {.table = row.value(0).toString(), .name = row.value(1).toString()});
                       });
        return all;
    }
};

/// SQL values: null, too small, too large, of the wrong type, unprintable.
const std::vector<QString>& values() {
    static const std::vector<QString> all{"NULL",
                                          "-1",
                                          "0",
                                          "7",
                                          "9223372036854775807",
                                          "-9223372036854775808",
                                          "9007199254740993",
                                          "1.5",
                                          "1e300",
                                          "''",
                                          "'7'",
                                          "'Friday'",
                                          "'{\"cimaise\": 1}'",
                                          "printf('%.*c', 300, 'x')",
                                          "printf('%.*c', 200000, 'x')",
                                          "'a' || char(10) || char(8238) || 'b'",
                                          "'a' || char(0) || 'b'",
                                          "CAST(x'ff80c0' AS TEXT)",
                                          "x'00ff'",
                                          "zeroblob(200000)"};
    return all;
}

void expectSound(const GameSummary& game) {
    EXPECT_GT(game.id, 0);
    EXPECT_GE(game.created, 0);
    EXPECT_GE(game.updated, 0);
    EXPECT_LE(game.updated, 253'402'300'799'999);
    EXPECT_TRUE(!game.match || *game.match > 0);
    const NameFault title = nameFault(game.facts.title.toStdString());
    EXPECT_TRUE(game.facts.title.isEmpty() || title == NameFault::none);
    for (const QString& line : {game.facts.game, game.facts.players, game.facts.score}) {
        EXPECT_LE(line.size(), 4096);
        EXPECT_NE(nameFault(line.toStdString()), NameFault::forbiddenCharacter);
    }
}

void expectSound(const StoredGame& game) {
    expectSound(game.summary);
    EXPECT_GE(game.position, 0);
    EXPECT_LT(game.position, std::ssize(game.steps));
}

void expectSound(const Photo& photo) {
    EXPECT_GT(photo.id, 0);
    EXPECT_GE(photo.taken, 0);
}

void readPhotos(const Library& library, GameId game) {
    const auto photos = library.photos(game);
    for (const Photo& photo : photos.value_or(std::vector<Photo>{})) {
        expectSound(photo);
        EXPECT_LE(library.picture(game, photo.id).size(), Library::largestPhoto);
    }
}

void readResults(const Library& library) {
    const auto results = library.results();
    for (const StoredResult& stored : results.value_or(std::vector<StoredResult>{})) {
        EXPECT_GT(stored.id, 0);
        EXPECT_GE(stored.ended, 0);
        EXPECT_LE(stored.ended, 253'402'300'799'999);
        EXPECT_FALSE(stored.result.isEmpty());
        EXPECT_LE(stored.result.size(), 65'536);
    }
    const auto without = library.gamesWithoutResult(0, 50);
    for (const GameId id : without.value_or(std::vector<GameId>{})) {
        EXPECT_GT(id, 0);
    }
}

void readAll(const Library& library) {
    readPhotos(library, 1);
    for (const char* search : {"", "friday", "x", "é ' \""}) {
        for (const char* game : {"", "musee"}) {
            const auto page = library.list(search, 50, Library::newest, game);
            for (const GameSummary& row : page.value_or(std::vector<GameSummary>{})) {
                expectSound(row);
            }
        }
    }
    for (const Person& person : library.people().known) {
        EXPECT_GE(person.colour, Person::noSymbol);
        EXPECT_LT(person.colour, Person::signs);
        EXPECT_GE(person.shape, Person::noSymbol);
        EXPECT_LT(person.shape, Person::signs);
        EXPECT_EQ(nameFault(library.people().personOf(person.name).toStdString()), NameFault::none);
    }
    (void)library.hasPlayer("Ana");
    (void)library.gameIds();
    readResults(library);
    (void)library.matchGames(1);
    (void)library.setting(Library::openGame).toLongLong();
    for (const QString& name : library.knownNames()) {
        EXPECT_EQ(nameFault(name.toStdString()), NameFault::none);
    }
}

void changeAll(Library& library, GameId id) {
    library.removePhoto(id, library.addPhoto(id, "another"));
    if (const auto game = library.loadForEditing(id)) {
        expectSound(*game);
    }
    library.append(id, step(3), facts("Monday"));
    library.moveTo(id, 0, facts("Monday"));
    library.moveTo(id, 7, facts("Monday"));
    library.rename(id, "Tuesday");
    library.joinMatch(id, id);
    library.addMissingResults({{.id = id, .result = "Bo won"}});
    (void)library.duplicate(id, "Copy");
    library.remove(id);
    library.restore(id);
    if (const auto game = library.load(id)) {
        expectSound(*game);
    }
}

void walk(const QString& folder) {
    Library library{folder};
    readAll(library);
    (void)library.renamePlayer("Ana", "Di", [](StoredGame game) {
        expectSound(game);
        game.summary.facts.players = "Di";
        return game;
    });
    (void)library.flush();
    constexpr qint64 far = 9'223'372'036'854'775'807;
    for (const GameId id : {GameId{1}, GameId{2}, GameId{3}, GameId{0}, GameId{-1}, GameId{far}}) {
        changeAll(library, id);
    }
    library.create(facts("New"), document(0), 1);
    library.setSetting(Library::openGame, "2");
    library.markRecentPlayer("Bo");
    library.markRecentPlayer("Cy");
    (void)library.flush();
    readAll(library);
    library.retry();
}

TEST_F(LibraryInvalidData, RebuildsDamagedSearchIndex) {
    const GameId game = writeLibrary();
    stranger().run("UPDATE search_data SET block = x'00' WHERE id > 1");
    Library library{folder()};
    library.create(facts("Saturday"), document(0));
    library.rename(game, "Friday");
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(titles(library), (std::vector<std::string>{"Saturday", "Friday"}));
    EXPECT_EQ(titles(library, "friday"), std::vector<std::string>{"Friday"});
    EXPECT_EQ(titles(library, "satur"), std::vector<std::string>{"Saturday"});
}

TEST_F(LibraryInvalidData, SurvivesAnyValueInAnyColumn) {
    writeLooseLibrary();
    const QByteArray before = bytes();
    QRandomGenerator random{20261120};
    constexpr int tries = 3;
    for (const Column& column : columns()) {
        for (int time = 0; time < tries; ++time) {
            const QString& value = values()[random.bounded(static_cast<quint32>(values().size()))];
            const bool everywhere = random.bounded(3) == 0;
            setBytes(before);
            {
                Connection connection = stranger();
                connection.run("UPDATE OR REPLACE \"" + column.table + "\" SET \"" + column.name +
                               "\" = " + value +
                               (everywhere
                                    ? QString{}
                                    : " WHERE \"" + column.name + "\" IS (SELECT max(\"" +
                                          column.name + "\") FROM \"" + column.table + "\")"));
                connection.takeError(); // SQLite itself rejects some values
            }
            SCOPED_TRACE((column.table + "." + column.name + " = " + value).toStdString());
            walk(folder());
            QFile::remove(file() + "-wal");
            QFile::remove(file() + "-shm");
        }
    }
}

TEST_F(LibraryInvalidData, ReportsInvalidPositionAndMakesNoCopy) {
    const GameId id = writeLibrary();
    for (const char* position : {"2", "-1", "1000000", "9223372036854775807"}) {
        stranger().run(QString{"UPDATE games SET position = %1"}.arg(position));
        Library library{folder()};
        const auto game = library.load(id);
        ASSERT_FALSE(game) << position;
        EXPECT_EQ(game.error().text.id, "library.trouble.damaged-game");
        EXPECT_EQ(library.duplicate(id, "Copy"), 0);
        EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"}) << "it can be deleted";
    }
}

TEST_F(LibraryInvalidData, ReportsGapBetweenSteps) {
    const GameId id = writeLibrary();
    stranger().run("UPDATE steps SET position = 5 WHERE position = 1");
    stranger().run("UPDATE games SET position = 0");
    const Library library{folder()};
    EXPECT_EQ(idOf(library.load(id).error()), "library.trouble.damaged-game");
}

TEST_F(LibraryInvalidData, ReplacesUnprintableTextWithEllipsis) {
    writeLibrary();
    Connection other = stranger();
    other.run("UPDATE games SET title = 'a' || char(8238), players = 'b' || char(10),"
              " updated = 9223372036854775807");
    other.run("INSERT INTO people (name, used) VALUES ('c' || char(0), 9), ('Ana', 8)");
    const Library library{folder()};
    EXPECT_EQ(titles(library), std::vector<std::string>{"…"});
    const GameSummary row = library.list({}, 1)->front();
    EXPECT_EQ(row.facts.players, "…");
    EXPECT_EQ(row.updated, 0);
    EXPECT_EQ(library.knownNames(), QStringList{"Ana"});
}

TEST_F(LibraryInvalidData, ToleratesMaximumNumbers) {
    const GameId id = writeLibrary();
    {
        Connection other = stranger();
        other.run("INSERT INTO games (id, game, title, players, finished, score, created, updated,"
                  " position, recency, searched) VALUES (9223372036854775807, 'musee', 'Far', '',"
                  " 0, '', 0, 0, 0, 9223372036854775807, '')");
        other.run("INSERT INTO people (name, used) VALUES ('Ana', 9223372036854775807)");
        ASSERT_EQ(other.takeError(), std::nullopt);
    }
    Library library{folder()};
    EXPECT_EQ(library.create(facts("Next"), document(0)), id + 1);
    library.markRecentPlayer("Bo");
    ASSERT_TRUE(library.loadForEditing(id));
    library.append(id, step(2), facts("Friday"));
    EXPECT_TRUE(library.flush()) << idOf(library.saveError());
    EXPECT_EQ(titles(library), (std::vector<std::string>{"Friday", "Next"}));
}

} // namespace

} // namespace cimaise
