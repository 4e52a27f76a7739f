// Desktop version: renders SVG with Qt's own renderer.
#include "app/window/icon_drawing.h"

#include <QPainter>
#include <QSvgRenderer>

namespace cimaise {

DrawnIcon drawnIcon(const QByteArray& svg, const QSize& asked) {
    QSvgRenderer renderer{svg};
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    const QSize natural = renderer.defaultSize();
    QImage picture{asked.isEmpty() ? natural : asked, QImage::Format_ARGB32_Premultiplied};
    picture.fill(Qt::transparent);
    QPainter painter{&picture};
    renderer.render(&painter);
    painter.end();
    return {.picture = picture, .natural = natural};
}

} // namespace cimaise
