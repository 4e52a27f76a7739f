// Size of letters at which no word is broken in the middle.
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
    /// The size of `font` in pixels, or less where a word of `text` is wider than `room`.
    Q_INVOKABLE [[nodiscard]] static int size(const QString& text, const QFont& font, qreal room);
};

} // namespace cimaise
