// Tests the list of games: order, pages, titles, copies, deleted games, and matches.
#include "tests/library/library_fixture.h"

#include <QDateTime>

namespace cimaise {

namespace {

using LibraryList = LibraryTest;
using Titles = std::vector<std::string>;

TEST_F(LibraryList, ListsLastEditedGameFirst) {
    Library library{folder()};
    const GameId first = library.create(facts("A"), document(0));
    library.create(facts("B"), document(0));
    library.create(facts("C"), document(0));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"C", "B", "A"}));
    library.append(first, step(1), facts("A"));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"A", "C", "B"}));
    EXPECT_EQ(titles(library, "musee"), (Titles{"A", "C", "B"}));
}

TEST_F(LibraryList, ListsPagesWithoutGapOrRepeat) {
    Library library{folder()};
    for (int number = 0; number < 7; ++number) {
        library.create(facts(QString::number(number)), document(0));
    }
    library.flush();
    for (const char* search : {"", "musee"}) {
        Titles all;
        qint64 after = Library::newest;
        for (int page = 0; page < 4; ++page) {
            const auto rows = library.list(search, 3, after);
            for (const GameSummary& game : *rows) {
                all.push_back(game.facts.title.toStdString());
                after = game.recency;
            }
        }
        EXPECT_EQ(all, (Titles{"6", "5", "4", "3", "2", "1", "0"}));
    }
}

TEST_F(LibraryList, ListsFactsAndTimes) {
    Library library{folder()};
    GameFacts ended = facts("Friday");
    ended.finished = true;
    ended.score = "34 29";
    ended.decided = 2;
    const GameId id = library.create(ended, document(0), 12);
    library.flush();
    const auto page = library.list({}, 1);
    const GameSummary& row = page->front();
    EXPECT_EQ(row.id, id);
    EXPECT_EQ(row.facts, ended);
    EXPECT_EQ(row.match, 12);
    EXPECT_GT(row.created, 1'700'000'000'000) << "milliseconds of our time";
    EXPECT_EQ(row.updated, row.created);
}

TEST_F(LibraryList, FindsRenamedGameByNewTitleOnly) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.create(facts("Newest"), document(0));
    library.rename(id, "Été");
    library.flush();
    EXPECT_EQ(library.load(id)->summary.facts.title, "Été");
    EXPECT_EQ(titles(library), (Titles{"Newest", "Été"})) << "a title is no edit";
    EXPECT_EQ(titles(library, "ete"), Titles{"Été"});
    EXPECT_EQ(titles(library, "friday"), Titles{});
}

TEST_F(LibraryList, CopiesCurrentPositionOnly) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0), 3);
    library.append(id, step(1), facts("Friday"));
    library.append(id, step(2), facts("Friday"));
    library.moveTo(id, 1, facts("Friday"));
    const GameId copy = library.duplicate(id, "Friday, again");
    ASSERT_NE(copy, 0);
    ASSERT_NE(copy, id);
    const auto game = library.load(copy);
    EXPECT_EQ(timeless(game->steps),
              (std::vector<GameStep>{{.document = document(1), .what = ""}}));
    EXPECT_EQ(game->summary.facts.title, "Friday, again");
    EXPECT_EQ(game->summary.match, std::nullopt);
    EXPECT_EQ(library.load(id)->steps.size(), 3U);
    EXPECT_EQ(library.duplicate(99, "nothing"), 0);
}

