// Draws SVG with Qt's own generator.
#include "app/print/svg_drawing.h"

#include "app/print/svg_text.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace cimaise {

bool canDrawSvg() { return true; }

QByteArray svgDrawing(const SvgFrame& frame, const std::function<void(QPainter&)>& paint) {
    QByteArray bytes;
    QBuffer buffer{&bytes};
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(frame.unitsPerInch);
    generator.setSize(frame.size);
    generator.setViewBox(QRect{{0, 0}, frame.size});
    QPainter painter{&generator};
    paint(painter);
    painter.end();
    return withWords(bytes, frame.title, frame.description);
}

} // namespace cimaise
