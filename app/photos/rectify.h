// Rectifies the board on a photo to a view from above.
#pragma once

#include <QImage>
#include <QPointF>
#include <vector>

namespace cimaise {

/// True if four corners, clockwise from the upper left and as fractions of a photo, form a usable
/// quadrilateral: convex, without crossing sides or corners too close together.
bool areBoardCorners(const std::vector<QPointF>& corners);

/// Rectified picture of the board between those corners. `aspect`: width divided by height. Returns
/// a null image if the corners are unusable.
QImage rectified(const QImage& photo, const std::vector<QPointF>& corners, double aspect);

} // namespace cimaise
