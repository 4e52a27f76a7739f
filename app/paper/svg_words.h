// SVG names the fonts of its words and does not hold them: where a reader has others, each line is
// still as wide as it was set.
#pragma once

#include <QByteArray>
#include <QString>

namespace cimaise {

/// Qt's drawing under that title and with that description, which Qt would not write in the way of
/// XML; with the length of each line of words, and with fonts to take where ours are missing.
QByteArray withWords(const QByteArray& svg, const QString& title, const QString& description);

} // namespace cimaise
