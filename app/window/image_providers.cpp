// Replaces `currentColor`, which SVG renderers do not know, by the colour before rendering.
#include "app/window/image_providers.h"

#include "app/platform/qr_code.h"
#include "app/window/icon_drawing.h"

#include <QColor>
#include <QFile>
#include <QPainter>
#include <QUrl>
#include <algorithm>

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

QImage CodeProvider::requestImage(const QString& id, QSize* size, const QSize& requestedSize) {
    const tl::expected<QrCode, LoadError> code =
        qrCodeOf(QUrl::fromPercentEncoding(id.toUtf8()).toStdString());
    if (!code) {
        *size = {};
        return {};
    }
    const int modules = code->size + 2 * qrMargin;
    const int room = std::min(requestedSize.width(), requestedSize.height());
    const int module = std::max(1, room / modules); // pixels
    QImage image{modules * module, modules * module, QImage::Format_RGB32};
    image.fill(Qt::white);
    QPainter painter{&image};
    for (int row = 0; row < code->size; ++row) {
        for (int column = 0; column < code->size; ++column) {
            if (code->isDark(column, row)) {
                painter.fillRect((column + qrMargin) * module, (row + qrMargin) * module, module,
                                 module, Qt::black);
            }
        }
    }
    *size = image.size();
    return image;
}

} // namespace cimaise
