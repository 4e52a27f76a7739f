// Draws QR codes, dark on light in both appearances: image://code/TEXT, percent-encoded.
#pragma once

#include <QQuickImageProvider>

namespace cimaise {

class CodeProvider : public QQuickImageProvider {
public:
    CodeProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Draws the code as large as fits into `requestedSize` with modules of equal size. Returns a
    /// null image if the text is too long.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace cimaise
