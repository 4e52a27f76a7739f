// Tests a library that cannot save: no game is closed without asking, messages are true, and
// unsaved games are written to files at the end.
#include "tests/app/controller_fixture.h"

#include "app/library/library_connection.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>

namespace cimaise {

namespace {

using testing::HasSubstr;

/// A window on a library that a newer Cimaise has written, with a home of its own.
class DeskUnkeptTest : public DeskTest {
protected:
    DeskUnkeptTest() {
        qputenv("HOME", home().toLocal8Bit());
        qputenv("XDG_CONFIG_HOME", home().toLocal8Bit());
        QDir{}.mkpath(home());
        writeNewer();
    }
    ~DeskUnkeptTest() override {
        qputenv("HOME", m_homeBefore);
        qputenv("XDG_CONFIG_HOME", m_configBefore);
    }

    [[nodiscard]] QString home() const { return folder() + QStringLiteral("/home"); }
    [[nodiscard]] QStringList saved() const { return QDir{home()}.entryList({"*.cimaise"}); }

    /// A game with one edit that is kept nowhere.
    void edit() {
        start();
        session().setTitle(QStringLiteral("Precious"));
        hang(10, 1);
        ASSERT_EQ(session().id(), 0);
    }
    [[nodiscard]] bool isThere() const {
        return desk().session() != nullptr && session().title() == QLatin1String("Precious");
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

TEST_F(DeskUnkeptTest, AnotherGameTakesTheTableOnlyWhenAskedAgain) {
    const QUrl file = QUrl::fromLocalFile(folder() + QStringLiteral("/other.cimaise"));
    edit();
    desk().files()->saveFile(file);
    const std::vector<std::function<void()>> ways{[this] { desk().samples()->open(0); },
                                                  [this, &file] { desk().files()->openFile(file); },
                                                  [this] { desk().draft()->start(); },
                                                  [this] {
                                                      desk().draft()->rematch();
                                                      desk().draft()->start();
                                                  }};
    for (const auto& way : ways) {
        desk().notices()->dismiss();
        start();
        desk().notices()->dismiss();
        session().setTitle(QStringLiteral("Precious"));
        hang(10, 1);
        const Session* before = desk().session();
        way();
        ASSERT_EQ(desk().session(), before);
        EXPECT_THAT(desk().notices()->text().toStdString(), HasSubstr("This game is not saved."));
        EXPECT_EQ(desk().notices()->offer(), "Save as a file");
        way();
        EXPECT_NE(desk().session(), before) << "who asks again knows";
        EXPECT_EQ(desk().notices()->text(), "");
    }
}

TEST_F(DeskUnkeptTest, WhatIsSavedAsAFileMayGo) {
    edit();
    desk().samples()->open(0);
    QSignalSpy asked{desk().files(), &GameFiles::saveAsked};
    desk().notices()->acceptOffer();
    EXPECT_EQ(asked.count(), 1);
    EXPECT_FALSE(desk().mayClose());
    const QUrl file = QUrl::fromLocalFile(folder() + QStringLiteral("/precious.cimaise"));
    desk().files()->saveFile(file);
    EXPECT_TRUE(desk().mayClose());
    hang(11, 2);
    EXPECT_FALSE(desk().mayClose()) << "what was entered since is in no file";
    desk().files()->saveFile(QUrl::fromLocalFile(folder() + QStringLiteral("/no/such.cimaise")));
    EXPECT_FALSE(desk().mayClose()) << "it could not be written";
    desk().files()->saveFile(file);
    desk().samples()->open(0);
    EXPECT_FALSE(isThere());
}

TEST_F(DeskUnkeptTest, WhatIsOnlyLookedAtGoesUnasked) {
    desk().samples()->open(0);
    const Session* before = desk().session();
    desk().samples()->open(1);
    EXPECT_NE(desk().session(), before);
    EXPECT_EQ(desk().notices()->text(), "");
    EXPECT_TRUE(desk().mayClose());
}

TEST_F(DeskUnkeptTest, TheSystemsEndIsToldOnceAndWhatIsLeftIsSavedInFiles) {
    edit();
    EXPECT_FALSE(desk().mayEnd());
    EXPECT_EQ(saved(), QStringList{"Precious.cimaise"});
    EXPECT_THAT(desk().notices()->text().toStdString(), HasSubstr("/home/Precious.cimaise"));
    desk().notices()->dismiss();
    hang(11, 2);
    EXPECT_TRUE(desk().mayEnd()) << "who asks again knows, however long ago the first time was";
    EXPECT_EQ(saved(), (QStringList{"Precious 2.cimaise", "Precious.cimaise"}))
        << "no file is written over";
    const AnyCase left = session().current();
    desk().files()->openFile(QUrl::fromLocalFile(home() + QStringLiteral("/Precious 2.cimaise")));
    desk().files()->openFile(QUrl::fromLocalFile(home() + QStringLiteral("/Precious 2.cimaise")));
    EXPECT_EQ(session().current(), left);
}

TEST_F(DeskUnkeptTest, WithNothingLeftTheSystemsEndIsTheEnd) {
    EXPECT_TRUE(desk().mayEnd());
    desk().samples()->open(0);
    EXPECT_TRUE(desk().mayEnd());
    EXPECT_EQ(saved(), QStringList{});
}

TEST_F(DeskUnkeptTest, TheListSaysThatItCannotBeRead) {
    EXPECT_TRUE(desk().games()->unreadable());
    EXPECT_EQ(desk().games()->count(), 0);
}

TEST_F(DeskTest, AListThatCanBeReadSaysNothing) {
    EXPECT_FALSE(desk().games()->unreadable());
    start();
    settle();
    EXPECT_FALSE(desk().games()->unreadable());
}

TEST_F(DeskTest, WhatADiskHasNotTakenIsSavedInAFileAtTheEnd) {
    const QString home = folder() + QStringLiteral("/home");
    QDir{}.mkpath(home);
    const QByteArray before = qgetenv("HOME");
    const QByteArray configBefore = qgetenv("XDG_CONFIG_HOME");
    qputenv("HOME", home.toLocal8Bit());
    qputenv("XDG_CONFIG_HOME", home.toLocal8Bit());
    start();
    session().setTitle(QStringLiteral("Friday"));
    library().flush();
    {
        Connection other{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write};
        other.run(QStringLiteral("BEGIN IMMEDIATE"));
        hang(10, 1);
        desk().samples()->open(0);
        EXPECT_FALSE(desk().mayEnd());
        EXPECT_EQ(QDir{home}.entryList({"*.cimaise"}), QStringList{"Friday.cimaise"})
            << "the game that lay there before";
    }
    EXPECT_TRUE(desk().mayEnd()) << "the disk has taken it by now";
    qputenv("HOME", before);
    qputenv("XDG_CONFIG_HOME", configBefore);
}

TEST_F(DeskTest, AGameWhoseOpeningTookTheAppDownIsOfferedInstead) {
    start();
    session().setTitle(QStringLiteral("Heavy"));
    const GameId id = session().id();
    library().flush();
    close();
    EXPECT_EXIT(
        {
            open();
            library().beginOpening(id);
            std::abort();
        },
        testing::KilledBySignal(SIGABRT), "");
    open();
    desk().restore();
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_EQ(desk().navigator()->page(), Navigator::Home);
    EXPECT_THAT(desk().notices()->text().toStdString(), HasSubstr("“Heavy”"));
    EXPECT_EQ(desk().notices()->offer(), "Open");
    desk().notices()->acceptOffer();
    ASSERT_NE(desk().session(), nullptr);
    EXPECT_EQ(session().id(), id);
    reopen();
    ASSERT_NE(desk().session(), nullptr) << "this time it was opened";
    EXPECT_EQ(session().id(), id);
}

TEST_F(DeskTest, AnOpeningThatLastsTooLongIsToBlameForItsEnd) {
    start();
    const GameId id = session().id();
    library().flush();
    close();
    EXPECT_EXIT(
        {
            open();
            library().beginOpening(id);
            std::this_thread::sleep_for(std::chrono::milliseconds{2500});
            std::_Exit(0); // as the kernel ends it, when there is no room left
        },
        testing::ExitedWithCode(0), "");
    open();
    desk().restore();
    EXPECT_EQ(desk().session(), nullptr);
    EXPECT_EQ(desk().notices()->offer(), "Open");
}

TEST_F(DeskTest, WhoEndsTheAppEarlyIsNotTakenForAGamesFault) {
    start();
    const GameId id = session().id();
    library().flush();
    close();
    EXPECT_EXIT(
        {
            open();
            desk().restore();
            std::_Exit(0);
        },
        testing::ExitedWithCode(0), "");
    open();
    desk().restore();
    ASSERT_NE(desk().session(), nullptr);
    EXPECT_EQ(session().id(), id);
}

} // namespace

} // namespace cimaise
