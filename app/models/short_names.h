// Names shortened to a letter or two.
#pragma once

#include <QStringList>

namespace cimaise {

/// Short form of the `which`th name: its shortest unique prefix of at least `least` letters, or the
/// whole name if it is short; if that is too long, its first letter and the letter that differs:
/// “P1” for “Player 1”; otherwise its first letter and its number.
QString nameInShort(const QStringList& names, qsizetype which, qsizetype least = 1);

} // namespace cimaise
