// The drawings are lines in `currentColor`, which QSvgRenderer does not know: it is put in first.
#include "app/window/icon_provider.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
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
    QSvgRenderer renderer{drawing(plain.section(u'/', 0, -2), colour)};
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    const QSize natural = renderer.defaultSize();
    QImage image{requestedSize.isEmpty() ? natural : requestedSize,
                 QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    renderer.render(&painter);
    // The whole drawing is made translucent, not each of its lines.
    painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
    painter.fillRect(image.rect(), QColor{0, 0, 0, colour.alpha()});
    *size = natural;
    return image;
}

} // namespace cimaise
