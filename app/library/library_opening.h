// What can be done with the library that lies in a folder: write to it, only read it, or neither.
#pragma once

#include "app/library/library.h"
#include "app/library/library_connection.h"

#include <QLockFile>

namespace cimaise {

/// A library as it could be opened.
struct Opening {
    QString file;
    /// Held while writing: only one process may.
    std::unique_ptr<QLockFile> lock{};
    /// For reading; none when access is `none`.
    std::unique_ptr<Connection> reader{};
    Library::Access access = Library::Access::none;
    /// Why access is not `writable`.
    std::optional<Message> trouble{};
};

/// Creates a library where there is none; never touches a file that is something else.
Opening openLibrary(const QString& folder);

} // namespace cimaise
