// Tests the application controller: games started, closed, restored, renamed, copied, deleted;
// pages and notices.
#include "tests/app/controller_fixture.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace cimaise {

namespace {

TEST_F(AppControllerTest, OpensNewGameAndListsIt) {
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo", "Cy"}));
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo · Cy");
    EXPECT_EQ(app().games()->valueOf(0, "open"), true);
    EXPECT_EQ(library().knownNames(), (QStringList{"Ana", "Bo", "Cy"}));
}

TEST_F(AppControllerTest, UpdatesListAfterEdits) {
    start();
    hang(10, 1);
    EXPECT_EQ(listed(0, "scoreText"), "Ana 1 · Bo 0");
    session().setTitle(QStringLiteral("Friday"));
    EXPECT_EQ(listed(0, "title"), "Friday");
    EXPECT_EQ(listed(0, "players"), "Ana · Bo");
    session().setFinished(true);
    settle();
    EXPECT_EQ(app().games()->valueOf(0, "finished"), true);
}

TEST_F(AppControllerTest, RestoresGameAndHistoryAfterRestart) {
    start();
    hang(10, 1);
    hang(20, 2);
    hang(30, 3);
    session().historyView()->undo();
    session().setTitle(QStringLiteral("Friday"));
    session().setFinished(true);
    const AnyCase left = session().current();
    reopen();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(app().navigator()->page(), Navigator::Home) << "the list offers a finished game";
    app().navigator()->show(Navigator::Table);
    EXPECT_EQ(session().current(), left);
    EXPECT_EQ(session().title(), "Friday");
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().historyView()->undoText(), "Undo: test.hung");
    session().historyView()->redo();
    session().question()->answer(0); // confirms the edit of a finished game
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[2], 30);
    session().historyView()->undo();
    EXPECT_TRUE(session().finished()) << "back where it was finished";
    session().historyView()->undo();
    session().question()->answer(0);
    session().historyView()->undo();
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(layout().musees[0], musee::Musee{});
}

TEST_F(AppControllerTest, RestoresPlayersAndSettingsPages) {
    start();
    hang(10, 1);
    for (const auto page : {Navigator::Players, Navigator::Settings}) {
        app().navigator()->show(page);
        reopen();
        EXPECT_EQ(app().navigator()->page(), page);
        ASSERT_NE(app().session(), nullptr) << "the game is behind the page";
        app().navigator()->back();
        EXPECT_EQ(app().navigator()->page(), Navigator::Home);
        app().navigator()->show(Navigator::Table);
        reopen();
        EXPECT_EQ(app().navigator()->page(), Navigator::Table);
        EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 10);
    }
}

TEST_F(AppControllerTest, RestoresLastShownBoard) {
    start();
    hang(5, 1, 1);
    session().setCurrentSide(1);
    reopen();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().currentSide(), 1);
    start({QStringLiteral("Cy"), QStringLiteral("Di")});
    EXPECT_EQ(session().currentSide(), 0) << "that was another game";
}

TEST_F(AppControllerTest, DefaultsNewGameToLastPlayed) {
    EXPECT_EQ(app().draft()->game(), "musee");
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->start();
    const GameId museum = session().id();
    app().closeGame();
    reopen();
    EXPECT_EQ(app().draft()->game(), "museum");
    app().draft()->setGame(QStringLiteral("muse"));
    app().draft()->start();
    app().draft()->checkBoard(QStringLiteral("musee"));
    EXPECT_EQ(app().draft()->game(), "muse") << "a check is no game";
    app().games()->open(museum);
    EXPECT_EQ(app().draft()->game(), "museum");
    reopen();
    EXPECT_EQ(app().draft()->game(), "muse") << "the running game opens";
}

TEST_F(AppControllerTest, KeepsGameClosedAfterRestart) {
    start();
    app().closeGame();
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    reopen();
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_EQ(app().notices()->text(), "");
}

TEST_F(AppControllerTest, ReportsMissingGame) {
    app().games()->open(77);
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_NE(app().notices()->text(), "");
    app().notices()->dismiss();
    EXPECT_EQ(app().notices()->text(), "");
}

