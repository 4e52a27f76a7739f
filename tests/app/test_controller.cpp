// Tests the application controller: games begun, closed, found, renamed, copied, deleted; pages and
// notices.
#include "tests/app/controller_fixture.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>

namespace cimaise {

namespace {

TEST_F(DeskTest, ANewGameLiesOnTheTableAndInTheList) {
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    ASSERT_NE(desk().session(), nullptr);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Table);
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo", "Cy"}));
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo · Cy");
    EXPECT_EQ(desk().games()->valueOf(0, "open"), true);
    EXPECT_EQ(library().knownNames(), (QStringList{"Ana", "Bo", "Cy"}));
}

TEST_F(DeskTest, TheListFollowsTheTable) {
    start();
    hang(10, 1);
    EXPECT_EQ(listed(0, "scoreText"), "Ana 1 · Bo 0");
    session().setTitle(QStringLiteral("Friday"));
    EXPECT_EQ(listed(0, "title"), "Friday");
    EXPECT_EQ(listed(0, "players"), "Ana · Bo");
    session().setFinished(true);
    settle();
    EXPECT_EQ(desk().games()->valueOf(0, "finished"), true);
}

TEST_F(DeskTest, TheTableIsFoundAsItWasLeft) {
    start();
    hang(10, 1);
    hang(20, 2);
    hang(30, 3);
    session().historyView()->undo();
    session().setTitle(QStringLiteral("Friday"));
    session().setFinished(true);
    const AnyCase left = session().current();
    reopen();
    ASSERT_NE(desk().session(), nullptr);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Table);
    EXPECT_EQ(session().current(), left);
    EXPECT_EQ(session().title(), "Friday");
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().historyView()->undoText(), "Undo: test.hung");
    session().historyView()->redo();
    session().question()->answer(0); // it was finished
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[2], 30);
    for (int i = 0; i < 3; ++i) {
        session().historyView()->undo();
    }
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(layout().musees[0], musee::Musee{});
}

TEST_F(DeskTest, AGameOpensAgainOnTheBoardLookedAtLast) {
    start();
    hang(5, 1, 1);
    session().setCurrentSide(1);
    reopen();
    ASSERT_NE(desk().session(), nullptr);
    EXPECT_EQ(session().currentSide(), 1);
    start({QStringLiteral("Cy"), QStringLiteral("Di")});
    EXPECT_EQ(session().currentSide(), 0) << "that was another game";
}

TEST_F(DeskTest, ANewGameIsOneOfTheGamePlayedLast) {
    EXPECT_EQ(desk().draft()->game(), "musee");
    desk().draft()->setGame(QStringLiteral("museum"));
    desk().draft()->start();
    const GameId museum = session().id();
    desk().closeGame();
    reopen();
    EXPECT_EQ(desk().draft()->game(), "museum");
    desk().draft()->setGame(QStringLiteral("muse"));
    desk().draft()->start();
    desk().draft()->checkBoard(QStringLiteral("musee"));
    EXPECT_EQ(desk().draft()->game(), "muse") << "a check is no game";
    desk().games()->open(museum);
    EXPECT_EQ(desk().draft()->game(), "museum");
    reopen();
    EXPECT_EQ(desk().draft()->game(), "museum");
}

TEST_F(DeskTest, AClosedTableStaysClosed) {
    start();
    desk().closeGame();
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
    reopen();
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_EQ(desk().notices()->text(), "");
}

TEST_F(DeskTest, AGameThatIsGoneIsNotOpened) {
    desk().games()->open(77);
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_NE(desk().notices()->text(), "");
    desk().notices()->dismiss();
    EXPECT_EQ(desk().notices()->text(), "");
}

TEST_F(DeskTest, DeletingCanBeTakenBack) {
    start();
    const GameId id = session().id();
    desk().games()->remove(id);
    EXPECT_EQ(desk().session(), nullptr) << "it lay on the table";
    settle();
    EXPECT_EQ(desk().games()->count(), 0);
    EXPECT_EQ(desk().notices()->offer(), "Undo");
    desk().notices()->acceptOffer();
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo");
    EXPECT_EQ(desk().notices()->text(), "");
    EXPECT_EQ(desk().notices()->offer(), "");
}

TEST_F(DeskTest, ANoticeBelongsToThePageWhereItWasMade) {
    start();
    desk().navigator()->show(Navigator::Home);
    desk().games()->remove(session().id());
    ASSERT_NE(desk().notices()->text(), "");
    desk().navigator()->show(Navigator::Rules);
    EXPECT_EQ(desk().notices()->text(), "");
    desk().files()->openFile(QUrl{QStringLiteral("file:///nowhere")});
    ASSERT_NE(desk().notices()->text(), "");
    desk().navigator()->back();
    EXPECT_EQ(desk().notices()->text(), "");
}

