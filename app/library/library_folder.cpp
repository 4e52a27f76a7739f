// Asks the system by trying, because permission bits and lock files may mislead.
#include "app/library/library_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cimaise {

namespace {

constexpr mode_t ownersFolder = 0700;
constexpr mode_t ownersFile = 0600;

/// Files of the library: the database, the files that SQLite creates beside it, and the lock file.
constexpr std::array libraryFiles{"library.sqlite", "library.sqlite-wal", "library.sqlite-shm",
                                  "library.lock"};

bool isShared(const QString& folder, const struct stat& status) {
    return (status.st_mode & S_ISVTX) != 0 || QFileInfo{folder} == QFileInfo{QDir::homePath()};
}

/// Removes the permissions of other users from a file or directory, if it belongs to the current
/// user.
void closeToOthers(const QString& path, const struct stat& status) {
    const mode_t owners = status.st_mode & S_IRWXU;
    if (status.st_uid == ::geteuid() && (status.st_mode & (S_IRWXG | S_IRWXO)) != 0) {
        // failure is ignored, such as for an immutable file
        (void)::chmod(QFile::encodeName(path).constData(), owners);
    }
}

/// Writes as many bytes as the smallest file that SQLite creates beside the database.
bool writeSomething(int descriptor) {
    constexpr std::array<char, 32768> nothing{};
    return ::write(descriptor, nothing.data(), nothing.size()) == std::ssize(nothing);
}

/// Error of the system; ENOSPC if a write was incomplete without an error.
int systemsError() { return errno == 0 ? ENOSPC : errno; }

TextId folderWording(int error) {
    switch (error) {
    case EACCES:
    case EPERM:
    case EROFS:
        return CIMAISE_TEXT("library.trouble.write-protected");
    case ENOSPC:
    case EDQUOT:
        return CIMAISE_TEXT("library.trouble.full");
    case ENOLCK:
        //% "The file system of the library {file} does not support locking, so two windows could overwrite each other’s games. The library is read-only here."
        return CIMAISE_TEXT("library.trouble.no-locks");
    default:
        //% "Cannot write to the folder of the library {file} ({reason})."
        return CIMAISE_TEXT("library.trouble.unwritable");
    }
}

} // namespace

int makeFolder(const QString& folder) {
    const QString parent = QFileInfo{QDir::cleanPath(folder)}.path();
    const QByteArray name = QFile::encodeName(folder);
    if (QFileInfo{folder}.isDir()) {
        return 0;
    }
    errno = 0;
    const bool madeAt = QDir{}.mkpath(parent) && ::mkdir(name.constData(), ownersFolder) == 0;
    return madeAt ? 0 : systemsError();
}

void makePrivate(const QString& folder) {
    struct stat status{};
    if (::stat(QFile::encodeName(folder).constData(), &status) == 0 && !isShared(folder, status)) {
        closeToOthers(folder, status);
    }
    for (const char* name : libraryFiles) {
        const QString file = QDir{folder}.filePath(QString::fromLatin1(name));
        if (::lstat(QFile::encodeName(file).constData(), &status) == 0 && S_ISREG(status.st_mode)) {
            closeToOthers(file, status);
        }
    }
}

void makePrivateFile(const QString& file) {
    const int madeAt = ::open(QFile::encodeName(file).constData(),
                              O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, ownersFile);
    if (madeAt >= 0) {
        ::close(madeAt);
    }
}

QString specialFileIn(const QString& folder) {
    for (const char* name : libraryFiles) {
        struct stat status{};
        const QString file = QDir{folder}.filePath(QString::fromLatin1(name));
        const bool isThere = ::stat(QFile::encodeName(file).constData(), &status) == 0;
        if (isThere && !S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) {
            return file;
        }
    }
    return {};
}

int writeErrorIn(const QString& folder) {
    const QByteArray probe =
        QFile::encodeName(QDir{folder}.filePath(QString{".library-%1.probe"}.arg(::getpid())));
    const int opened =
        ::open(probe.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, ownersFile);
    if (opened < 0) {
        return errno;
    }
    (void)::unlink(probe.constData()); // at once, so that the file never remains on disk
    errno = 0;
    const int error = writeSomething(opened) ? 0 : systemsError();
    ::close(opened);
    return error;
}

Message errorMessage(int error, const QString& file) {
    // NOLINTNEXTLINE(concurrency-mt-unsafe): glibc's is safe for known errors
    const std::string reason = std::strerror(error);
    return {.text = folderWording(error),
            .arguments = {{"file", file.toStdString()}, {"reason", reason}}};
}

} // namespace cimaise
