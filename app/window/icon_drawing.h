// Renders an SVG drawing as a picture, with the renderer of the platform.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

namespace cimaise {

struct DrawnIcon {
    QImage picture; ///< ARGB32, premultiplied
    QSize natural;  ///< size given in the drawing
};

/// Renders a drawing as large as fits into `asked`, centred; an empty `asked` means the size given
/// in the drawing.
DrawnIcon drawnIcon(const QByteArray& svg, const QSize& asked);

} // namespace cimaise
