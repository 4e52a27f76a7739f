// Tests which game “Continue” offers and the list shows first, and that nothing is saved twice:
// the running game stays the one to continue, whatever else is opened.
#include "tests/app/controller_fixture.h"

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::Not;

class RunningGameTest : public AppControllerTest {
protected:
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }
    [[nodiscard]] GameId idInList(int row) const {
        return app().games()->valueOf(row, "gameId").toLongLong();
    }
    void goHome() {
        app().navigator()->show(Navigator::Home);
        settle();
    }
    void setDay(const QDate& day) {
        app().navigator()->show(Navigator::PlayDetails);
        emit app().playDetails() -> calendar()->dayChosen(day);
    }
    /// Starts and finishes a game of other players; returns its id.
    GameId finished() {
        start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
        hang(20, 1);
        session().setFinished(true);
        return session().id();
    }
    GameId running() {
        start();
        hang(10, 1);
        return session().id();
    }
};

TEST_F(RunningGameTest, IsContinuedAfterCheckOfBoardWithEntries) {
    const GameId game = running();
    app().draft()->checkBoard(QStringLiteral("musee"));
    hang(10, 1);
    const GameId board = session().id();
    ASSERT_NE(board, 0);
    reopen();
    EXPECT_EQ(session().id(), board) << "the board that is being entered";
    goHome();
    EXPECT_EQ(session().id(), game);
    EXPECT_EQ(idInList(0), game);
    EXPECT_EQ(app().games()->valueOf(0, "open"), true);
    EXPECT_EQ(app().games()->count(), 2) << "the board is saved";
    app().games()->open(board);
    hang(11, 2);
    goHome();
    EXPECT_EQ(session().id(), game);
    reopen();
    EXPECT_EQ(session().id(), game);
}

TEST_F(RunningGameTest, IsContinuedAfterLookAtFinishedGame) {
    const GameId ended = finished();
    const GameId game = running();
    for (const bool edits : {false, true}) {
        app().games()->open(ended);
        if (edits) {
            session().setTitle(QStringLiteral("Friday"));
        }
        reopen();
        goHome();
        EXPECT_EQ(session().id(), game) << edits;
        EXPECT_EQ(idInList(0), game) << edits;
    }
}

TEST_F(RunningGameTest, IsContinuedAfterLookAtUnfinishedGameUntilThatIsPlayed) {
    start({QStringLiteral("Léa"), QStringLiteral("Hugo")});
    const GameId other = session().id();
    const GameId game = running();
    settle();
    app().games()->open(other);
    goHome();
    EXPECT_EQ(session().id(), game);
    app().games()->open(other);
    hang(20, 1);
    goHome();
    EXPECT_EQ(session().id(), other);
    EXPECT_EQ(idInList(0), other);
}

TEST_F(RunningGameTest, IsFirstInListAndOthersFollowByDay) {
    const QDate today = QDate::currentDate();
    const GameId old = finished();
    setDay(today.addDays(-40));
    const GameId recent = finished();
    setDay(today.addDays(-2));
    const GameId game = running();
    setDay(today.addDays(-60));
    goHome();
    EXPECT_EQ(idInList(0), game);
    EXPECT_EQ(idInList(1), recent);
    EXPECT_EQ(idInList(2), old);
    for (int i = 0; i < 25; ++i) { // more than a page
        library().create({.game = QStringLiteral("musee"), .title = QStringLiteral("Another")},
                         QStringLiteral("{}"));
    }
    settle();
    EXPECT_EQ(idInList(0), game) << "though it is on the second page";
    while (app().games()->canFetchMore({})) {
        app().games()->fetchMore({});
    }
    EXPECT_EQ(app().games()->count(), 28) << "listed once";
    app().games()->setSearch(QStringLiteral("another"));
    EXPECT_NE(idInList(0), game) << "not among what was searched for";
}

TEST_F(RunningGameTest, ShowsEnteredDayBeforeItsEnd) {
    running();
    setDay(QDate{2024, 11, 27});
    goHome();
    EXPECT_THAT(listed(0, "origin").toStdString(), HasSubstr("27 November 2024"));
    EXPECT_THAT(listed(0, "origin").toStdString(), Not(HasSubstr("today")));
}

