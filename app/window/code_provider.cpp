// Draws all modules at the same whole number of pixels, which cameras read best.
#include "app/window/code_provider.h"

#include "app/platform/qr_code.h"

#include <QPainter>
#include <QUrl>
#include <algorithm>

namespace cimaise {

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
