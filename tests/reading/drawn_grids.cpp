// Numbers are drawn as paths, which need no installed font.
#include "tests/reading/drawn_grids.h"

#include <QFile>
#include <QPainter>
#include <QPainterPath>

namespace cimaise {

namespace {

constexpr int cell = 60;
constexpr int margin = 30;

QRawFont fontOf(const QString& name) {
    QFile file{QStringLiteral(":/cimaise/fonts/") + name};
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    return QRawFont{file.readAll(), 30};
}

QPainterPath written(const QRawFont& font, int number) {
    QPainterPath path;
    double x = 0;
    const auto glyphs = font.glyphIndexesForString(QString::number(number));
    const auto advances = font.advancesForGlyphIndexes(glyphs);
    for (qsizetype i = 0; i < glyphs.size(); ++i) {
        path.addPath(font.pathForGlyph(glyphs[i]).translated(x, 0));
        x += advances[i].x();
    }
    return path;
}

} // namespace

QRawFont plainFont() { return fontOf(QStringLiteral("Inter-SemiBold.otf")); }
QRawFont serifFont() { return fontOf(QStringLiteral("EBGaramond12-Regular.otf")); }

DrawnGrid drawnGrid(const Numbers& numbers, const QRawFont& font, bool light) {
    const int columns = static_cast<int>(numbers.front().size());
    const int rows = static_cast<int>(numbers.size());
    const QColor paper = light ? QColor{40, 45, 60} : QColor{225, 222, 210};
    const QColor ink = light ? QColor{230, 230, 225} : QColor{35, 35, 40};
    QImage picture{columns * cell + 2 * margin, rows * cell + 2 * margin, QImage::Format_RGB32};
    picture.fill(paper);
    QPainter painter{&picture};
    painter.setRenderHint(QPainter::Antialiasing);
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            const QRectF box(margin + column * cell, margin + row * cell, cell, cell);
            painter.setPen(QPen{ink, 1});
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box);
            if (const auto number =
                    numbers[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]) {
                const QPainterPath path = written(font, *number);
                painter.fillPath(path.translated(box.center() - path.boundingRect().center()), ink);
            }
        }
    }
    painter.end();
    const double right = margin + columns * cell;
    const double bottom = margin + rows * cell;
    return {.picture = picture,
            .corners = {reading::Point{margin, margin}, reading::Point{right, margin},
                        reading::Point{right, bottom}, reading::Point{margin, bottom}}};
}

DrawnGrid turned(const DrawnGrid& grid, int quarters) {
    DrawnGrid result = grid;
    for (int i = 0; i < quarters; ++i) {
        const double height = result.picture.height();
        result.picture = result.picture.transformed(QTransform{}.rotate(90))
                             .convertToFormat(QImage::Format_RGB32);
        const reading::Corners before = result.corners;
        for (std::size_t corner = 0; corner < 4;
             ++corner) { // the lower left becomes the upper left
            const reading::Point& from = before[(corner + 3) % 4];
            result.corners[corner] = {height - from.y, from.x};
        }
    }
    return result;
}

} // namespace cimaise
