// Directory of a library: its permissions (owner only), and the system's error where it is not
// writable.
#pragma once

#include "validators/report/message.h"

#include <QString>

namespace cimaise {

/// Makes the folder where there is none: 0, or the system's error.
int makeFolder(const QString& folder);

/// Takes the folder and the library's files in it away from everybody but their owner. A folder
/// that is shared by design, as /tmp is, or is the user's whole home, stays as it is.
void makePrivate(const QString& folder);

/// Makes an empty file that is its owner's alone, where there is none: SQLite would let all read.
void makePrivateFile(const QString& file);

/// File of the library in that folder that is a pipe, socket or device, on which SQLite would wait;
/// empty if there is none.
QString specialFileIn(const QString& folder);

/// Tries to write something in the folder: 0, or the system's error.
int obstacleIn(const QString& folder);

/// What the system's error means for the user of the library `file`.
Message troubleOf(int error, const QString& file);

} // namespace cimaise
