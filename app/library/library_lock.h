// Write lock of a library, held by the kernel and released however the process ends.
#pragma once

#include <QByteArray>
#include <QString>
#include <memory>
#include <tl/expected.hpp>

namespace cimaise {

/// Why a lock was not given.
struct LockRefusal {
    /// Another process has it.
    bool held = false;
    /// Otherwise what the system says; ENOLCK for a disk that knows no locks.
    int error = 0;
};

/// An advisory lock on a file that is kept open. What the file holds, or whether it lies there,
/// says nothing about who has it: only a process that runs can have it.
class LibraryLock {
public:
    [[nodiscard]] static tl::expected<std::unique_ptr<LibraryLock>, LockRefusal>
    take(const QString& file);
    /// Whether a process has it at the moment.
    [[nodiscard]] static bool isHeld(const QString& file);

    LibraryLock(const LibraryLock&) = delete;
    LibraryLock& operator=(const LibraryLock&) = delete;
    LibraryLock(LibraryLock&&) = delete;
    LibraryLock& operator=(LibraryLock&&) = delete;
    ~LibraryLock();

    /// What the file holds is the holder's: a note for the next one, as long as it is.
    void write(const QByteArray& note) const;
    [[nodiscard]] QByteArray read(qsizetype longest) const;
    /// For who cannot call write(), in a crash.
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    explicit LibraryLock(int descriptor) : m_descriptor(descriptor) {}

    int m_descriptor;
};

} // namespace cimaise
