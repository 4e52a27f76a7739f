// Tests damaged rows of the library: every action on such a game in the list or opened gives an
// answer, and its output is valid.
#include "tests/app/controller_fixture.h"

#include "app/library/library_connection.h"

#include <QFile>

namespace cimaise {

namespace {

using testing::HasSubstr;

class AppDamagedLibraryTest : public AppControllerTest {
protected:
    /// Damages the rows of a closed game of four steps with `sql`; returns the game's id.
    GameId damage(const QString& sql) {
        start();
        session().setTitle(QStringLiteral("Friday"));
        hang(10, 1);
        hang(20, 2);
        hang(30, 3);
        const GameId id = session().id();
        session().setFinished(true);
        app().closeGame();
        library().flush();
        close();
        {
            Connection other{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write};
            other.run(QStringLiteral("PRAGMA foreign_keys = OFF"));
            other.run(sql);
            EXPECT_EQ(other.takeError(), std::nullopt) << sql.toStdString();
        }
        open();
        return id;
    }
    [[nodiscard]] QUrl file() const {
        return QUrl::fromLocalFile(folder() + QStringLiteral("/kept.cimaise"));
    }
    [[nodiscard]] bool isSaved() const { return QFile::exists(file().toLocalFile()); }
    void expectNotice(const char* words) const {
        EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr(words));
        app().notices()->dismiss();
    }
    /// Checks that the saved file can be read.
    void expectSound() const {
        QFile saved{file().toLocalFile()};
        ASSERT_TRUE(saved.open(QIODevice::ReadOnly));
        EXPECT_TRUE(readCase(saved.readAll().toStdString()));
    }
    /// Undoes and redoes every step. Reopens the game first: undo on a finished game asks.
    void walk() const {
        session().setFinished(false);
        while (session().historyView()->canUndo()) {
            EXPECT_NE(session().historyView()->undoText(), "");
            session().historyView()->undo();
        }
        while (session().historyView()->canRedo()) {
            EXPECT_NE(session().historyView()->redoText(), "");
            session().historyView()->redo();
        }
    }
};

class AppUnreadableGameTest : public AppDamagedLibraryTest,
                              public testing::WithParamInterface<const char*> {};

TEST_P(AppUnreadableGameTest, ReportsDamageButAllowsRenameAndRemoval) {
    const GameId id = damage(QString::fromLatin1(GetParam()));
    app().games()->open(id);
    EXPECT_EQ(app().session(), nullptr);
    expectNotice("damaged");
    app().games()->duplicate(id);
    expectNotice("damaged");
    EXPECT_TRUE(app().files()->suggestedFileOf(id, {}).isEmpty());
    app().files()->saveGame(id, file());
    expectNotice("damaged");
    EXPECT_FALSE(isSaved());
    EXPECT_EQ(listed(0, "gameName"), "Musée") << "it is listed, and can be deleted";
    EXPECT_EQ(app().games()->count(), 1);
    app().games()->rename(id, QStringLiteral("Saturday"));
    EXPECT_EQ(listed(0, "title"), "Saturday");
    app().games()->remove(id);
    settle();
    EXPECT_EQ(app().games()->count(), 0);
}

INSTANTIATE_TEST_SUITE_P(Rows, AppUnreadableGameTest,
                         testing::Values("UPDATE games SET position = 4",
                                         "UPDATE games SET position = -1",
                                         "UPDATE games SET position = 9223372036854775807",
                                         "DELETE FROM steps WHERE position = 1",
                                         "UPDATE steps SET position = position + 10",
                                         "UPDATE steps SET position = -1 WHERE position = 0",
                                         "UPDATE steps SET document = ''",
                                         "UPDATE steps SET document = '[]' WHERE position = 3",
                                         "UPDATE steps SET document = 'null'",
                                         "UPDATE steps SET document = '{\"cimaise\": 1}'",
                                         "UPDATE steps SET document = printf('%.*c', 5000000, '1')",
                                         "UPDATE games SET mark = -7"));

TEST_F(AppDamagedLibraryTest, SkipsUnreadableStepsAndKeepsOthers) {
    const GameId id =
        damage(QStringLiteral("UPDATE steps SET document = 'x' WHERE position IN (0, 2)"));
    app().games()->open(id);
    ASSERT_NE(app().session(), nullptr);
    session().setFinished(false); // undo on a finished game asks first
    session().historyView()->undo();
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[1], 0);
    const AnyCase left = session().current();
    reopen();
    ASSERT_NE(app().session(), nullptr) << "what lies on the table is a step that can be read";
    EXPECT_EQ(session().current(), left);
    session().historyView()->redo();
    EXPECT_EQ(layout().musees[0].of(musee::Gallery::upper)[2], 30);
    hang(40, 4);
    walk();
    const AnyCase last = session().current();
    reopen();
    EXPECT_EQ(session().current(), last);
}

TEST_F(AppDamagedLibraryTest, SkipsStepOfAnotherGame) {
    const GameId id = damage(QStringLiteral("SELECT 1"));
    app().samples()->open(app().samples()->count() - 1);
    const QString other = toQt(writeCase(session().current()));
    ASSERT_NE(session().game(), "musee");
    library().flush();
    close();
    Connection{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write}.run(
        QStringLiteral("UPDATE steps SET document = ? WHERE game = ? AND position = 1"),
        {other, id});
    open();
    app().games()->open(id);
    ASSERT_NE(app().session(), nullptr);
    walk();
    EXPECT_EQ(session().game(), "musee");
}

TEST_F(AppDamagedLibraryTest, DescribesEditsThatNameUnknownPlayers) {
    const GameId id = damage(QStringLiteral(
        R"(UPDATE steps SET what = '{"text": "test.hung", "arguments": {"a": {"kind": 2, "index": 9},)"
        R"( "b": {"kind": 1, "index": -1}, "c": {"kind": 7, "index": 0},)"
        R"( "d": {"parts": [{"text": "x", "arguments": {"e": {"kind": 1, "index": 8}}}]}}}')"));
    app().games()->open(id);
    ASSERT_NE(app().session(), nullptr);
    walk();
}

TEST_F(AppDamagedLibraryTest, ReplacesEditTextWithBidiControl) {
    const GameId id = damage(QStringLiteral("UPDATE steps SET what = 'a' || char(8238) || 'b'"));
    app().games()->open(id);
    EXPECT_EQ(session().historyView()->undoText(), "Undo: …");
}

TEST_F(AppDamagedLibraryTest, SavesValidFileDespiteInvalidTitle) {
    const GameId id = damage(QStringLiteral(
        "UPDATE games SET title = 'a' || char(10) || 'b', created = -1, updated = -1, match = -4,"
        " players = printf('%.*c', 100000, 'p'), score = char(8238), finished = 7"));
    EXPECT_EQ(listed(0, "title"), "…");
    EXPECT_EQ(listed(0, "players"), "…");
    app().files()->saveGame(id, file());
    expectSound();
    app().games()->open(id);
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().matchView()->text(), "");
    app().files()->saveFile(file());
    expectSound();
    app().closeGame();
    app().games()->duplicate(id);
    EXPECT_EQ(listed(0, "title"), "… (copy)");
}

TEST_F(AppControllerTest, KeepsTitleOfCopyWithinFileLimit) {
    start();
    session().setTitle(QString(198, u'x'));
    const GameId id = session().id();
    app().closeGame();
    app().games()->duplicate(id);
    EXPECT_EQ(listed(0, "title"), QString(198, u'x'));
    EXPECT_EQ(app().games()->count(), 2);
}

} // namespace

} // namespace cimaise
