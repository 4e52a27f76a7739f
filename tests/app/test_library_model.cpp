// Tests the list of games: pages, search, words for dates.
#include "app/game/game_facts.h"
#include "app/game/game_setup.h"
#include "app/game/game_ui.h"
#include "app/shell/library_rows.h"
#include "app/statistics/game_result.h"
#include "scoring/scores.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <nlohmann/json.hpp>

namespace cimaise {

namespace {

class LibraryModelTest : public AppControllerTest {
protected:
    void fill(int games) {
        for (int i = 1; i <= games; ++i) {
            library().create({.game = QStringLiteral("musee"),
                              .title = QStringLiteral("Game %1").arg(i),
                              .players = QStringLiteral("Zoé · Bo")},
                             QStringLiteral("{}"));
        }
        library().flush();
        QCoreApplication::processEvents();
    }
};

TEST_F(LibraryModelTest, LoadsGamesInPages) {
    fill(50);
    LibraryModel& games = *app().games();
    EXPECT_EQ(games.count(), LibraryModel::pageSize);
    EXPECT_EQ(games.valueOf(0, "title"), "Game 50");
    EXPECT_TRUE(games.hasMore());
    QSignalSpy inserted{&games, &QAbstractItemModel::rowsInserted};
    games.fetchMore({});
    EXPECT_EQ(games.count(), 2 * LibraryModel::pageSize);
    EXPECT_EQ(inserted.count(), 1);
    games.fetchMore({});
    EXPECT_EQ(games.count(), 50);
    EXPECT_FALSE(games.canFetchMore({}));
    EXPECT_EQ(games.valueOf(49, "title"), "Game 1");
}

TEST_F(LibraryModelTest, FiltersListBySearch) {
    fill(42);
    LibraryModel& games = *app().games();
    const QAbstractItemModelTester tester{&games};
    games.setSearch(QStringLiteral("zoe 42"));
    EXPECT_EQ(games.count(), 1);
    EXPECT_EQ(games.valueOf(0, "title"), "Game 42");
    games.setSearch(QStringLiteral("nobody"));
    EXPECT_EQ(games.count(), 0);
    games.setSearch({});
    EXPECT_EQ(games.count(), LibraryModel::pageSize);
}

TEST_F(LibraryModelTest, RefreshesListWhenShown) {
    LibraryModel& games = *app().games();
    app().navigator()->show(Navigator::Rules);
    fill(3);
    EXPECT_EQ(games.count(), 0) << "nobody looks";
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(games.count(), 3);
}

TEST_F(LibraryModelTest, FiltersListByGame) {
    fill(42);
    LibraryModel& games = *app().games();
    const QAbstractItemModelTester tester{&games};
    QSignalSpy hasSeveralGames{&games, &LibraryModel::hasSeveralGamesChanged};
    EXPECT_FALSE(games.hasSeveralGames()) << "all are of one game";
    library().create({.game = QStringLiteral("muse"),
                      .title = QStringLiteral("Game 42 of Muse"),
                      .players = QStringLiteral("Zoé · Bo · Cy")},
                     QStringLiteral("{}"));
    library().flush();
    QCoreApplication::processEvents();
    EXPECT_TRUE(games.hasSeveralGames());
    EXPECT_EQ(hasSeveralGames.count(), 1);
    games.setGame(QStringLiteral("muse"));
    EXPECT_EQ(games.count(), 1);
    games.setGame(QStringLiteral("musee"));
    EXPECT_EQ(games.count(), LibraryModel::pageSize);
    EXPECT_TRUE(games.hasMore());
    games.fetchMore({});
    games.fetchMore({});
    EXPECT_EQ(games.count(), 42) << "the next page is of that game too";
    games.setSearch(QStringLiteral("42"));
    EXPECT_EQ(games.count(), 1);
    games.setGame({});
    EXPECT_EQ(games.count(), 2);
    EXPECT_TRUE(games.hasSeveralGames()) << "whatever is searched for";
}

TEST_F(LibraryModelTest, DescribesGameInAccessibleName) {
    start();
    hang(10, 1);
    session().setTitle(QStringLiteral("Friday"));
    session().setFinished(true);
    session().setReading(QStringLiteral("musee.stuck.team"), 1);
    const std::string name = listed(0, "accessibleName").toStdString();
    for (const char* part :
         {"Friday", "Musée", "Ana · Bo", "Ana 1", "1 house rule,", "finished", "today"}) {
        EXPECT_THAT(name, testing::HasSubstr(part));
    }
}

TEST(LibraryTotals, FormatsExactAndMinimumTotals) {
    const AnyCase position = *readCase(readFile(sourceDir() / "samples/museum/unfinished.cimaise"));
    EXPECT_EQ(scoreText(position, score(position)), "Ana ≥ 26 · Bo 9");
}

TEST(LibraryTotals, EmptyBoardsOfFinishedGameHaveNoScore) {
    for (const Game& game : games()) {
        const AnyCase empty = findUi(game.id)->makeSetup()->emptyPosition(
            {.players = std::vector<std::string>{"Ana", "Bo", "Cy"}});
        const GameFacts facts = factsOf(empty, score(empty), {.finished = true});
        EXPECT_EQ(facts.score, "") << game.id;
        const GameResult result = readResult(facts.result.toStdString()).value();
        EXPECT_FALSE(result.complete) << game.id;
        EXPECT_EQ(result.sides.size(), 3U) << game.id;
        for (const SideResult& side : result.sides) {
            EXPECT_EQ(side.total, std::nullopt) << game.id;
            EXPECT_FALSE(result.isWonBy(side)) << game.id;
        }
    }
}

AnyCase finishedGame(const Game& game) {
    return *readCase(
        readFile(sourceDir() / "samples" / std::string{game.id} / "finished-3.cimaise"));
}

/// Position with the pieces of the last of three players taken off.
AnyCase withLastEmptied(const AnyCase& position, const AnyCase& empty) {
    Json document = writeDocument(position);
    const Json bare = writeDocument(empty);
    for (const auto& [key, value] : bare.items()) {
        if (value.is_array() && value.size() == 3 && value.front().is_object()) {
            document[key][2] = value[2];
        }
    }
    return *readCase(document.dump());
}

TEST(LibraryTotals, EmptyBoardHasNoScoreUnlessPointsCanBeSeen) {
    for (const Game& game : games()) {
        const AnyCase full = finishedGame(game);
        const AnyCase last =
            withLastEmptied(full, findUi(game.id)->makeSetup()->emptyPosition(headerOf(full)));
        const GameFacts facts = factsOf(last, score(last), {.finished = true});
        const GameResult result = readResult(facts.result.toStdString()).value();
        EXPECT_NE(result.sides[0].total, std::nullopt) << game.id;
        const bool isSeen = game.id == "muse"; // a palace may end empty
        EXPECT_EQ(result.sides[2].total, isSeen ? std::optional{0} : std::nullopt) << game.id;
        EXPECT_EQ(result.complete, isSeen) << game.id;
    }
}

TEST_F(LibraryModelTest, BoardWithoutEntryLeavesFirstPlaceOpen) {
    for (const Game& game : games()) {
        const AnyCase full = finishedGame(game);
        const AnyCase last =
            withLastEmptied(full, findUi(game.id)->makeSetup()->emptyPosition(headerOf(full)));
        app().files()->openText(toQt(writeCase(last)));
        session().askToFinish(false);
        EXPECT_EQ(session().question()->text().contains(u"Nothing is entered for Cy."),
                  game.id != "muse")
            << game.id;
        session().question()->dismiss();
        session().setFinished(true);
        app().navigator()->show(Navigator::Result);
        const bool isShown = session().ranking()->valueOf(0, "tieBreakText") ==
                             "First place is undecided: nothing is entered for Cy.";
        EXPECT_EQ(isShown, game.id != "muse") << game.id << ": in Muse, a palace may end empty";
        if (isShown) {
            EXPECT_EQ(app().result()->headline(), "First place is undecided") << game.id;
            EXPECT_EQ(session().readings()->together().size(), 1) << game.id;
            EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool()) << game.id;
        }
    }
}

/// Both have filled the upper gallery: who has won hangs on its bonus.
TEST_F(LibraryModelTest, SaysThatFirstPlaceIsUndecided) {
    const AnyCase position = *readCase(readFile(sourceDir() / "samples/musee/disputed.cimaise"));
    const GameFacts facts = factsOf(position, score(position), {.finished = true});
    const GameResult result = readResult(facts.result.toStdString()).value();
    EXPECT_TRUE(result.open);
    EXPECT_EQ(result.decidedBy, "");
    EXPECT_THAT(result.sides, testing::Each(testing::Field(&SideResult::place, 0)));
    app().files()->openText(toQt(writeCase(position)));
    session().setFinished(true);
    settle();
    EXPECT_THAT(listed(0, "accessibleName").toStdString(),
                testing::HasSubstr("first place undecided"));
}

TEST(LibraryTotals, NamesTieBreakWinner) {
    const auto result = [](std::string decidedBy, bool legal = true) {
        return toQt(writeResult({.game = "artsociety",
                                 .legal = legal,
                                 .complete = true,
                                 .decidedBy = std::move(decidedBy),
                                 .fingerprint = "0123456789abcdef",
                                 .sides = {{.names = {"Ana"}, .total = 20, .place = 2},
                                           {.names = {"Bo"}, .total = 20, .place = 1}}}));
    };
    EXPECT_EQ(tieBreakWinner(result("hand")), "Bo");
    EXPECT_EQ(tieBreakWinner(result("hand", false)), "") << "a problem leaves the winner open";
    EXPECT_EQ(tieBreakWinner(result("points")), "");
    EXPECT_EQ(tieBreakWinner(result("shared")), "");
    EXPECT_EQ(tieBreakWinner({}), "");
}

TEST(LibraryDates, FormatsRecentDatesRelatively) {
    const QDateTime now{QDate{2026, 11, 21}, QTime{20, 30}};
    const auto dayText = [&now](const QDateTime& moment, Language language) {
        return momentInWords(moment, now, language).toStdString();
    };
    const QDateTime morning{QDate{2026, 11, 21}, QTime{9, 5}};
    EXPECT_EQ(dayText(morning, Language::english), "today 09:05");
    EXPECT_EQ(dayText(morning.addDays(-1), Language::english), "yesterday 09:05");
    EXPECT_EQ(dayText(morning.addDays(-2), Language::english), "19 November 2026");
    EXPECT_EQ(dayText(morning.addDays(-2), Language::french), "19 novembre 2026");
    EXPECT_EQ(dayText(morning.addDays(-20), Language::english), "1 November 2026");
    EXPECT_EQ(dayText(morning.addDays(-20), Language::french), "1er novembre 2026");
}

TEST_F(LibraryModelTest, NumbersGamesOfSamePlayersOnSameDay) {
    start();
    hang(10, 1);
    app().closeGame();
    settle();
    EXPECT_THAT(listed(0, "origin").toStdString(), testing::Not(testing::HasSubstr("that day")));
    start();
    hang(10, 1);
    settle();
    EXPECT_THAT(listed(0, "origin").toStdString(), testing::HasSubstr("game 2 that day"));
    EXPECT_THAT(listed(1, "accessibleName").toStdString(), testing::HasSubstr("game 1 that day"));
}

} // namespace

} // namespace cimaise
