// Tests kill -9 at any moment: every acknowledged edit is there, at most one more, and the lock is
// free.
#include "tests/library/library_fixture.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QThread>

namespace cimaise {

namespace {

using LibraryCrashSafety = LibraryTest;

/// Starts the editing process, kills it after a while, and returns the last edit it acknowledged.
qint64 editUntilKilled(const QString& folder, unsigned long milliseconds) {
    QProcess editor;
    editor.start(CIMAISE_EDIT_LIBRARY, {folder});
    EXPECT_TRUE(editor.waitForReadyRead(20'000));
    QThread::msleep(milliseconds);
    editor.kill();
    editor.waitForFinished();
    EXPECT_EQ(editor.exitStatus(), QProcess::CrashExit) << "it should have run until it was killed";
    QByteArray output = editor.readAllStandardOutput();
    output.truncate(output.lastIndexOf('\n')); // a line cut short was not acknowledged
    return output.mid(output.lastIndexOf('\n') + 1).toLongLong();
}

TEST_F(LibraryCrashSafety, KeepsAcknowledgedEditsAndAtMostOneMore) {
    QRandomGenerator random{20261120};
    qint64 before = 0;
    for (int round = 0; round < 8; ++round) {
        const qint64 acknowledged = editUntilKilled(folder(), random.bounded(60U));
        const Library library{folder()};
        ASSERT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
        const auto game = library.load(library.setting(Library::openGame).toLongLong());
        ASSERT_TRUE(game.has_value());
        const qint64 last = std::ssize(game->steps) - 1;
        EXPECT_GT(acknowledged, before);
        EXPECT_GE(last, acknowledged);
        EXPECT_LE(last, acknowledged + 1);
        EXPECT_EQ(game->position, last);
        for (qint64 number = 0; number <= last; ++number) {
            ASSERT_EQ(game->steps[static_cast<std::size_t>(number)].document.toLongLong(), number);
        }
        before = last;
    }
    Connection other = stranger();
    EXPECT_EQ(other.valueOf("PRAGMA integrity_check").toString(), "ok");
}

TEST_F(LibraryCrashSafety, OpensReadOnlyUntilFirstProcessEnds) {
    const GameId id = writeLibrary();
    QProcess holder;
    holder.start(CIMAISE_EDIT_LIBRARY, {folder(), "hold"});
    ASSERT_TRUE(holder.waitForReadyRead(20'000));

    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.in-use");
    EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
    EXPECT_EQ(library.create(facts("Saturday"), document(0)), 0);
    library.append(id, step(2), facts("Friday"));
    EXPECT_EQ(library.load(id)->steps.size(), 2U);

    library.retry();
    EXPECT_EQ(library.access(), Library::Access::readOnly) << "the first process still runs";

    holder.kill();
    holder.waitForFinished();
    library.retry();
    EXPECT_EQ(library.access(), Library::Access::writable)
        << "a killed process leaves a stale lock";
    EXPECT_EQ(idOf(library.trouble()), "");
    ASSERT_TRUE(library.loadForEditing(id));
    library.append(id, step(2), facts("Friday"));
    EXPECT_EQ(library.load(id)->steps.size(), 3U);
}

} // namespace

} // namespace cimaise
