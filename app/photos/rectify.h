// Rectifies the board on a photo to a view from above.
#pragma once

#include <QImage>
#include <QPointF>
#include <vector>

namespace cimaise {

/// Whether four corners, from the upper left one clockwise and in fractions of a photo, go round a
/// board: none lies inside or too near to the others, no two sides cross.
bool encloseABoard(const std::vector<QPointF>& corners);

/// The board between those corners. `aspect`: its width by its height. A null image where they go
/// round none.
QImage squared(const QImage& photo, const std::vector<QPointF>& corners, double aspect);

} // namespace cimaise
