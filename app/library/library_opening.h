// Result of opening the library in a directory: writable, read-only, or neither.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"
#include "app/library/library_lock.h"

namespace cimaise {

/// Result of opening a library.
struct Opening {
    QString file;
    /// Held while writing: only one process may write.
    std::unique_ptr<LibraryLock> lock{};
    /// Connection for reading; null if access is `none`.
    std::unique_ptr<Connection> reader{};
    Library::Access access = Library::Access::none;
    /// Reason why access is not `writable`.
    std::optional<Message> trouble{};
};

/// Opens the library, and creates it if there is none. Never changes a file of another kind.
Opening openLibrary(const QString& folder);

/// True if another process had the lock when the library was opened.
bool isInUse(const Opening& opening);

} // namespace cimaise
