// Tests the players of a device: symbols, names that belong to one person, and renaming in all
// games.
#include "tests/library/library_fixture.h"

#include "app/library/library_schema.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using LibraryPeople = LibraryTest;

/// Renames “Ana” to “Zoë” in documents and facts; refuses games in which “Taken” plays.
tl::expected<StoredGame, NotRewritten> rewrite(StoredGame game) {
    if (game.summary.facts.players.contains("Taken")) {
        return tl::unexpected(NotRewritten::refused);
    }
    if (!game.summary.facts.players.split(" · ").contains("Ana")) {
        return tl::unexpected(NotRewritten::unchanged);
    }
    game.summary.facts.players.replace("Ana", "Zoë");
    for (GameStep& step : game.steps) {
        step.document += " Zoë";
    }
    return game;
}

QStringList names(const People& people) {
    QStringList all;
    for (const Person& person : people.known) {
        all << person.name;
    }
    return all;
}

TEST_F(LibraryPeople, AssignsSymbolAndAliasesToPerson) {
    People people = withRecentPlayer(withRecentPlayer(withRecentPlayer({}, "Ana"), "Bob"), "Bo");
    people = withSymbol(people, "Bo", 2, 3);
    people = withSymbol(people, "nobody", 1, 1);
    people = merged(people, "Bob", "Bo");
    EXPECT_EQ(names(people), (QStringList{"Bo", "Ana"}));
    EXPECT_EQ(people.personOf("Bob"), "Bo");
    EXPECT_EQ(people.personOf("Cy"), "Cy");
    EXPECT_EQ(*people.find("Bob"), (Person{.name = "Bo", .colour = 2, .shape = 3}));
    EXPECT_EQ(people.find("Cy"), nullptr);
    people = withRecentPlayer(people, "Ana");
    people = withRecentPlayer(people, "Bob");
    EXPECT_EQ(names(people), (QStringList{"Bo", "Ana"})) << "under another name";
}

TEST_F(LibraryPeople, KeepsAliasesOnRenameAndMerge) {
    People people = withRecentPlayer(withRecentPlayer(withRecentPlayer({}, "Ana"), "Bob"), "Bo");
    people = renamed(merged(people, "Bob", "Bo"), "Bo", "Boris");
    EXPECT_EQ(people.personOf("Bob"), "Boris");
    people = merged(people, "Boris", "Ana");
    EXPECT_EQ(people.personOf("Bob"), "Ana") << "no alias leads to another one";
    EXPECT_EQ(people.personOf("Boris"), "Ana");
    people = renamed(people, "Ana", "Bob");
    EXPECT_EQ(people.personOf("Bob"), "Bob");
    EXPECT_EQ(names(people), QStringList{"Bob"});
    EXPECT_EQ(merged(people, "Bob", "Bob"), people);
    EXPECT_EQ(merged(people, "Bob", "nobody"), people);
    EXPECT_EQ(without(people, "Bob").known, std::vector<Person>{});
    EXPECT_EQ(without(people, "Bob").personOf("Boris"), "Bob") << "games stay whose they are";
}

TEST_F(LibraryPeople, SavesPeopleAndSignalsChangeOnce) {
    People people;
    {
        Library library{folder()};
        library.markRecentPlayer("Ana");
        library.markRecentPlayer("Bob");
        library.markRecentPlayer("Bo");
        people = withSymbol(merged(library.people(), "Bob", "Bo"), "Ana", 4, 0);
        const QSignalSpy changes{&library, &Library::peopleChanged};
        library.setPeople(people);
        library.setPeople(people);
        EXPECT_EQ(changes.size(), 1);
        EXPECT_EQ(library.people(), people);
        ASSERT_TRUE(library.flush());
        EXPECT_EQ(Library{folder()}.people(), people);
    }
    Library library{folder()};
    EXPECT_EQ(library.people(), people);
    EXPECT_EQ(library.knownNames(), (QStringList{"Bo", "Ana"}));
    library.markRecentPlayer("Cy");
    EXPECT_EQ(library.knownNames(), (QStringList{"Cy", "Bo", "Ana"}));
}

