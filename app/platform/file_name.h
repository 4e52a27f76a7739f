// File name for a game: its title, as far as file systems allow.
#pragma once

#include <QString>
#include <QUrl>

namespace cimaise {

/// A title without what is awkward in the name of a file, and not too long for any disk; a letter
/// is never cut in two. Empty when nothing of it can stand in a name.
QString fileNameOf(const QString& title);

/// The file of that name in a folder.
QUrl fileIn(const QUrl& folder, const QString& name);

} // namespace cimaise
