// File name for a game: its title, as far as file systems allow.
#pragma once

#include <QString>
#include <QUrl>

namespace cimaise {

/// Title without characters that are awkward in file names, shortened without splitting a letter so
/// that every file system accepts it. Empty if no usable characters remain.
QString fileNameOf(const QString& title);

/// URL of the file with this name in a folder.
QUrl fileIn(const QUrl& folder, const QString& name);

} // namespace cimaise
