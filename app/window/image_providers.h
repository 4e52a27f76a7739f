// Pictures for QML by URL: icons and QR codes.
#pragma once

#include <QQuickImageProvider>

namespace cimaise {

/// Draws the app's icons in any colour: image://icon/undo/#1f4e5f,
/// image://icon/themes/water/#ffffff.
class IconProvider : public QQuickImageProvider {
public:
    IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// `id`: name, with its folder unless the folder is `icons`, and colour.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

/// Draws QR codes, dark on light in both appearances: image://code/TEXT, percent-encoded.
class CodeProvider : public QQuickImageProvider {
public:
    CodeProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// Draws the code as large as fits into `requestedSize` with modules of equal size. Returns a
    /// null image if the text is too long.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace cimaise
