// Result of opening the library in a directory: writable, read-only, or neither.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"
#include "app/library/library_lock.h"

namespace cimaise {

/// A library as it could be opened.
struct Opening {
    QString file;
    /// Held while writing: only one process may.
    std::unique_ptr<LibraryLock> lock{};
    /// For reading; none when access is `none`.
    std::unique_ptr<Connection> reader{};
    Library::Access access = Library::Access::none;
    /// Why access is not `writable`.
    std::optional<Message> trouble{};
};

/// Creates a library where there is none; never touches a file that is something else.
Opening openLibrary(const QString& folder);

/// Whether another window has the library, or had it when it was opened here.
bool isInUse(const Opening& opening);
/// What stands in the way of writing by now: the other window may be gone.
std::optional<Message> troubleNow(const Opening& opening);
/// Reads what another window was still making when it was opened here. False: it cannot be read.
bool readAgain(Opening& opening);

} // namespace cimaise
