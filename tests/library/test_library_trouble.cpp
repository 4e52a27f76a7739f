// Tests files that are no library, are damaged, or are locked by another program: reported in
// words, and left unchanged.
#include "tests/library/library_fixture.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <sys/stat.h>

namespace cimaise {

namespace {

using LibraryErrors = LibraryTest;

/// Opens the library in the directory and returns its error.
std::string troubleIn(const QString& folder, Library::Access expected = Library::Access::none) {
    const Library library{folder};
    EXPECT_EQ(library.access(), expected);
    return idOf(library.trouble());
}

TEST_F(LibraryErrors, RejectsRandomBytes) {
    QByteArray noise(100'000, '\0');
    QRandomGenerator random{20261120};
    for (char& byte : noise) {
        byte = static_cast<char>(random.bounded(256));
    }
    setBytes(noise);
    EXPECT_EQ(troubleIn(folder()), "library.trouble.foreign");
    EXPECT_EQ(bytes(), noise);
}

/// Opening a pipe with SQLite would block until another process writes to it.
TEST_F(LibraryErrors, RejectsPipes) {
    for (const char* name : {"library.sqlite", "library.sqlite-wal", "library.lock"}) {
        const QString pipe = QDir{folder()}.filePath(QString::fromLatin1(name));
        ASSERT_EQ(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        EXPECT_EQ(troubleIn(folder()), "library.trouble.foreign") << name;
        ASSERT_TRUE(QFile::remove(pipe));
    }
}

TEST_F(LibraryErrors, RejectsForeignDatabase) {
    stranger().run("CREATE TABLE recipes (name TEXT)");
    const QByteArray before = bytes();
    EXPECT_EQ(troubleIn(folder()), "library.trouble.foreign");
    EXPECT_EQ(bytes(), before);
}

TEST_F(LibraryErrors, ReportsTruncatedLibraryAsDamaged) {
    writeLibrary();
    const QByteArray cut = bytes().left(bytes().size() / 2);
    setBytes(cut);
    EXPECT_EQ(troubleIn(folder()), "library.trouble.damaged");
    EXPECT_EQ(bytes(), cut);
}

TEST_F(LibraryErrors, ReportsEmptyFileWithLogAsDamaged) {
    setBytes({});
    QFile log{file() + "-wal"};
    ASSERT_TRUE(log.open(QIODevice::WriteOnly));
    log.write("what was edited last");
    log.close();
    EXPECT_EQ(troubleIn(folder()), "library.trouble.damaged");
    EXPECT_EQ(log.size(), 20);
}

TEST_F(LibraryErrors, AcceptsEmptyFile) {
    setBytes({});
    EXPECT_EQ(troubleIn(folder(), Library::Access::writable), "");
}

TEST_F(LibraryErrors, OpensDamagedLibraryReadOnly) {
    const GameId id = writeLibrary();
    QByteArray broken = bytes();
    broken.replace(4096, broken.size() - 4096, QByteArray{broken.size() - 4096, '\x5a'});
    setBytes(broken);
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.damaged");
    EXPECT_EQ(library.create(facts("Lost"), document(0)), 0);
    const auto page = library.list({}, 50);
    ASSERT_FALSE(page.has_value());
    EXPECT_EQ(page.error().text.id, "library.trouble.damaged");
    EXPECT_FALSE(library.load(id).has_value());
    EXPECT_FALSE(library.list("friday", 50).has_value()) << "one failure does not hide the next";
    EXPECT_EQ(bytes(), broken);
}

TEST_F(LibraryErrors, ReportsFileInPlaceOfDirectory) {
    QFile inTheWay{folder() + "/file"};
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    EXPECT_EQ(troubleIn(folder() + "/file/data"), "library.trouble.no-folder");
}

TEST_F(LibraryErrors, ReportsDirectoryInPlaceOfFile) {
    ASSERT_TRUE(QDir{folder()}.mkdir("library.sqlite"));
    EXPECT_EQ(troubleIn(folder()), "library.trouble.closed");
}

TEST_F(LibraryErrors, KeepsEditsWhileLockedByOtherProgram) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    Connection other = stranger();
    other.run("BEGIN IMMEDIATE");
    library.append(id, step(1), facts("Friday"));
    EXPECT_FALSE(library.flush());
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.locked");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
    other.run("ROLLBACK");
    library.retry();
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(idOf(library.saveError()), "");
}

TEST_F(LibraryErrors, ReportsLibraryLockedOnOpening) {
    writeLibrary();
    Connection other = stranger();
    other.run("PRAGMA locking_mode = EXCLUSIVE");
    other.run("BEGIN EXCLUSIVE");
    ASSERT_FALSE(other.takeError());
    EXPECT_EQ(troubleIn(folder()), "library.trouble.locked");
}

} // namespace

} // namespace cimaise