TEST_F(RunningGameTest, LinkOrFileOfSavedGameOpensThatOne) {
    const GameId game = running();
    hang(20, 1, 1);
    app().navigator()->show(Navigator::PlayDetails);
    app().playDetails()->setPlace(QStringLiteral("Lyon")); // not in the link
    const QString link = app().links()->linkOf(-1);
    session().setFinished(true);
    app().closeGame();
    settle();
    app().files()->openText(link);
    EXPECT_EQ(session().id(), game);
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(notice(), "This game is already here, as you left it.");
    settle();
    EXPECT_EQ(app().games()->count(), 1);
    app().notices()->acceptOffer();
    EXPECT_NE(session().id(), game);
    EXPECT_EQ(session().title(), "Ana · Bo (copy)");
    settle();
    EXPECT_EQ(app().games()->count(), 2);
}

TEST_F(RunningGameTest, LinkOfEarlierPositionOpensGameThatHadIt) {
    const GameId game = running();
    hang(20, 1, 1);
    const QString link = app().links()->linkOf(-1);
    hang(30, 2);
    settle();
    app().files()->openText(link);
    EXPECT_EQ(session().id(), game);
    EXPECT_EQ(app().notices()->offer(), "Open a copy");
}

TEST_F(RunningGameTest, LinkOfGameThatBeginsAlikeIsNew) {
    start();
    const QString link = app().links()->linkOf(-1);
    const GameId game = session().id();
    hang(10, 1);
    settle();
    app().files()->openText(link);
    EXPECT_NE(session().id(), game);
}

TEST_F(RunningGameTest, DeletedGamesCanBeRestoredAfterRestart) {
    const GameId id = finished();
    app().games()->remove(id);
    settle();
    reopen();
    goHome();
    LibraryModel& games = *app().games();
    EXPECT_EQ(games.count(), 0);
    ASSERT_TRUE(games.hasDeleted());
    games.setDeleted(true);
    ASSERT_EQ(games.count(), 1);
    const QDate end = QDate::currentDate().addDays(30);
    EXPECT_THAT(listed(0, "origin").toStdString(),
                HasSubstr("can be restored until " + std::to_string(end.day())));
    games.restore(id);
    settle();
    EXPECT_FALSE(games.hasDeleted());
    EXPECT_FALSE(games.deleted()) << "nothing is left to show there";
    EXPECT_EQ(idInList(0), id);
}

TEST_F(RunningGameTest, AsksBeforeDeletingPermanently) {
    const GameId id = finished();
    app().games()->remove(id);
    settle();
    goHome();
    app().games()->setDeleted(true);
    app().games()->erase(id);
    EXPECT_EQ(notice(), "Delete “Musée: Léa · Hugo” permanently?");
    EXPECT_EQ(app().notices()->offer(), "Delete");
    settle();
    EXPECT_EQ(app().games()->count(), 1);
    app().notices()->acceptOffer();
    settle();
    EXPECT_FALSE(app().games()->hasDeleted());
}

TEST_F(RunningGameTest, SaysWhatDeletionMeansForMatch) {
    app().draft()->setPlaysMatch(true);
    start();
    hang(10, 1);
    session().setFinished(true);
    const GameId first = session().id();
    app().draft()->rematch();
    app().draft()->start();
    settle();
    goHome();
    app().games()->remove(first);
    EXPECT_THAT(notice(), HasSubstr("Its match now counts without it."));
    app().notices()->acceptOffer();
    settle();
    EXPECT_EQ(app().games()->count(), 2);
}

TEST_F(RunningGameTest, TitleThatEqualsDefaultIsNone) {
    const GameId id = running();
    goHome();
    app().games()->rename(id, QStringLiteral("Friday"));
    EXPECT_EQ(session().title(), "Friday");
    app().games()->rename(id, QStringLiteral("Musée: Ana · Bo"));
    EXPECT_EQ(session().title(), "") << "Esc in the field after a part was stored";
}

} // namespace

} // namespace cimaise
