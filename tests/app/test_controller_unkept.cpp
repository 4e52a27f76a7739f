// Tests a library that cannot save: no game is closed without asking, messages are true, and
// unsaved games are written to files at the end.
#include "tests/app/controller_fixture.h"

#include "app/library/library_connection.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

namespace cimaise {

namespace {

using testing::HasSubstr;

/// App on a library that a newer Cimaise has written, with its own home directory.
class AppUnsavedTest : public AppControllerTest {
protected:
    AppUnsavedTest() {
        qputenv("HOME", home().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", home().toLocal8Bit());
        QDir{}.mkpath(home());
        writeNewer();
    }
    ~AppUnsavedTest() override {
        qputenv("HOME", m_homeBefore);
        qputenv("XDG_CONFIG_HOME", m_configBefore);
    }

    [[nodiscard]] QString home() const { return folder() + QStringLiteral("/home"); }
    [[nodiscard]] QStringList saved() const { return QDir{home()}.entryList({"*.cimaise"}); }

    /// Starts a game with one edit that cannot be saved.
    void edit() {
        start();
        session().setTitle(QStringLiteral("Precious"));
        hang(10, 1);
        ASSERT_EQ(session().id(), 0);
    }
    [[nodiscard]] bool isThere() const {
        return app().session() != nullptr && session().title() == QLatin1String("Precious");
    }

private:
    void writeNewer() {
        close();
        Connection{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write}.run(
            QStringLiteral("PRAGMA user_version = 4000"));
        open();
        EXPECT_EQ(library().access(), Library::Access::none);
    }

    QByteArray m_homeBefore = qgetenv("HOME");
    QByteArray m_configBefore = qgetenv("XDG_CONFIG_HOME");
};

TEST_F(AppUnsavedTest, ReplacesUnsavedGameOnlyOnSecondRequest) {
    const QUrl file = QUrl::fromLocalFile(folder() + QStringLiteral("/other.cimaise"));
    edit();
    app().files()->saveFile(file);
    const std::vector<std::function<void()>> ways{[this] { app().samples()->open(0); },
                                                  [this, &file] { app().files()->openFile(file); },
                                                  [this] { app().draft()->start(); },
                                                  [this] {
                                                      app().draft()->rematch();
                                                      session().question()->answer(0);
                                                      app().draft()->start();
                                                  }};
    for (const auto& way : ways) {
        app().notices()->dismiss();
        start();
        app().notices()->dismiss();
        session().setTitle(QStringLiteral("Precious"));
        hang(10, 1);
        const Session* before = app().session();
        way();
        ASSERT_EQ(app().session(), before);
        EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("This game is not saved."));
        EXPECT_EQ(app().notices()->offer(), "Save as a file");
        QTest::qWait(600); // until it can have been read
        way();
        EXPECT_NE(app().session(), before) << "who asks again knows";
        EXPECT_EQ(app().notices()->text(), "");
    }
}

TEST_F(AppUnsavedTest, AllowsClosingOnceSavedAsFile) {
    edit();
    app().samples()->open(0);
    QSignalSpy asked{app().files(), &GameFiles::saveRequested};
    app().notices()->acceptOffer();
    EXPECT_EQ(asked.count(), 1);
    EXPECT_FALSE(app().mayClose());
    const QUrl file = QUrl::fromLocalFile(folder() + QStringLiteral("/precious.cimaise"));
    app().files()->saveFile(file);
    EXPECT_TRUE(app().mayClose());
    hang(11, 2);
    EXPECT_FALSE(app().mayClose()) << "what was entered since is in no file";
    app().files()->saveFile(QUrl::fromLocalFile(folder() + QStringLiteral("/no/such.cimaise")));
    EXPECT_FALSE(app().mayClose()) << "it could not be written";
    app().files()->saveFile(file);
    app().samples()->open(0);
    EXPECT_FALSE(isThere());
}

TEST_F(AppUnsavedTest, ClosesUneditedSampleWithoutAsking) {
    app().samples()->open(0);
    const Session* before = app().session();
    app().samples()->open(1);
    EXPECT_NE(app().session(), before);
    EXPECT_EQ(app().notices()->text(), "");
    EXPECT_TRUE(app().mayClose());
}

TEST_F(AppUnsavedTest, SavesUnsavedGamesToFilesOnShutdown) {
    edit();
    EXPECT_FALSE(app().mayEnd());
    EXPECT_EQ(saved(), QStringList{"Precious.cimaise"});
    EXPECT_THAT(app().notices()->text().toStdString(), HasSubstr("/home/Precious.cimaise"));
    app().notices()->dismiss();
    hang(11, 2);
    EXPECT_TRUE(app().mayEnd()) << "who asks again knows, however long ago the first time was";
    EXPECT_EQ(saved(), (QStringList{"Precious 2.cimaise", "Precious.cimaise"}))
        << "no file is written over";
    const AnyCase left = session().current();
    app().files()->openFile(QUrl::fromLocalFile(home() + QStringLiteral("/Precious 2.cimaise")));
    app().files()->openFile(QUrl::fromLocalFile(home() + QStringLiteral("/Precious 2.cimaise")));
    EXPECT_EQ(session().current(), left);
}

TEST_F(AppUnsavedTest, AllowsShutdownWithoutUnsavedEdits) {
    EXPECT_TRUE(app().mayEnd());
    app().samples()->open(0);
    EXPECT_TRUE(app().mayEnd());
    EXPECT_EQ(saved(), QStringList{});
}

TEST_F(AppUnsavedTest, MarksListAsUnreadable) {
    EXPECT_TRUE(app().games()->unreadable());
    EXPECT_EQ(app().games()->count(), 0);
}

TEST_F(AppControllerTest, MarksListAsReadable) {
    EXPECT_FALSE(app().games()->unreadable());
    start();
    settle();
    EXPECT_FALSE(app().games()->unreadable());
}

TEST_F(AppControllerTest, SavesUnwrittenGameToFileOnShutdown) {
    const QString homeFolder = folder() + QStringLiteral("/home");
    QDir{}.mkpath(homeFolder);
    const QByteArray before = qgetenv("HOME");
    const QByteArray configBefore = qgetenv("XDG_CONFIG_HOME");
    qputenv("HOME", homeFolder.toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", homeFolder.toLocal8Bit());
    start();
    session().setTitle(QStringLiteral("Friday"));
    library().flush();
    {
        Connection other{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write};
        other.run(QStringLiteral("BEGIN IMMEDIATE"));
        hang(10, 1);
        app().samples()->open(0);
        EXPECT_FALSE(app().mayEnd());
        EXPECT_EQ(QDir{homeFolder}.entryList({"*.cimaise"}), QStringList{"Friday.cimaise"})
            << "the game that lay there before";
    }
    EXPECT_TRUE(app().mayEnd()) << "the disk has taken it by now";
    qputenv("HOME", before);
    qputenv("XDG_CONFIG_HOME", configBefore);
}

TEST_F(AppControllerTest, ReopensGameAfterEarlyExit) {
    start();
    const GameId id = session().id();
    library().flush();
    close();
    EXPECT_EXIT(
        {
            open();
            app().restore();
            std::_Exit(0);
        },
        testing::ExitedWithCode(0), "");
    open();
    app().restore();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().id(), id);
}

} // namespace

} // namespace cimaise
