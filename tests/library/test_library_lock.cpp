// Tests the write lock: the kernel's lock decides, not the existence or contents of the lock's
// file.
#include "tests/library/library_fixture.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <array>
#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cimaise {

namespace {

class LibraryLockFile : public LibraryTest {
protected:
    void writeLock(const QByteArray& content) const {
        QFile lock{folder() + "/library.lock"};
        ASSERT_TRUE(lock.open(QIODevice::WriteOnly));
        ASSERT_EQ(lock.write(content), content.size());
    }
};

/// Lock file of QLockFile: process, machine, and boot id of the machine.
QByteArray lockOfAnotherMachine() {
    return QByteArray::number(getpid()) + "\ncimaise\nelsewhere\n0123456789abcdef\nfedcba98\n";
}

/// Makes locks of the library's kind fail in this process, as on a file system without locks.
void forgetLocks() {
    constexpr auto number = static_cast<std::uint32_t>(offsetof(seccomp_data, nr));
    constexpr auto command = static_cast<std::uint32_t>(offsetof(seccomp_data, args) + 8);
    std::array program{
        sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, number},
        sock_filter{BPF_JMP | BPF_JEQ | BPF_K, 0, 3, SYS_fcntl},
        sock_filter{BPF_LD | BPF_W | BPF_ABS, 0, 0, command},
        sock_filter{BPF_JMP | BPF_JEQ | BPF_K, 0, 1, F_OFD_SETLK},
        sock_filter{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | ENOLCK},
        sock_filter{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW},
    };
    const sock_fprog filter{.len = program.size(), .filter = program.data()};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
        prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0) {
        std::exit(2);
    }
}

/// Exits with 0 if a library without locks reports it, can be read, and refuses writes.
[[noreturn]] void openWithoutLocks(const QString& folder, GameId id) {
    forgetLocks();
    Library library{folder};
    const bool isReported = idOf(library.trouble()) == "library.trouble.no-locks";
    const auto game = library.load(id);
    const bool read = game && game->steps.size() == 2;
    std::exit(isReported && read && library.create(facts("Lost"), document(0)) == 0 ? 0 : 1);
}

TEST_F(LibraryLockFile, IgnoresContentsOfLockFile) {
    const GameId id = writeLibrary();
    for (const QByteArray& content :
         {QByteArray{}, QByteArray{4096, '\xff'}, QByteArray{"1\n"}, lockOfAnotherMachine()}) {
        writeLock(content);
        Library library{folder()};
        EXPECT_EQ(library.access(), Library::Access::writable)
            << content.toStdString() << idOf(library.trouble());
        EXPECT_TRUE(library.load(id));
    }
}

TEST_F(LibraryLockFile, RespectsLockWithEmptyFile) {
    writeLibrary();
    const Library first{folder()};
    writeLock({});
    Library second{folder()};
    EXPECT_EQ(second.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(second.trouble()), "library.trouble.in-use");
    second.retry();
    EXPECT_EQ(second.access(), Library::Access::readOnly);
}

TEST_F(LibraryLockFile, ReportsDirectoryInPlaceOfLockFile) {
    const GameId id = writeLibrary();
    ASSERT_TRUE(QFile::remove(folder() + "/library.lock"));
    ASSERT_TRUE(QDir{folder()}.mkdir("library.lock"));
    const Library library{folder()};
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    EXPECT_EQ(idOf(library.trouble()), "library.trouble.unwritable");
    EXPECT_TRUE(library.load(id));
}

TEST_F(LibraryLockFile, WaitsForRetryAfterLockIsReleased) {
    writeLibrary();
    QProcess holder;
    holder.start(CIMAISE_EDIT_LIBRARY, {folder(), "hold"});
    ASSERT_TRUE(holder.waitForReadyRead(20'000));
    Library library{folder()};
    ASSERT_EQ(idOf(library.trouble()), "library.trouble.in-use");
    holder.kill();
    holder.waitForFinished();
    EXPECT_EQ(library.access(), Library::Access::readOnly);
    library.retry();
    EXPECT_EQ(library.access(), Library::Access::writable);
    EXPECT_EQ(idOf(library.trouble()), "");
}

TEST_F(LibraryLockFile, OpensReadOnlyWithoutLockSupport) {
    const GameId id = writeLibrary();
    EXPECT_EXIT(openWithoutLocks(folder(), id), testing::ExitedWithCode(0), "");
}

} // namespace

} // namespace cimaise
