// Adds the width of each line of text to an SVG drawing, because SVG names fonts without embedding
// them and a reader with other fonts would draw lines of another length.
#pragma once

#include <QByteArray>
#include <QString>

namespace cimaise {

/// Qt's drawing under that title and with that description, which Qt would not write in the way of
/// XML; with the length of each line of words, and with fonts to take where ours are missing.
QByteArray withWords(const QByteArray& svg, const QString& title, const QString& description);

} // namespace cimaise
