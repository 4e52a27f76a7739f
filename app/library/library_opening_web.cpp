// Opens the library from the browser's storage: loaded into a file in memory, it belongs to this
// tab alone. Unusable data is left unchanged and reported.
#include "app/library/library_opening.h"

#include "app/library/browser_store.h"
#include "app/library/library_schema.h"

#include <QDir>

namespace cimaise {

namespace {

using Reader = std::unique_ptr<Connection>;

/// Opens the connection for reading; the writer has a connection of its own.
tl::expected<Reader, Message> prepare(const QString& file) {
    auto reader = std::make_unique<Connection>(file, Connection::Mode::write);
    if (const auto refused = refusal(*reader, file)) {
        return tl::unexpected(*refused);
    }
    if (const auto error = migrate(*reader)) {
        return tl::unexpected(errorMessage(*error, file));
    }
    reader->run("PRAGMA query_only = ON");
    return reader;
}

} // namespace

Opening openLibrary(const QString& folder) {
    const QString file = QDir{folder}.filePath("library.sqlite");
    QDir{}.mkpath(folder);
    if (const auto obstacle = store::restore(file)) {
        return {.file = file, .trouble = obstacle};
    }
    tl::expected<Reader, Message> reader = prepare(file);
    if (!reader) {
        return {.file = file, .trouble = reader.error()};
    }
    return {.file = file,
            .lock = *LibraryLock::take(file),
            .reader = std::move(*reader),
            .access = Library::Access::writable};
}

bool isInUse(const Opening& /*opening*/) { return false; }

} // namespace cimaise
