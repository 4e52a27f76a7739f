// Directory of a library: its permissions (owner only), and the system's error where it is not
// writable.
#pragma once

#include "positions/messages/message.h"

#include <QString>

namespace cimaise {

/// Creates the directory if there is none. Returns 0 or the system's error.
int makeFolder(const QString& folder);

/// Restricts the directory and the library's files in it to their owner. Leaves shared directories,
/// such as /tmp, and the user's home directory unchanged.
void makePrivate(const QString& folder);

/// Creates an empty file that only its owner can read, if the file does not exist; SQLite would
/// create it readable by all.
void makePrivateFile(const QString& file);

/// File of the library in that folder that is a pipe, socket or device, on which SQLite would wait;
/// empty if there is none.
QString specialFileIn(const QString& folder);

/// Tries to write to the directory. Returns 0 or the system's error.
int writeErrorIn(const QString& folder);

/// Error message for a system error on the library `file`.
Message errorMessage(int error, const QString& file);

} // namespace cimaise
