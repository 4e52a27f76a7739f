// Locks open file descriptions, fcntl(2): such locks exclude two windows of one process as well,
// and work wherever the disk's own locks do.
#include "app/library/library_lock.h"

#include <QFile>
#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cimaise {

namespace {

/// Lock on the whole file, whatever its length.
struct flock everything() {
    struct flock area{};
    area.l_type = F_WRLCK;
    area.l_whence = SEEK_SET;
    return area;
}

bool isPlain(int descriptor) {
    struct stat status{};
    return ::fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

LockRefusal refusalOf(int error) {
    switch (error) {
    case EAGAIN:
    case EACCES:
        return {.held = true};
    case ENOSYS:
    case EOPNOTSUPP:
    case EINVAL:
        return {.error = ENOLCK};
    default:
        return {.error = error};
    }
}

} // namespace

tl::expected<std::unique_ptr<LibraryLock>, LockRefusal> LibraryLock::take(const QString& file) {
    constexpr mode_t ownersOnly = 0600;
    const int opened = ::open(QFile::encodeName(file).constData(),
                              O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, ownersOnly);
    if (opened < 0) {
        return tl::unexpected(LockRefusal{.error = errno});
    }
    std::unique_ptr<LibraryLock> lock{new LibraryLock{opened}};
    if (!isPlain(opened)) {
        return tl::unexpected(LockRefusal{.error = EEXIST});
    }
    struct flock area = everything();
    if (::fcntl(opened, F_OFD_SETLK, &area) != 0) {
        return tl::unexpected(refusalOf(errno));
    }
    return lock;
}

bool LibraryLock::isHeld(const QString& file) {
    const int opened = ::open(QFile::encodeName(file).constData(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    if (opened < 0) {
        return false;
    }
    struct flock area = everything();
    const bool asked = ::fcntl(opened, F_OFD_GETLK, &area) == 0;
    ::close(opened);
    return asked && area.l_type != F_UNLCK;
}

void LibraryLock::write(const QByteArray& note) const {
    // A failure is ignored: the lock itself is held by the kernel.
    [[maybe_unused]] const ssize_t written =
        ::pwrite(m_descriptor, note.constData(), static_cast<std::size_t>(note.size()), 0);
}

QByteArray LibraryLock::read(qsizetype longest) const {
    QByteArray note{longest, '\0'};
    const ssize_t size = ::pread(m_descriptor, note.data(), static_cast<std::size_t>(longest), 0);
    return note.left(std::max<ssize_t>(size, 0));
}

LibraryLock::~LibraryLock() { ::close(m_descriptor); }

} // namespace cimaise
