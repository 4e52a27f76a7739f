// URLs of the app's icons in a given colour.
#pragma once

#include <QColor>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

/// Implemented in C++, because Qt 6.4 crashes when a second QML engine converts a colour to text.
class Drawings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// URL of an icon. `name` includes the folder unless the folder is `icons`. Returns an empty
    /// URL for an empty name.
    Q_INVOKABLE [[nodiscard]] static QUrl source(const QString& name, const QColor& colour);
};

} // namespace cimaise
