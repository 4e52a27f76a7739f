// Tests the rectification of a board: a known board photographed at an angle looks the same
// afterwards.
#include "app/photos/rectify.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>
#include <QTransform>
#include <cstdlib>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr int columns = 6;
constexpr int rows = 4;
constexpr int cell = 200; // pixels

QColor colourOf(int column, int row) {
    return QColor::fromHsv((column * rows + row) * 14, 200, 120 + 20 * row);
}

QImage board() {
    QImage picture{columns * cell, rows * cell, QImage::Format_RGB32};
    QPainter painter{&picture};
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            painter.fillRect(column * cell, row * cell, cell, cell, colourOf(column, row));
        }
    }
    return picture;
}

/// Photo of the board on a table, with its corners at these places (0 to 1).
QImage photographed(const std::vector<QPointF>& corners) {
    QImage photo{1600, 1200, QImage::Format_RGB32};
    photo.fill(Qt::darkGray);
    const QImage lying = board();
    const double width = lying.width();
    const double height = lying.height();
    QPolygonF onTable;
    for (const QPointF& corner : corners) {
        onTable << QPointF{corner.x() * photo.width(), corner.y() * photo.height()};
    }
    QTransform seen;
    EXPECT_TRUE(QTransform::quadToQuad(
        QPolygonF{{{0, 0}, {width, 0}, {width, height}, {0, height}}}, onTable, seen));
    QPainter painter{&photo};
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(seen);
    painter.drawImage(0, 0, lying);
    return photo;
}

void expectTheBoard(const QImage& rectified) {
    ASSERT_FALSE(rectified.isNull());
    EXPECT_NEAR(static_cast<double>(rectified.width()) / rectified.height(), 1.5, 0.01);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            for (const double in : {0.15, 0.5, 0.85}) { // of the cell, near its corners as well
                const QColor seen = rectified.pixelColor(
                    static_cast<int>((column + in) * rectified.width() / columns),
                    static_cast<int>((row + 1 - in) * rectified.height() / rows));
                const QColor known = colourOf(column, row);
                constexpr int tolerance = 10;
                EXPECT_LE(std::abs(seen.red() - known.red()), tolerance) << column << ',' << row;
                EXPECT_LE(std::abs(seen.green() - known.green()), tolerance)
                    << column << ',' << row;
                EXPECT_LE(std::abs(seen.blue() - known.blue()), tolerance) << column << ',' << row;
            }
        }
    }
}

constexpr double aspect = 1.5;

TEST(Rectification, RestoresBoardFromEveryAngle) {
    const std::vector<std::vector<QPointF>> views{
        {{0, 0}, {1, 0}, {1, 1}, {0, 1}},
        {{0.3, 0.2}, {0.7, 0.2}, {0.95, 0.9}, {0.05, 0.9}},     // from the near edge
        {{0.1, 0.3}, {0.8, 0.1}, {0.9, 0.7}, {0.2, 0.95}},      // askew
        {{0.85, 0.85}, {0.15, 0.9}, {0.2, 0.15}, {0.8, 0.2}},   // upside down
        {{0.75, 0.1}, {0.8, 0.95}, {0.25, 0.85}, {0.3, 0.05}}}; // turned to the right
    for (const auto& corners : views) {
        SCOPED_TRACE(corners.front().x());
        expectTheBoard(rectified(photographed(corners), corners, aspect));
    }
}

TEST(Rectification, RejectsInvalidCorners) {
    const std::vector<std::vector<QPointF>> wrong{
        {},
        {{0, 0}, {1, 0}, {1, 1}},
        {{0, 0}, {0, 1}, {1, 1}, {1, 0}},     // counterclockwise
        {{0, 0}, {1, 1}, {1, 0}, {0, 1}},     // crossed
        {{0, 0}, {1, 0}, {0.4, 0.3}, {0, 1}}, // one inside the triangle of the others
        {{0, 0}, {0.5, 0.5}, {1, 1}, {0, 1}}, // in a line
        {{0.2, 0.2}, {0.2, 0.2}, {0.2, 0.2}, {0.2, 0.2}}};
    const QImage photo{160, 120, QImage::Format_RGB32};
    for (const auto& corners : wrong) {
        EXPECT_FALSE(areBoardCorners(corners));
        EXPECT_TRUE(rectified(photo, corners, aspect).isNull());
    }
    EXPECT_TRUE(rectified({}, {{0, 0}, {1, 0}, {1, 1}, {0, 1}}, aspect).isNull());
}

TEST(Rectification, LimitsSizeForAnyAspectRatio) {
    const QImage photo{160, 120, QImage::Format_RGB32};
    const std::vector<QPointF> all{{0, 0}, {1, 0}, {1, 1}, {0, 1}};
    EXPECT_EQ(rectified(photo, all, 0.5).size(), QSize(600, 1200));
    EXPECT_EQ(rectified(photo, all, 1e9).size(), QSize(1200, 150));
    EXPECT_EQ(rectified(photo, all, 0).size(), QSize(150, 1200));
}

} // namespace

} // namespace cimaise
