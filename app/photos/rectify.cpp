// Computes the perspective transform from four corners to a rectangle.
#include "app/photos/rectify.h"

#include <QPainter>
#include <QPolygonF>
#include <QTransform>
#include <algorithm>
#include <cmath>

namespace cimaise {

namespace {

/// Longer side of a rectified picture, in pixels: about as detailed as a saved photo.
constexpr int longest = 1200;
/// Maximum ratio of the sides of a board.
constexpr double longestAspect = 8;

/// Twice the area of the triangle; positive if the corners are in clockwise order on the screen.
double turn(const QPointF& one, const QPointF& two, const QPointF& three) {
    return (two.x() - one.x()) * (three.y() - two.y()) -
           (two.y() - one.y()) * (three.x() - two.x());
}

QSize sizeOf(double aspect) {
    const double bounded = std::clamp(aspect, 1 / longestAspect, longestAspect);
    return bounded >= 1 ? QSize{longest, static_cast<int>(std::lround(longest / bounded))}
                        : QSize{static_cast<int>(std::lround(longest * bounded)), longest};
}

} // namespace

bool areBoardCorners(const std::vector<QPointF>& corners) {
    constexpr std::size_t four = 4;
    // twice the minimum area of a triangle, as a fraction of the photo
    constexpr double least = 0.002;
    if (corners.size() != four) {
        return false;
    }
    for (std::size_t i = 0; i < four; ++i) {
        if (turn(corners[i], corners[(i + 1) % four], corners[(i + 2) % four]) < least) {
            return false;
        }
    }
    return true;
}

QImage rectified(const QImage& photo, const std::vector<QPointF>& corners, double aspect) {
    if (photo.isNull() || !areBoardCorners(corners)) {
        return {};
    }
    QPolygonF from;
    for (const QPointF& corner : corners) {
        from << QPointF{corner.x() * photo.width(), corner.y() * photo.height()};
    }
    const QSize size = sizeOf(aspect);
    const double width = size.width();
    const double height = size.height();
    QTransform perspective;
    if (!QTransform::quadToQuad(from, QPolygonF{{{0, 0}, {width, 0}, {width, height}, {0, height}}},
                                perspective)) {
        return {};
    }
    QImage board{size, QImage::Format_RGB32};
    board.fill(Qt::black);
    QPainter painter{&board};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(perspective);
    painter.drawImage(0, 0, photo);
    return board;
}

} // namespace cimaise
