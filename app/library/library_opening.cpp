// Opens the library: one process writes and holds a kernel lock meanwhile; an obstacle to writing
// is worded, and the library is opened read-only if possible.
#include "app/library/library_opening.h"

#include "app/library/library_folder.h"
#include "app/library/library_listing.h"
#include "app/library/library_schema.h"

#include <QDir>
#include <QFileInfo>
#include <cerrno>

namespace cimaise {

namespace {

using Reader = std::unique_ptr<Connection>;

/// Wait for another program's lock on the database at opening, in ms. Later calls do not wait.
constexpr int patience = 250;

Message about(TextId text, const QString& file) {
    return {.text = text, .arguments = {{"file", file.toStdString()}}};
}

Message folderTrouble(int error, const QString& file) {
    //% "Cannot create the folder for the library {file}."
    return error == ENOSPC ? errorMessage(error, file)
                           : about(CIMAISE_TEXT("library.trouble.no-folder"), file);
}

//% "Read-only: this library is open in another Cimaise window, which is not responding. Close that window, then try again."
constexpr TextId inUse = CIMAISE_TEXT("library.trouble.in-use");

Message lockTrouble(const LockRefusal& refusal, const QString& file) {
    return refusal.held ? about(inUse, file) : errorMessage(refusal.error, file);
}

/// Distinguishes a full disk from missing permissions, for which SQLite may report the same error.
Message openingTrouble(const QSqlError& error, const QString& file) {
    const int obstacle = isAboutTheDisk(error) ? writeErrorIn(QFileInfo{file}.path()) : 0;
    return obstacle == 0 ? errorMessage(error, file) : errorMessage(obstacle, file);
}

/// True if committed data is in the log only.
bool hasLog(const QString& file) { return QFileInfo{file + "-wal"}.size() > 0; }

/// True if the file is empty but its log is not: SQLite would start a new file and drop the log.
bool lostItsHead(const QString& file) { return QFileInfo{file}.size() == 0 && hasLog(file); }

/// Opens the connection for reading in the process that writes.
tl::expected<Reader, Message> prepare(const QString& file) {
    if (QFileInfo::exists(file) && !QFileInfo{file}.isWritable()) {
        return tl::unexpected(about(CIMAISE_TEXT("library.trouble.write-protected"), file));
    }
    if (lostItsHead(file)) {
        return tl::unexpected(about(CIMAISE_TEXT("library.trouble.damaged"), file));
    }
    makePrivateFile(file);
    auto reader = std::make_unique<Connection>(file, Connection::Mode::write, patience);
    reader->run("PRAGMA schema_version");
    if (const auto error = reader->takeError()) {
        return tl::unexpected(openingTrouble(*error, file));
    }
    if (const auto refused = refusal(*reader, file)) {
        return tl::unexpected(*refused);
    }
    reader->run("PRAGMA journal_mode = WAL"); // allows reads during a write
    if (const auto error = migrate(*reader)) {
        return tl::unexpected(openingTrouble(*error, file));
    }
    if (tables::isUnlisted(*reader)) {
        if (const auto error = transact(*reader, tables::relist)) {
            return tl::unexpected(openingTrouble(*error, file));
        }
    }
    reader->run("PRAGMA query_only = ON");
    reader->run("PRAGMA busy_timeout = 0");
    return reader;
}

/// Returns null unless the file is a library of exactly this version.
Reader readable(const QString& file, Connection::Mode mode) {
    if (lostItsHead(file)) {
        return nullptr;
    }
    auto reader = std::make_unique<Connection>(file, mode, patience);
    const bool ours = !refusal(*reader, file) && reader->valueOf("PRAGMA user_version").toInt() ==
                                                     std::ssize(libraryMigrations());
    reader->run("PRAGMA busy_timeout = 0");
    return ours ? std::move(reader) : nullptr;
}

/// Opens a library that cannot be written to. Never reads the file without its log, which would
/// show outdated games as current.
Reader readableAlone(const QString& file) {
    Reader reader = readable(file, Connection::Mode::alone);
    return reader || hasLog(file) ? std::move(reader) : readable(file, Connection::Mode::snapshot);
}

Opening openForReading(const QString& file, const Message& trouble, bool anotherWrites) {
    Reader reader = readable(file, Connection::Mode::read);
    if (!reader && !anotherWrites) {
        reader = readableAlone(file);
    }
    const auto access = reader ? Library::Access::readOnly : Library::Access::none;
    return {.file = file, .reader = std::move(reader), .access = access, .trouble = trouble};
}

} // namespace

Opening openLibrary(const QString& folder) {
    const QString file = QDir{folder}.filePath("library.sqlite");
    if (const int error = makeFolder(folder); error != 0) {
        return {.file = file, .trouble = folderTrouble(error, file)};
    }
    if (const QString special = specialFileIn(folder); !special.isEmpty()) {
        return {.file = file, .trouble = about(CIMAISE_TEXT("library.trouble.foreign"), special)};
    }
    auto lock = LibraryLock::take(QDir{folder}.filePath("library.lock"));
    if (!lock) {
        return openForReading(file, lockTrouble(lock.error(), file), lock.error().held);
    }
    makePrivate(folder);
    tl::expected<Reader, Message> reader = prepare(file);
    if (!reader && reader.error().text == CIMAISE_TEXT("library.trouble.locked")) {
        return {.file = file, .trouble = reader.error()}; // the library cannot be read either
    }
    if (!reader) {
        return openForReading(file, reader.error(), false);
    }
    return {.file = file,
            .lock = std::move(*lock),
            .reader = std::move(*reader),
            .access = Library::Access::writable};
}

bool isInUse(const Opening& opening) { return opening.trouble && opening.trouble->text == inUse; }

} // namespace cimaise
