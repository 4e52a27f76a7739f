// Opens the library: one process writes, guarded by a lock file; whatever stands in the way of
// writing is put into words, and the library is read if it can be.
#include "app/library/library_opening.h"

#include "app/library/library_schema.h"

#include <QDir>
#include <QFileInfo>

namespace cimaise {

namespace {

using Reader = std::unique_ptr<Connection>;

Message about(TextId text, const QString& file) {
    return {.text = text, .arguments = {{"file", file.toStdString()}}};
}

Message lockTrouble(QLockFile::LockError error, const QString& file) {
    switch (error) {
    case QLockFile::LockFailedError:
        //% "Cimaise is open in another window, which has the library. Here it can only be read."
        return about(CIMAISE_TEXT("library.trouble.in-use"), file);
    case QLockFile::PermissionError:
        return about(CIMAISE_TEXT("library.trouble.write-protected"), file);
    default:
        //% "Nothing can be written beside the library {file}. Is the disk full?"
        return about(CIMAISE_TEXT("library.trouble.unwritable"), file);
    }
}

/// Where the file is empty but its log is not, SQLite would begin anew and drop the log.
bool lostItsHead(const QString& file) {
    return QFileInfo{file}.size() == 0 && QFileInfo{file + "-wal"}.size() > 0;
}

/// The connection that reads in the process that writes.
tl::expected<Reader, Message> prepare(const QString& file) {
    if (QFileInfo::exists(file) && !QFileInfo{file}.isWritable()) {
        return tl::unexpected(about(CIMAISE_TEXT("library.trouble.write-protected"), file));
    }
    if (lostItsHead(file)) {
        return tl::unexpected(about(CIMAISE_TEXT("library.trouble.damaged"), file));
    }
    auto reader = std::make_unique<Connection>(file, Connection::Mode::write);
    if (const auto refused = refusal(*reader, file)) {
        return tl::unexpected(*refused);
    }
    reader->run("PRAGMA journal_mode = WAL"); // reading goes on while the writer writes
    auto error = reader->takeError();
    error = error ? error : migrate(*reader);
    if (error) {
        return tl::unexpected(troubleOf(*error, file));
    }
    reader->run("PRAGMA query_only = ON");
    return reader;
}

/// None unless it is a library of this very version.
Reader readable(const QString& file, Connection::Mode mode) {
    if (lostItsHead(file)) {
        return nullptr;
    }
    auto reader = std::make_unique<Connection>(file, mode);
    const bool ours = !refusal(*reader, file) && reader->valueOf("PRAGMA user_version").toInt() ==
                                                     std::ssize(libraryMigrations());
    return ours ? std::move(reader) : nullptr;
}

Opening openForReading(const QString& file, const Message& trouble, bool anotherWrites) {
    Reader reader = readable(file, Connection::Mode::read);
    if (!reader && !anotherWrites) {
        reader = readable(file, Connection::Mode::snapshot);
    }
    const auto access = reader ? Library::Access::readOnly : Library::Access::none;
    return {.file = file, .reader = std::move(reader), .access = access, .trouble = trouble};
}

} // namespace

Opening openLibrary(const QString& folder) {
    const QString file = QDir{folder}.filePath("library.sqlite");
    if (!QDir{}.mkpath(folder)) {
        //% "The folder of the library {file} cannot be created."
        return {.file = file, .trouble = about(CIMAISE_TEXT("library.trouble.no-folder"), file)};
    }
    auto lock = std::make_unique<QLockFile>(QDir{folder}.filePath("library.lock"));
    lock->setStaleLockTime(0); // only its owner's end frees it, however long that one has run
    if (!lock->tryLock()) {
        return openForReading(file, lockTrouble(lock->error(), file),
                              lock->error() == QLockFile::LockFailedError);
    }
    tl::expected<Reader, Message> reader = prepare(file);
    if (!reader && reader.error().text == CIMAISE_TEXT("library.trouble.locked")) {
        return {.file = file, .trouble = reader.error()}; // nor could it be read
    }
    if (!reader) {
        return openForReading(file, reader.error(), false);
    }
    return {.file = file,
            .lock = std::move(lock),
            .reader = std::move(*reader),
            .access = Library::Access::writable};
}

} // namespace cimaise
