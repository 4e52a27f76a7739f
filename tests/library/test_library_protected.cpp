// Files and folders that may not be written to. Permissions do not bind the superuser, who becomes
// nobody for the while.
#include "tests/library/library_fixture.h"

#include <sys/stat.h>
#include <unistd.h>

namespace cimaise {

namespace {

/// Somebody whom permissions bind.
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

class LibraryProtected : public LibraryTest {
protected:
    void setMode(const QString& path, mode_t mode) {
        ASSERT_EQ(chmod(path.toLocal8Bit().constData(), mode), 0);
    }
    void TearDown() override { setMode(folder(), 0777); }
};

} // namespace

TEST_F(LibraryProtected, aFolderThatIsReadOnlyIsRead) {
    const GameId id = writeLibrary();
    setMode(folder(), 0555);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(titles(library), std::vector<std::string>{"Friday"});
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryProtected, aFileThatIsReadOnlyIsRead) {
    const GameId id = writeLibrary();
    setMode(folder(), 0777);
    setMode(file(), 0444);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
    library.append(id, step(2), facts("Friday"));
    EXPECT_EQ(library.load(id)->steps.size(), 2U);
}

TEST_F(LibraryProtected, anEmptyFolderThatIsReadOnlyHasNoLibrary) {
    setMode(folder(), 0555);
    const Bound bound;
    Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::none);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.write-protected");
    EXPECT_EQ(library.list({}, 50).error().text.id, "library.trouble.write-protected");
    library.setSetting("language", "fr");
    EXPECT_EQ(library.setting("language"), "fr") << "for as long as the window is open";
}

TEST_F(LibraryProtected, aFolderThatMayNotBeMadeIsSaid) {
    setMode(folder(), 0555);
    const Bound bound;
    EXPECT_EQ(idOf(Library{folder() + "/data"}.trouble()), "library.trouble.no-folder");
}

} // namespace cimaise
