// Replaces `currentColor`, which SVG renderers do not know, by the colour before rendering.
#include "app/window/icon_provider.h"

#include "app/window/icon_drawing.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QUrl>

namespace cimaise {

namespace {

QByteArray drawing(const QString& name, const QColor& colour) {
    const QString path = name.contains(u'/') ? name : QStringLiteral("icons/") + name;
    QFile file{QStringLiteral(":/cimaise/assets/%1.svg").arg(path)};
    if (!file.open(QIODevice::ReadOnly)) {
        qWarning("no icon is called %s", qPrintable(name));
        return {};
    }
    return file.readAll().replace("currentColor", colour.name(QColor::HexRgb).toLatin1());
}

} // namespace

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const QString plain = QUrl::fromPercentEncoding(id.toUtf8());
    const QColor colour{plain.section(u'/', -1)};
    DrawnIcon icon = drawnIcon(drawing(plain.section(u'/', 0, -2), colour), requestedSize);
    // The drawing is made translucent as a whole, because its lines overlap.
    QPainter painter{&icon.picture};
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(icon.picture.rect(), QColor{0, 0, 0, colour.alpha()});
    painter.end();
    *size = icon.natural;
    return icon.picture;
}

} // namespace cimaise
