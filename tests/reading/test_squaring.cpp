// Tests that a grid is squared by its corners, and which corners are refused.
#include "app/photos/picture_pixels.h"
#include "app/reading/squaring.h"

#include <QImage>
#include <QPainter>
#include <QPolygonF>
#include <QTransform>
#include <gtest/gtest.h>
#include <limits>

namespace cimaise::reading {

namespace {

constexpr Corners oblique{Point{210, 120}, Point{1180, 260}, Point{1030, 900}, Point{90, 700}};

QColor cellColour(int column, int row) { return QColor{40 + 60 * column, 40 + 90 * row, 128}; }

/// Three columns and two rows in plain colours, seen from the side.
QImage photoAtAnAngle(const Corners& corners) {
    QImage photo{1300, 1000, QImage::Format_RGB32};
    photo.fill(Qt::white);
    QPolygonF to;
    for (const Point& corner : corners) {
        to << QPointF{corner.x, corner.y};
    }
    QTransform perspective;
    EXPECT_TRUE(QTransform::quadToQuad(QPolygonF{{{0, 0}, {300, 0}, {300, 200}, {0, 200}}}, to,
                                       perspective));
    QPainter painter{&photo};
    painter.setTransform(perspective);
    for (int row = 0; row < 2; ++row) {
        for (int column = 0; column < 3; ++column) {
            painter.fillRect(column * 100, row * 100, 100, 100, cellColour(column, row));
        }
    }
    return photo;
}

void expectPlain(const Tile& tile, const QColor& colour) {
    ASSERT_FALSE(tile.colours.empty());
    for (const std::uint32_t pixel : tile.colours) {
        ASSERT_NEAR(qRed(pixel), colour.red(), 2);
        ASSERT_NEAR(qGreen(pixel), colour.green(), 2);
    }
}

TEST(Squaring, CutsOneTilePerCell) {
    const QImage photo = photoAtAnAngle(oblique);
    for (const int longest : {24, 100, 288}) { // reduced by halves, and enlarged
        const Squaring squaring{pixelsOf(photo), oblique, {3, 2}, longest};
        for (int row = 0; row < 2; ++row) {
            for (int column = 0; column < 3; ++column) {
                expectPlain(squaring.cell(column, row, -0.15), cellColour(column, row));
            }
        }
    }
}

TEST(Squaring, EnlargesTilesAtMostThreeTimes) {
    const QImage photo = photoAtAnAngle(oblique);
    EXPECT_NEAR(Squaring(pixelsOf(photo), oblique, {3, 2}, 120).cell(0, 0, 0).width, 120, 1);
    const Corners small{Point{10, 10}, Point{70, 10}, Point{70, 50}, Point{10, 50}};
    EXPECT_NEAR(Squaring(pixelsOf(photo), small, {3, 2}, 288).cell(0, 0, 0).width, 60, 1);
}

TEST(Squaring, RejectsCornersThatEncloseNoGrid) {
    const QImage photo = photoAtAnAngle(oblique);
    const Picture picture = pixelsOf(photo);
    EXPECT_TRUE(encloseGrid(picture, oblique, {3, 2}));
    const auto [a, b, c, d] = oblique;
    EXPECT_FALSE(encloseGrid(picture, {b, a, c, d}, {3, 2})) << "crossing";
    EXPECT_FALSE(encloseGrid(picture, {d, c, b, a}, {3, 2})) << "counter-clockwise";
    EXPECT_FALSE(encloseGrid(picture, {a, a, c, d}, {3, 2})) << "twice the same";
    EXPECT_FALSE(encloseGrid(picture, {a, b, c, Point{b.x - 1, b.y + 1}}, {3, 2})) << "flat";
    EXPECT_FALSE(encloseGrid(picture, {a, b, Point{5000, 900}, d}, {3, 2})) << "outside";
    EXPECT_FALSE(encloseGrid(picture, oblique, {300, 2})) << "cells of three pixels";
    const double nan = std::numeric_limits<double>::quiet_NaN();
    EXPECT_FALSE(encloseGrid(picture, {Point{nan, 0}, b, c, d}, {3, 2}));
    EXPECT_FALSE(encloseGrid(picture, {a, b, c, Point{90, nan}}, {3, 2}));
}

} // namespace

} // namespace cimaise::reading
