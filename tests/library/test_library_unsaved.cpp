// Tests a full disk: the caller is told, nothing is lost, and everything is saved once there is
// space again.
#include "tests/library/library_fixture.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSignalSpy>
#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>

namespace cimaise {

namespace {

/// Simulates a full disk: limits the size of the files that this process writes.
class FullDisk {
public:
    explicit FullDisk(qint64 largest) {
        std::signal(SIGXFSZ, SIG_IGN); // writing then fails instead of ending the process
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{.rlim_cur = static_cast<rlim_t>(largest), .rlim_max = m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    FullDisk(FullDisk&&) = delete;
    FullDisk& operator=(FullDisk&&) = delete;
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

/// File system of one megabyte; needs the right to mount one.
class SmallDisk {
public:
    explicit SmallDisk(const QString& folder)
        : m_folder(folder.toLocal8Bit()),
          m_mounted(mount("tmpfs", m_folder.constData(), "tmpfs", 0, "size=1m") == 0) {}
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    SmallDisk(SmallDisk&&) = delete;
    SmallDisk& operator=(SmallDisk&&) = delete;
    ~SmallDisk() {
        if (m_mounted) {
            umount2(m_folder.constData(), MNT_DETACH);
        }
    }
    [[nodiscard]] bool mounted() const { return m_mounted; }

private:
    QByteArray m_folder;
    bool m_mounted;
};

/// Fills the rest of the file system.
void fillUp(QFile& file) {
    ASSERT_TRUE(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    while (file.write(QByteArray{4096, 'x'}) == 4096) {
    }
}

class LibraryDiskFull : public LibraryTest {
protected:
    [[nodiscard]] qint64 logSize() const { return QFileInfo{file() + "-wal"}.size(); }
};

TEST_F(LibraryDiskFull, KeepsUnsavedEditsAndSavesThemWithNextOne) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush());
    QSignalSpy changes{&library, &Library::saveErrorChanged};
    {
        const FullDisk full{logSize()};
        library.append(id, step(1), facts("Friday"));
        EXPECT_FALSE(library.flush());
        EXPECT_EQ(idOf(library.saveError()), "library.trouble.disk");
        library.append(id, step(2), facts("Friday"));
        library.moveTo(id, 1, facts("Friday"));
        library.append(id, step(3), facts("Full"));
        EXPECT_FALSE(library.flush());
        const auto game = library.load(id);
        ASSERT_TRUE(game.has_value());
        EXPECT_EQ(game->steps.size(), 3U) << "what is not on disk yet is read from memory";
        EXPECT_EQ(game->steps[2], step(3));
        EXPECT_EQ(game->position, 2);
        EXPECT_EQ(game->summary.facts.title, "Full");
    }
    EXPECT_EQ(changes.count(), 1);
    library.append(id, step(4), facts("Room"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(changes.count(), 2);

    Connection other = stranger();
    EXPECT_EQ(other.valueOf("SELECT group_concat(what, ', ') FROM steps").toString(),
              ", edit 1, edit 3, edit 4");
}

TEST_F(LibraryDiskFull, KeepsUnsavedPhotosAndSavesThemOnce) {
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    const PhotoId first = library.addPhoto(id, "before");
    ASSERT_TRUE(library.flush());
    PhotoId second = 0;
    {
        const FullDisk full{logSize()};
        second = library.addPhoto(id, "without room");
        library.removePhoto(id, first);
        EXPECT_FALSE(library.flush());
        EXPECT_EQ(idOf(library.saveError()), "library.trouble.disk");
        EXPECT_TRUE(library.unsavedGames().contains(id));
        ASSERT_EQ(library.photos(id)->size(), 1U) << "what is not on disk yet is read from memory";
        EXPECT_EQ(library.picture(id, second), "without room");
    }
    library.retry();
    ASSERT_TRUE(library.flush());
    EXPECT_EQ(idOf(library.saveError()), "");
    ASSERT_EQ(library.photos(id)->size(), 1U);
    EXPECT_EQ(library.picture(id, second), "without room");
    Connection other = stranger();
    EXPECT_EQ(other.valueOf("SELECT group_concat(id || ':' || removed) FROM photos").toString(),
              "1:1,2:0");
}

TEST_F(LibraryDiskFull, SavesAndReportsOnRetry) {
    Library library{folder()};
    ASSERT_TRUE(library.flush());
    GameId id = 0;
    {
        const FullDisk full{logSize()};
        id = library.create(facts("Friday"), document(0));
        library.rename(id, "Saturday");
        EXPECT_FALSE(library.flush());
        const GameId copy = library.duplicate(id, "Copy");
        EXPECT_EQ(library.load(copy)->steps.front().document, document(0));
    }
    QSignalSpy saved{&library, &Library::saved};
    library.retry();
    EXPECT_TRUE(saved.wait(patience));
    EXPECT_EQ(idOf(library.saveError()), "");
    EXPECT_EQ(titles(library), (std::vector<std::string>{"Copy", "Saturday"}));
}

TEST_F(LibraryDiskFull, SavesOnClosing) {
    GameId id = 0;
    {
        Library library{folder()};
        id = library.create(facts("Friday"), document(0));
        ASSERT_TRUE(library.flush());
        {
            const FullDisk full{logSize()};
            library.append(id, step(1), facts("Friday"));
            EXPECT_FALSE(library.flush());
        }
    }
    EXPECT_EQ(Library{folder()}.load(id)->steps.size(), 2U);
}

TEST_F(LibraryDiskFull, LosesNothingOnFullDisk) {
    const SmallDisk disk{folder()};
    if (!disk.mounted()) {
        GTEST_SKIP() << "no right to mount a small disk; the other tests limit the file size";
    }
    Library library{folder()};
    const GameId id = library.create(facts("Friday"), document(0));
    ASSERT_TRUE(library.flush()) << idOf(library.saveError());
    QFile ballast{folder() + "/ballast"};
    fillUp(ballast);
    int edits = 0;
    while (library.flush() && edits < 1000) {
        library.append(id, step(++edits), facts("Friday"));
    }
    EXPECT_EQ(idOf(library.saveError()), "library.trouble.full");
    library.append(id, step(++edits), facts("Friday"));
    EXPECT_FALSE(library.flush());
    ASSERT_TRUE(ballast.remove());
    library.append(id, step(++edits), facts("Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(library.load(id)->steps.size(), static_cast<std::size_t>(edits) + 1);
    EXPECT_EQ(stranger().valueOf("PRAGMA integrity_check").toString(), "ok");
}

TEST_F(LibraryDiskFull, OpensReadOnlyOnFullDisk) {
    const SmallDisk disk{folder()};
    if (!disk.mounted()) {
        GTEST_SKIP() << "no right to mount a small disk";
    }
    const GameId id = writeLibrary();
    QFile ballast{folder() + "/ballast"};
    fillUp(ballast);
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_NE(idOf(library.trouble()), "");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
    ASSERT_TRUE(ballast.remove());
    library.retry();
    EXPECT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
    ASSERT_TRUE(library.loadForEditing(id));
    library.append(id, step(2), facts("Friday"));
    EXPECT_TRUE(library.flush());
    EXPECT_EQ(library.load(id)->steps.size(), 3U);
}

TEST_F(LibraryDiskFull, ShowsLastEditOnFullDiskAfterKill) {
    for (const char* lost : {"", "-shm"}) {
        const SmallDisk disk{folder()};
        if (!disk.mounted()) {
            GTEST_SKIP() << "no right to mount a small disk";
        }
        QProcess editor;
        // no more edits than leave room for the repair of the library
        editor.start(CIMAISE_EDIT_LIBRARY, {folder(), "10"});
        while (editor.bytesAvailable() < 20) {
            ASSERT_TRUE(editor.waitForReadyRead(20'000));
        }
        editor.kill();
        editor.waitForFinished();
        const auto edits = editor.readAllStandardOutput().count('\n');
        if (*lost != '\0') {
            ASSERT_TRUE(QFile::remove(file() + lost)) << "as after a restart of the machine";
        }
        QFile ballast{folder() + "/ballast"};
        fillUp(ballast);
        Library library{folder()};
        const auto game = library.load(1);
        ASSERT_TRUE(game) << lost << idOf(library.trouble());
        EXPECT_GE(std::ssize(game->steps), edits + 1) << "what its log holds is shown too";
        EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
        if (library.access() == Library::Access::writable) { // there was enough room
            // larger than the space left in a page of the file
            library.setSetting("language", QString(100'000, u'x'));
            EXPECT_FALSE(library.flush());
            EXPECT_EQ(idOf(library.saveError()), "library.trouble.full");
        } else {
            EXPECT_EQ(idOf(library.trouble()), "library.trouble.full");
        }
        ASSERT_TRUE(ballast.remove());
        library.retry();
        EXPECT_EQ(library.access(), Library::Access::writable) << idOf(library.trouble());
        EXPECT_TRUE(library.flush());
        EXPECT_GE(std::ssize(library.load(1)->steps), edits + 1);
    }
}

} // namespace

} // namespace cimaise