TEST_F(LibraryPeople, MigratesNamesToPeople) {
    constexpr int withNames = 8;
    {
        Connection connection = stranger();
        ASSERT_FALSE(migrate(connection, libraryMigrations().first(withNames)));
        connection.run("INSERT INTO names VALUES ('Ana', 1), ('Bo', 2)");
        ASSERT_FALSE(connection.takeError());
    }
    const Library library{folder()};
    EXPECT_EQ(library.people().known, (std::vector<Person>{{.name = "Bo"}, {.name = "Ana"}}));
}

TEST_F(LibraryPeople, RenamesPlayerInAllGames) {
    Library library{folder()};
    library.markRecentPlayer("Ana");
    const GameId first = library.create(facts("Friday"), document(0));
    library.append(first, step(1), facts("Friday"));
    const GameId other = library.create(facts("Saturday", "Anabel · Bo"), document(0));
    const GameId removed = library.create(facts("Sunday"), document(0));
    library.remove(removed);
    ASSERT_TRUE(library.flush());
    const auto before = titles(library);
    EXPECT_TRUE(library.hasPlayer("Ana"));
    const QSignalSpy changes{&library, &Library::rewritten};

    ASSERT_TRUE(library.renamePlayer("Ana", "Zoë", rewrite));
    EXPECT_FALSE(library.renamePlayer("Bo", "Zoë", rewrite)) << "one after the other";
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(library.knownNames(), QStringList{"Zoë"});
    EXPECT_FALSE(library.hasPlayer("Ana")) << "Anabel is somebody else";
    EXPECT_EQ(changes.front().front().value<QSet<qint64>>(), (QSet<qint64>{first, removed}));
    EXPECT_EQ(titles(library), before) << "each in its place";
    EXPECT_EQ(titles(library, "zoe"), std::vector<std::string>{"Friday"});
    EXPECT_EQ(titles(library, "ana"), std::vector<std::string>{"Saturday"});
    const auto game = library.load(first);
    EXPECT_EQ(game->steps[0].document, document(0) + " Zoë");
    EXPECT_EQ(game->steps[1].document, document(1) + " Zoë");
    EXPECT_EQ(game->steps[1].what, "edit 1");
    library.restore(removed);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(titles(library, "zoe"), (std::vector<std::string>{"Sunday", "Friday"}));
    library.append(other, step(1), facts("Saturday", "Anabel · Bo"));
    EXPECT_TRUE(library.flush());
    library.append(first, step(2), facts("Friday"));
    EXPECT_FALSE(library.flush()) << "the loaded game has the old name";
}

TEST_F(LibraryPeople, RenamesNothingIfOneGameRefuses) {
    Library library{folder()};
    library.markRecentPlayer("Ana");
    const GameId first = library.create(facts("Friday"), document(0));
    const GameId taken = library.create(facts("Saturday", "Ana · Taken"), document(0));
    ASSERT_TRUE(library.flush());
    const QSignalSpy ended{&library, &Library::renamingEnded};
    ASSERT_TRUE(library.renamePlayer("Ana", "Zoë", rewrite));
    ASSERT_TRUE(library.flush());
    ASSERT_EQ(ended.size(), 1);
    EXPECT_EQ(ended.front().front().toLongLong(), taken);
    EXPECT_EQ(library.knownNames(), QStringList{"Ana"});
    EXPECT_EQ(library.load(first)->steps[0].document, document(0));
    EXPECT_EQ(titles(library, "zoe"), std::vector<std::string>{});
    EXPECT_EQ(Library{folder()}.knownNames(), QStringList{"Ana"});
    library.append(first, step(1), facts("Friday"));
    EXPECT_TRUE(library.flush());
}

TEST_F(LibraryPeople, RejectsRenameInReadOnlyLibrary) {
    Library library{folder()};
    library.markRecentPlayer("Ana");
    library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Library reader{folder()};
    EXPECT_FALSE(reader.renamePlayer("Ana", "Zoë", rewrite));
    EXPECT_EQ(reader.knownNames(), QStringList{"Ana"});
}

} // namespace

} // namespace cimaise
