// Tests read-only files and directories. Permissions do not bind the superuser, so the process
// becomes another user meanwhile.
#include "tests/library/library_fixture.h"

#include <QFile>
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cimaise {

namespace {

/// Acts as a user whom permissions restrict.
class Bound {
public:
    Bound() {
        if (m_wasRoot && setresuid(nobody, nobody, 0) != 0) {
            ADD_FAILURE() << "cannot become another user";
        }
    }
    Bound(const Bound&) = delete;
    Bound& operator=(const Bound&) = delete;
    Bound(Bound&&) = delete;
    Bound& operator=(Bound&&) = delete;
    ~Bound() {
        if (m_wasRoot && setresuid(0, 0, 0) != 0) {
            ADD_FAILURE() << "cannot become the superuser again";
        }
    }

private:
    static constexpr uid_t nobody = 65534;
    bool m_wasRoot = geteuid() == 0;
};

class LibraryPermissions : public LibraryTest {
protected:
    void setMode(const QString& path, mode_t mode) {
        ASSERT_EQ(chmod(path.toLocal8Bit().constData(), mode), 0);
    }
    [[nodiscard]] static mode_t modeOf(const QString& path) {
        struct stat status{};
        EXPECT_EQ(stat(path.toLocal8Bit().constData(), &status), 0);
        return status.st_mode & 07777U;
    }
    /// Sets the permissions of libraries made before they were private.
    void openToAll() {
        setMode(folder(), 0755);
        setMode(file(), 0644);
        setMode(folder() + "/library.lock", 0644);
    }
    void TearDown() override { setMode(folder(), 0777); }
};

/// Makes a directory immutable, even for the superuser; needs the right to do so.
class Immutable {
public:
    explicit Immutable(const QString& folder)
        : m_descriptor(open(folder.toLocal8Bit().constData(), O_RDONLY | O_DIRECTORY)) {
        set(FS_IMMUTABLE_FL);
    }
    Immutable(const Immutable&) = delete;
    Immutable& operator=(const Immutable&) = delete;
    Immutable(Immutable&&) = delete;
    Immutable& operator=(Immutable&&) = delete;
    ~Immutable() {
        set(0);
        close(m_descriptor);
    }
    [[nodiscard]] bool isSet() const { return m_set; }

private:
    void set(unsigned flag) {
        unsigned flags = 0;
        m_set = ioctl(m_descriptor, FS_IOC_GETFLAGS, &flags) == 0;
        flags = (flags & ~static_cast<unsigned>(FS_IMMUTABLE_FL)) | flag;
        m_set = m_set && ioctl(m_descriptor, FS_IOC_SETFLAGS, &flags) == 0;
    }

    int m_descriptor;
    bool m_set = false;
};

TEST_F(LibraryPermissions, ReadsReadOnlyDirectory) {
    const GameId id = writeLibrary();
    openToAll();
    setMode(folder(), 0555);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryPermissions, ReadsReadOnlyFile) {
    const GameId id = writeLibrary();
    openToAll();
    setMode(folder(), 0777);
    setMode(folder() + "/library.lock", 0666);
    setMode(file(), 0444);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
    library.append(id, step(2), facts("Friday"));
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryPermissions, ReportsReadOnlyEmptyDirectory) {
    setMode(folder(), 0555);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::none);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.list({}, 50).error().text.id, "library.trouble.write-protected");
    library.setSetting("language", "fr");
    EXPECT_EQ(library.setting("language"), "fr") << "for as long as the window is open";
}

TEST_F(LibraryPermissions, ReportsForbiddenDirectoryCreation) {
    setMode(folder(), 0555);
    const Bound bound;
    EXPECT_EQ(idOf(Library{folder() + "/data"}.trouble()), "library.trouble.no-folder");
}

TEST_F(LibraryPermissions, CreatesPrivateLibrary) {
    const QString madeAt = folder() + "/new/library";
    {
        Library library{madeAt};
        library.create(facts("Friday"), document(0));
        ASSERT_TRUE(library.flush());
        for (const char* name : {"", "-wal", "-shm"}) {
            EXPECT_EQ(modeOf(madeAt + "/library.sqlite" + name), 0600U) << name;
        }
    }
    EXPECT_EQ(modeOf(madeAt), 0700U);
    EXPECT_EQ(modeOf(madeAt + "/library.lock"), 0600U);
}

TEST_F(LibraryPermissions, MakesPublicLibraryPrivate) {
    writeLibrary();
    openToAll();
    const Library library{folder()};
    EXPECT_EQ(modeOf(folder()), 0700U);
    EXPECT_EQ(modeOf(file()), 0600U);
    EXPECT_EQ(modeOf(folder() + "/library.lock"), 0600U);
}

TEST_F(LibraryPermissions, KeepsModeOfSharedDirectory) {
    setMode(folder(), 01777);
    const Library library{folder()};
    EXPECT_EQ(modeOf(folder()), 01777U);
    EXPECT_EQ(modeOf(file()), 0600U);
}

TEST_F(LibraryPermissions, ReportsImmutableDirectoryAsWriteProtected) {
    const GameId id = writeLibrary();
    ASSERT_TRUE(QFile::remove(folder() + "/library.lock")) << "none has been made there yet";
    const Immutable immutable{folder()};
    if (!immutable.isSet()) {
        GTEST_SKIP() << "no right to make a folder immutable";
    }
    const Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryPermissions, ReportsImmutableDirectoryWithLockFile) {
    const GameId id = writeLibrary();
    const Immutable immutable{folder()};
    if (!immutable.isSet()) {
        GTEST_SKIP() << "no right to make a folder immutable";
    }
    const Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

} // namespace

} // namespace cimaise