TEST_F(LibraryList, HidesAndRestoresRemovedGame) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.append(id, step(1), facts("Friday"));
    library.remove(id);
    library.flush();
    EXPECT_EQ(titles(library), Titles{});
    EXPECT_EQ(titles(library, "friday"), Titles{});
    EXPECT_FALSE(library.load(id).has_value());
    library.restore(id);
    library.flush();
    EXPECT_EQ(titles(library), Titles{"Friday"});
    EXPECT_EQ(titles(library, "friday"), Titles{"Friday"});
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryList, KeepsDeletedGamesForThirtyDays) {
    GameId old = 0;
    GameId recent = 0;
    {
        Library library{folder()};
        library.create(facts("Legal"), document(0));
        old = library.create(facts("Friday"), document(0));
        recent = library.create(facts("Saturday"), document(0));
        for (const GameId id : {old, recent}) {
            library.setSetting(viewSetting(id), "keys");
            library.remove(id);
        }
    }
    const QDateTime now = QDateTime::currentDateTime();
    stranger().run("UPDATE games SET deleted = ? WHERE id = ?",
                   {now.addDays(-31).toMSecsSinceEpoch(), old});
    stranger().run("UPDATE games SET deleted = ? WHERE id = ?",
                   {now.addDays(-29).toMSecsSinceEpoch(), recent});
    Library library{folder()};
    library.flush();
    ASSERT_EQ(library.deletedGames()->size(), 1U);
    EXPECT_EQ(library.deletedGames()->front().id, recent);
    EXPECT_EQ(stranger().valueOf("SELECT group_concat(key) FROM settings"), viewSetting(recent));
    library.restore(old);
    library.restore(recent);
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"Saturday", "Legal"}));
    EXPECT_TRUE(library.deletedGames()->empty());
    EXPECT_EQ(stranger().valueOf("SELECT count(*) FROM steps").toInt(), 2);
    EXPECT_GT(library.create(facts("New"), document(0)), recent) << "an id is never used again";
    library.flush();
    EXPECT_EQ(titles(library, "new"), Titles{"New"});
}

TEST_F(LibraryList, DeletesGamePermanentlyOnlyOnceItIsDeleted) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    library.erase(id);
    library.flush();
    EXPECT_EQ(titles(library), Titles{"Friday"});
    library.remove(id);
    library.flush();
    EXPECT_EQ(library.loadDeleted(id)->steps.size(), 1U);
    library.erase(id);
    library.flush();
    EXPECT_TRUE(library.deletedGames()->empty());
    EXPECT_FALSE(library.loadDeleted(id));
    EXPECT_EQ(stranger().valueOf("SELECT count(*) FROM steps").toInt(), 0);
}

QString playedOn(const char* day) { return QString{R"({"played": "%1"})"}.arg(day); }

TEST_F(LibraryList, ListsByDayOfGameWhateverWasEditedLast) {
    Library library{folder()};
    const GameId november = library.create(facts("November"), playedOn("2024-11-06"));
    library.create(facts("Today"), document(0));
    library.create(facts("October"), playedOn("2024-10-30"));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"Today", "November", "October"}));
    library.append(november, {.document = playedOn("2024-11-06")}, facts("November"));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"Today", "November", "October"}))
        << "an edit changes no day";
    EXPECT_EQ(library.list("nov", 1)->front().day, QDate(1970, 1, 1).daysTo(QDate(2024, 11, 6)));
    library.append(november, {.document = playedOn("2024-10-01")}, facts("November"));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"Today", "October", "November"}));
    library.moveTo(november, 0, facts("November"));
    library.flush();
    EXPECT_EQ(titles(library), (Titles{"Today", "November", "October"}));
}

TEST_F(LibraryList, ListsMatchGamesInOrder) {
    Library library{folder()};
    const GameId first = library.create(facts("First"), document(0));
    library.create(facts("Other"), document(0));
    library.joinMatch(first, first);
    const GameId second = library.create(facts("Second"), document(0), first);
    library.append(first, step(1), facts("First"));
    library.flush();
    const auto games = library.matchGames(first);
    ASSERT_EQ(games->size(), 2U);
    EXPECT_EQ(games->at(0).id, first);
    EXPECT_EQ(games->at(1).id, second);
    EXPECT_EQ(library.load(first)->summary.match, first);
}

} // namespace

} // namespace cimaise
