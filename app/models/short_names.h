// Names shortened to a letter or two.
#pragma once

#include <QStringList>

namespace cimaise {

/// The `which`th of the names in short: its beginning, of at least so many letters, that no other
/// name has, or all of it where it is short; where that is too long, what tells it apart: “P1” for
/// “Player 1”. A name without either is its first letter and its number.
QString nameInShort(const QStringList& names, qsizetype which, qsizetype least = 1);

} // namespace cimaise
