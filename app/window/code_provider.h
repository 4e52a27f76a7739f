// Draws QR codes, dark on light in both appearances: image://code/TEXT, percent-encoded.
#pragma once

#include <QQuickImageProvider>

namespace cimaise {

class CodeProvider : public QQuickImageProvider {
public:
    CodeProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// As large as it can be in `requestedSize` with all modules alike; empty where no code holds
    /// the text.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace cimaise
