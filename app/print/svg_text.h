// Adds the width of each line of text to an SVG drawing, because SVG names fonts without embedding
// them and a reader with other fonts would draw lines of another length.
#pragma once

#include <QByteArray>
#include <QString>

namespace cimaise {

/// Returns an SVG drawing by Qt with this title and description (Qt does not escape them as XML),
/// with the width of each line of text, and with substitutes for missing fonts.
QByteArray withWords(const QByteArray& svg, const QString& title, const QString& description);

} // namespace cimaise
