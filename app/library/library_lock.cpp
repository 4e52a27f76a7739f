// Locks open file descriptions, fcntl(2): such locks exclude two windows of one process as well,
// and work wherever the disk's own locks do.
#include "app/library/library_lock.h"

#include <QFile>
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

LibraryLock::~LibraryLock() { ::close(m_descriptor); }

} // namespace cimaise
