// Row of the library, read with validation, because other programs and broken disks write there
// too.
#pragma once

#include <QSqlQuery>
#include <QString>
#include <optional>

namespace cimaise::tables {

/// Beyond any id and any count of edits, and a number that QML and SQLite both know exactly.
inline constexpr qint64 highestNumber = qint64{1} << 53;

/// Later than any evening: the end of the year 9999, in ms.
inline constexpr qint64 lastMoment = 253'402'300'799'999;

/// In characters. Names of five players with their points have room in a line.
inline constexpr qsizetype longestLine = 4096;

/// In characters. What is kept of a finished game is a line a player.
inline constexpr qsizetype longestResult = 65'536;

/// Lets nothing through that is longer, nor anything but a text: “CASE WHEN … END”.
QString boundedText(const QString& column, qsizetype longest);

/// A whole number of this range; none for anything else.
std::optional<qint64> numberIn(const QSqlQuery& row, int column, qint64 least, qint64 most);

/// A text; none for anything else.
std::optional<QString> textIn(const QSqlQuery& row, int column);

/// A text that can stand in a line; “…” for anything else.
QString lineIn(const QSqlQuery& row, int column);

/// A title or a name as a file may hold it, or nothing at all; “…” for anything else.
QString nameIn(const QSqlQuery& row, int column);

} // namespace cimaise::tables
