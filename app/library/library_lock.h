// Write lock of a library, held by the kernel and released however the process ends.
#pragma once

#include <QString>
#include <memory>
#include <tl/expected.hpp>

namespace cimaise {

/// Reason why a lock was not acquired.
struct LockRefusal {
    /// True if another process has the lock.
    bool held = false;
    /// System error otherwise; ENOLCK if the file system does not support locks.
    int error = 0;
};

/// Advisory lock on a file that is kept open. The file's existence and content do not indicate a
/// lock: only a running process can hold one.
class LibraryLock {
public:
    [[nodiscard]] static tl::expected<std::unique_ptr<LibraryLock>, LockRefusal>
    take(const QString& file);

    LibraryLock(const LibraryLock&) = delete;
    LibraryLock& operator=(const LibraryLock&) = delete;
    LibraryLock(LibraryLock&&) = delete;
    LibraryLock& operator=(LibraryLock&&) = delete;
    ~LibraryLock();

private:
    explicit LibraryLock(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
};

} // namespace cimaise
