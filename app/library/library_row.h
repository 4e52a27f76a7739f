// Reads values of a row with validation, because other programs and faulty disks may have changed
// the file.
#pragma once

#include <QSqlQuery>
#include <QString>
#include <optional>

namespace cimaise::tables {

/// Maximum id, and maximum number of edits: QML and SQLite represent every smaller number exactly.
inline constexpr qint64 highestNumber = qint64{1} << 53;

/// Latest valid time: the end of the year 9999, in ms since 1970.
inline constexpr qint64 lastMoment = 253'402'300'799'999;

/// Maximum length of a line of text, in characters; has room for the names of five players with
/// their points.
inline constexpr qsizetype longestLine = 4096;

/// Maximum length of a stored result, in characters.
inline constexpr qsizetype longestResult = 65'536;

/// SQL expression for a column that yields NULL for a text longer than `longest`: “CASE WHEN …
/// END”.
QString boundedText(const QString& column, qsizetype longest);

/// Reads a whole number in a range; nullopt for any other value.
std::optional<qint64> numberIn(const QSqlQuery& row, int column, qint64 least, qint64 most);

/// Reads a text; nullopt for any other value.
std::optional<QString> textIn(const QSqlQuery& row, int column);

/// Reads a text that can be shown as one line; “…” for any other value.
QString lineIn(const QSqlQuery& row, int column);

/// Reads a title or a name that is valid in a game file, or empty; “…” for any other value.
QString nameIn(const QSqlQuery& row, int column);

} // namespace cimaise::tables