TEST_F(DeskTest, AGameCanBeRenamedAndCopiedFromTheList) {
    start();
    hang(10, 1);
    const GameId id = session().id();
    desk().games()->rename(id, QStringLiteral("Friday"));
    EXPECT_EQ(session().title(), "Friday") << "the open game as well";
    desk().closeGame();
    desk().games()->rename(id, QStringLiteral("Saturday"));
    EXPECT_EQ(listed(0, "title"), "Saturday");
    desk().games()->duplicate(id);
    EXPECT_EQ(listed(0, "title"), "Saturday (copy)");
    EXPECT_EQ(desk().games()->count(), 2);
    desk().games()->open(desk().games()->valueOf(0, "gameId").toLongLong());
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[0], 10);
}

TEST_F(DeskTest, ANameThatNoFileCouldHoldIsRefused) {
    start();
    const GameId id = session().id();
    desk().closeGame();
    desk().games()->rename(id, QString(201, u'x'));
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo");
    EXPECT_NE(desk().notices()->text(), "");
}

TEST_F(DeskTest, RulesAreThoseOfTheGameUntilAnotherGamesRuleIsAskedFor) {
    start();
    desk().questions()->showRules();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Rules);
    EXPECT_EQ(desk().rules()->game(), "musee");
    desk().rules()->setGame({});
    desk().navigator()->back();
    desk().questions()->showRule(QStringLiteral("musee.ascending"));
    EXPECT_EQ(desk().rules()->game(), "musee") << "whatever was read before";
    desk().rules()->setGame({});
    desk().navigator()->back();
    desk().navigator()->show(Navigator::Rules);
    EXPECT_EQ(desk().rules()->game(), "musee") << "by the key of the window as well";
    desk().questions()->showRule(QStringLiteral("muse.coins"));
    EXPECT_NE(desk().rules()->rowOf(QStringLiteral("muse.coins")), -1);
}

TEST_F(DeskTest, PagesLeadBackToWhereOneCameFrom) {
    start();
    desk().questions()->showRule(QStringLiteral("musee.ascending"));
    EXPECT_EQ(desk().navigator()->page(), Navigator::Rules);
    EXPECT_EQ(desk().questions()->rule(), "musee.ascending");
    desk().navigator()->show(Navigator::Settings);
    desk().navigator()->back();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Rules);
    desk().navigator()->back();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Table);
    desk().navigator()->back();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
    desk().navigator()->back();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
}

TEST_F(DeskTest, BackFromAGameThatWasBegunIsNotItsForm) {
    desk().navigator()->show(Navigator::New);
    start();
    ASSERT_EQ(desk().navigator()->page(), Navigator::Table);
    desk().navigator()->back();
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
    settle();
    EXPECT_EQ(desk().games()->count(), 1);
}

TEST_F(DeskTest, PagesOfAGameAreNotShownWithoutOne) {
    desk().navigator()->show(Navigator::Table);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home) << "no game lies on the table";
}

TEST_F(DeskTest, ASecondWindowCanOnlyRead) {
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

TEST_F(DeskTest, WhoClosesWithUnsavedEditsIsToldOnce) {
    start();
    hang(10, 1);
    EXPECT_TRUE(desk().mayClose());
    {
        QSqlDatabase other =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
        other.setDatabaseName(folder() + QStringLiteral("/library.sqlite"));
        ASSERT_TRUE(other.games()->open());
        QSqlQuery query{other};
        ASSERT_TRUE(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
        hang(20, 2);
        EXPECT_FALSE(desk().mayClose());
        EXPECT_NE(desk().notices()->text(), "");
        EXPECT_TRUE(desk().mayClose()) << "who asks again knows";
        desk().notices()->dismiss();
        EXPECT_FALSE(desk().mayClose()) << "a warning that is gone is given again";
        ASSERT_TRUE(query.exec(QStringLiteral("ROLLBACK")));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("other"));
    desk().notices()->dismiss();
    EXPECT_TRUE(desk().mayClose());
    reopen();
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[1], 20);
}

TEST_F(DeskTest, AGameEditedWithoutALibraryIsKeptOnceThereIsOne) {
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
    EXPECT_NE(game.saveTrouble(), "");
    EXPECT_EQ(game.id(), 0);
    EXPECT_FALSE(other.mayClose());
    ASSERT_TRUE(file.remove());
    other.retry();
    EXPECT_EQ(game.saveTrouble(), "");
    ASSERT_NE(game.id(), 0);
    const auto kept = broken.load(game.id());
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->steps.size(), 3U);
    EXPECT_EQ(kept->position, 1);
}

TEST_F(DeskTest, TheLanguageReachesEverything) {
    start();
    hang(30, 1);
    hang(20, 2);
    const QVariant rule = desk().rules()->valueOf(0, "title");
    const QVariant sample = desk().samples()->valueOf(0, "title");
    const QVariant finding = session().findings()->valueOf(0, "says");
    const QString verdict = session().verdict()->text();
    QSignalSpy changed{&session(), &Session::changed};
    preferences().setLanguage(QStringLiteral("fr"));
    EXPECT_NE(desk().rules()->valueOf(0, "title"), rule);
    EXPECT_NE(desk().samples()->valueOf(0, "title"), sample);
    EXPECT_NE(session().findings()->valueOf(0, "says"), finding);
    EXPECT_NE(session().verdict()->text(), verdict);
    EXPECT_EQ(changed.count(), 1);
}

} // namespace

} // namespace cimaise
