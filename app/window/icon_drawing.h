// Renders an SVG drawing as a picture, with the renderer of the platform.
#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>

namespace cimaise {

struct DrawnIcon {
    QImage picture; ///< ARGB32, premultiplied
    QSize natural;  ///< as large as it says it is
};

/// As large as it fits into `asked`, in its middle; an empty size: as large as it says.
DrawnIcon drawnIcon(const QByteArray& svg, const QSize& asked);

} // namespace cimaise
