// Font size at which no word is broken in the middle.
#pragma once

#include <QFont>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

class WordFit : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Size of `font` in pixels, reduced if a word of `text` is wider than `room`.
    Q_INVOKABLE [[nodiscard]] static int size(const QString& text, const QFont& font, qreal room);
    /// Variant for bold text of a font family: a text item cannot be asked for its own font while
    /// its size is being computed.
    Q_INVOKABLE [[nodiscard]] static int within(const QString& text, const QString& family,
                                                int pixelSize, qreal room);
};

} // namespace cimaise
