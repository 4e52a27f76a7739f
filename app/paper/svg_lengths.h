// SVG names the fonts of its words and does not hold them: where a reader has others, each line is
// still as wide as it was set.
#pragma once

#include <QByteArray>

namespace cimaise {

/// Qt's drawing, with the length of each line of words, and with fonts to take where ours are
/// missing.
QByteArray withLengths(const QByteArray& svg);

} // namespace cimaise
