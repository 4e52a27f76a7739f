// Tests finished games: their stored results, when they ended, and games without a result.
#include "tests/library/library_fixture.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using LibraryResults = LibraryTest;
using Results = std::vector<std::string>;

GameFacts over(const QString& result, const QString& title = "Friday") {
    GameFacts ended = facts(title);
    ended.finished = true;
    ended.result = result;
    return ended;
}

Results results(const Library& library, qint64 after = 0) {
    Results found;
    const auto all = library.results(after);
    for (const StoredResult& stored : all.value_or(std::vector<StoredResult>{})) {
        found.push_back(stored.result.toStdString());
    }
    return found;
}

qint64 ended(const Library& library, GameId id) { return library.load(id)->summary.ended; }

TEST_F(LibraryResults, ListsResultsOfFinishedGamesOnly) {
    Library library{folder()};
    library.create(facts("Under way"), document(0));
    const GameId id = library.create(facts("Friday"), document(0));
    library.moveTo(id, 0, over("Ana won"));
    const GameId other = library.create(over("Bo won", "Saturday"), document(0));
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(results(library), (Results{"Ana won", "Bo won"}));
    library.moveTo(id, 0, facts("Friday"));
    library.remove(other);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(results(library), Results{});
    library.restore(other);
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(results(library), Results{"Bo won"});
}

TEST_F(LibraryResults, ListsResultsEditedSince) {
    Library library{folder()};
    const GameId first = library.create(over("Ana won"), document(0));
    library.create(over("Bo won", "Saturday"), document(0));
    ASSERT_TRUE(library.flush());
    const qint64 seen = library.results()->back().recency;
    EXPECT_EQ(results(library, seen), Results{});
    library.append(first, step(1), over("Ana won by more"));
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(results(library, seen), Results{"Ana won by more"});
}

TEST_F(LibraryResults, KeepsEndTimeThroughLaterEdits) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    EXPECT_EQ(ended(library, id), 0);
    library.moveTo(id, 0, over("Ana won"));
    ASSERT_TRUE(library.flush());
    stranger().run("UPDATE games SET ended = 7");
    library.append(id, step(1), over("Bo won"));
    EXPECT_EQ(ended(library, id), 7) << "as it is read while the edit is on its way";
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(ended(library, id), 7);
    EXPECT_EQ(library.results()->front().ended, 7);
    library.moveTo(id, 1, facts("Friday"));
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(ended(library, id), 0);
    library.moveTo(id, 1, over("Bo won"));
    ASSERT_TRUE(library.flush());
    EXPECT_GT(ended(library, id), 1'700'000'000'000) << "milliseconds of our time";
    library.moveTo(id, 1, facts("Friday"));
    GameFacts again = over("Bo won");
    again.endedBefore = 7;
    library.moveTo(id, 1, again);
    EXPECT_EQ(ended(library, id), 7) << "as it is read while the edit is on its way";
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(ended(library, id), 7) << "finished again by undo";
}

TEST_F(LibraryResults, AddsMissingResultsOnly) {
    Library library{folder()};
    const GameId id = library.create(over({}), document(0));
    const GameId later = library.create(over({}, "Saturday"), document(0));
    const GameId known = library.create(over("Cy won", "Sunday"), document(0));
    const GameId open = library.create(facts("Monday"), document(0));
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(*library.gamesWithoutResult(0, 50), (std::vector<GameId>{id, later}));
    EXPECT_EQ(*library.gamesWithoutResult(id, 50), std::vector<GameId>{later});
    EXPECT_EQ(*library.gamesWithoutResult(0, 1), std::vector<GameId>{id});
    const auto before = titles(library);
    const QSignalSpy changes{&library, &Library::changed};
    library.addMissingResults({{.id = id, .result = "Ana won"},
                               {.id = known, .result = "wrong"},
                               {.id = open, .result = "wrong"}});
    ASSERT_TRUE(library.flush());
    EXPECT_GT(changes.size(), 0);
    EXPECT_EQ(results(library), (Results{"Ana won", "Cy won"}));
    EXPECT_EQ(titles(library), before);
    EXPECT_EQ(*library.gamesWithoutResult(0, 50), std::vector<GameId>{later});
    library.rename(id, "Late Friday");
    EXPECT_TRUE(library.flush()) << "the loaded game can still be edited";
}

TEST_F(LibraryResults, CopiesResultWithGame) {
    Library library{folder()};
    const GameId id = library.create(over("Ana won"), document(0));
    library.duplicate(id, "Again");
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(results(library), (Results{"Ana won", "Ana won"}));
}

TEST_F(LibraryResults, ReadsResultsInReadOnlyLibrary) {
    Library library{folder()};
    library.create(over("Ana won"), document(0));
    ASSERT_TRUE(library.flush());
    Library reader{folder()};
    ASSERT_EQ(reader.access(), Library::Access::readOnly);
    EXPECT_EQ(results(reader), Results{"Ana won"});
    reader.addMissingResults({{.id = 1, .result = "wrong"}});
    EXPECT_EQ(results(library), Results{"Ana won"});
}

} // namespace

} // namespace cimaise