TEST_F(AppControllerTest, OffersNewVersionOnHomePageOnly) {
    int restarts = 0;
    start();
    app().announceNewVersion([&] { ++restarts; });
    EXPECT_NE(app().notices()->text(), "");
    EXPECT_EQ(app().notices()->offer(), "") << "a game may be being entered";
    app().navigator()->show(Navigator::Rules);
    EXPECT_EQ(app().notices()->text(), "");
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(app().notices()->offer(), "Restart now");
    app().notices()->acceptOffer();
    EXPECT_EQ(restarts, 1);
}

TEST_F(AppControllerTest, OffersNewVersionAtOnceOnHomePage) {
    app().announceNewVersion([] {});
    EXPECT_EQ(app().notices()->offer(), "Restart now");
}

TEST_F(AppControllerTest, UndoesGameDeletion) {
    start();
    const GameId id = session().id();
    app().games()->remove(id);
    EXPECT_EQ(app().session(), nullptr) << "it lay on the table";
    settle();
    EXPECT_EQ(app().games()->count(), 0);
    EXPECT_EQ(app().notices()->offer(), "Undo");
    app().notices()->acceptOffer();
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo");
    EXPECT_EQ(app().notices()->text(), "");
    EXPECT_EQ(app().notices()->offer(), "");
}

TEST_F(AppControllerTest, ClearsNoticeOnPageChange) {
    start();
    app().navigator()->show(Navigator::Home);
    app().games()->remove(session().id());
    ASSERT_NE(app().notices()->text(), "");
    app().navigator()->show(Navigator::Rules);
    EXPECT_EQ(app().notices()->text(), "");
    app().files()->openFile(QUrl{QStringLiteral("file:///nowhere")});
    ASSERT_NE(app().notices()->text(), "");
    app().navigator()->back();
    EXPECT_EQ(app().notices()->text(), "");
}

TEST_F(AppControllerTest, RenamesAndCopiesListedGames) {
    start();
    hang(10, 1);
    const GameId id = session().id();
    app().games()->rename(id, QStringLiteral("Friday"));
    EXPECT_EQ(session().title(), "Friday") << "the open game as well";
    app().closeGame();
    app().games()->rename(id, QStringLiteral("Saturday"));
    EXPECT_EQ(listed(0, "title"), "Saturday");
    app().games()->duplicate(id);
    EXPECT_EQ(listed(0, "title"), "Saturday (copy)");
    EXPECT_EQ(app().games()->count(), 2);
    app().games()->open(app().games()->valueOf(0, "gameId").toLongLong());
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 10);
}

TEST_F(AppControllerTest, RejectsTitleBeyondFileLimit) {
    start();
    const GameId id = session().id();
    app().closeGame();
    app().games()->rename(id, QString(201, u'x'));
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo");
    EXPECT_NE(app().notices()->text(), "");
}

TEST_F(AppControllerTest, ShowsRulesOfOpenGameUnlessOtherRequested) {
    start();
    app().questions()->showRules();
    EXPECT_EQ(app().navigator()->page(), Navigator::Rules);
    EXPECT_EQ(app().rules()->game(), "musee");
    app().rules()->setGame({});
    app().navigator()->back();
    app().questions()->showRule(QStringLiteral("musee.ascending"));
    EXPECT_EQ(app().rules()->game(), "musee") << "whatever was read before";
    app().rules()->setGame({});
    app().navigator()->back();
    app().navigator()->show(Navigator::Rules);
    EXPECT_EQ(app().rules()->game(), "musee") << "by the key of the window as well";
    app().questions()->showRule(QStringLiteral("muse.coins"));
    EXPECT_NE(app().rules()->rowOf(QStringLiteral("muse.coins")), -1);
}

TEST_F(AppControllerTest, ReturnsToPreviousPageOnBack) {
    start();
    app().questions()->showRule(QStringLiteral("musee.ascending"));
    EXPECT_EQ(app().navigator()->page(), Navigator::Rules);
    EXPECT_EQ(app().questions()->rule(), "musee.ascending");
    app().navigator()->show(Navigator::Settings);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Rules);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
}

TEST_F(AppControllerTest, SkipsNewGameFormOnBack) {
    app().navigator()->show(Navigator::New);
    start();
    ASSERT_EQ(app().navigator()->page(), Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Home);
    settle();
    EXPECT_EQ(app().games()->count(), 1);
}

TEST_F(AppControllerTest, StaysOnHomeWithoutOpenGame) {
    app().navigator()->show(Navigator::Table);
    EXPECT_EQ(app().navigator()->page(), Navigator::Home) << "no game lies on the table";
}

