// Draws the app's icons in any colour: image://icon/undo/#1f4e5f,
// image://icon/themes/water/#ffffff.
#pragma once

#include <QQuickImageProvider>

namespace cimaise {

class IconProvider : public QQuickImageProvider {
public:
    IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}

    /// `id`: name, with its folder unless the folder is `icons`, and colour.
    QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};

} // namespace cimaise