TEST_F(AppControllerTest, OpensSecondWindowReadOnly) {
    start();
    hang(10, 1);
    library().flush();
    Library second{folder()};
    AppController other{second, preferences()};
    other.restore();
    EXPECT_TRUE(other.readOnly());
    EXPECT_NE(other.trouble(), "");
    ASSERT_NE(other.session(), nullptr);
    EXPECT_TRUE(other.session()->readOnly());
    EXPECT_FALSE(other.session()->historyView()->canUndo());
    const AnyCase before = other.session()->current();
    other.session()->historyView()->undo();
    other.session()->setFinished(true);
    other.games()->remove(session().id());
    EXPECT_EQ(other.notices()->text(), other.trouble());
    EXPECT_EQ(other.notices()->offer(), "");
    other.draft()->setPlayerCount(3);
    other.draft()->start();
    EXPECT_FALSE(other.session()->edit(musee::clear(layout(), {}), {}));
    EXPECT_EQ(other.session()->current(), before);
    EXPECT_FALSE(other.session()->finished());
}

TEST_F(AppControllerTest, WarnsOnceAboutUnsavedEditsOnClose) {
    start();
    hang(10, 1);
    EXPECT_TRUE(app().mayClose());
    {
        QSqlDatabase other =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        other.setDatabaseName(folder() + QStringLiteral("/library.sqlite"));
        ASSERT_TRUE(other.open());
        QSqlQuery query{other};
        ASSERT_TRUE(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
        hang(20, 2);
        EXPECT_FALSE(app().mayClose());
        EXPECT_NE(app().notices()->text(), "");
        QTest::qWait(600); // until it can have been read
        EXPECT_TRUE(app().mayClose()) << "who asks again knows";
        app().notices()->dismiss();
        EXPECT_FALSE(app().mayClose()) << "a warning that is gone is given again";
        ASSERT_TRUE(query.exec(QStringLiteral("ROLLBACK")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
    app().notices()->dismiss();
    EXPECT_TRUE(app().mayClose());
    reopen();
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[1], 20);
}

TEST_F(AppControllerTest, SavesGameOnceLibraryIsAvailable) {
    const QString blocked = folder() + QStringLiteral("/blocked");
    QFile file{blocked};
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    Library broken{blocked};
    ASSERT_EQ(broken.access(), Library::Access::none) << "its folder is a file";
    AppController other{broken, preferences()};
    EXPECT_NE(other.trouble(), "");
    other.draft()->setName(0, QStringLiteral("Ana"));
    other.draft()->setName(1, QStringLiteral("Bo"));
    other.draft()->start();
    EXPECT_TRUE(other.mayClose()) << "nothing was entered";
    Session& game = *other.session();
    const auto put = [&game](int exhibit) {
        const auto& now = std::get<musee::Layout>(game.current());
        return game.edit(musee::hang(now, {.column = exhibit}, exhibit), {.text = {"test.hung"}});
    };
    EXPECT_TRUE(put(1));
    EXPECT_TRUE(put(2));
    game.historyView()->undo();
    EXPECT_NE(game.saveError(), "");
    EXPECT_EQ(game.id(), 0);
    EXPECT_FALSE(other.mayClose());
    ASSERT_TRUE(file.remove());
    other.retry();
    EXPECT_EQ(game.saveError(), "");
    ASSERT_NE(game.id(), 0);
    const auto stored = broken.load(game.id());
    ASSERT_TRUE(stored);
    EXPECT_EQ(stored->steps.size(), 3U);
    EXPECT_EQ(stored->position, 1);
}

TEST_F(AppControllerTest, UpdatesAllTextsOnLanguageChange) {
    start();
    hang(30, 1);
    hang(20, 2);
    const QVariant rule = app().rules()->valueOf(0, "title");
    const QVariant sample = app().samples()->valueOf(0, "title");
    const QVariant finding = session().findings()->valueOf(0, "says");
    const QString verdict = session().verdict()->text();
    QSignalSpy changed{&session(), &Session::changed};
    preferences().setLanguage(QStringLiteral("fr"));
    EXPECT_NE(app().rules()->valueOf(0, "title"), rule);
    EXPECT_NE(app().samples()->valueOf(0, "title"), sample);
    EXPECT_NE(session().findings()->valueOf(0, "says"), finding);
    EXPECT_NE(session().verdict()->text(), verdict);
    EXPECT_EQ(changed.count(), 1);
}

} // namespace

} // namespace cimaise
