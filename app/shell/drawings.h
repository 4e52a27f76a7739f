// URL of an icon of our own set in a given colour.
#pragma once

#include <QColor>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

/// In C++, since Qt 6.4 crashes on a colour turned into words in a second QML engine.
class Drawings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// `name` with its folder when it is not `icons`. Empty when it names nothing.
    Q_INVOKABLE [[nodiscard]] static QUrl source(const QString& name, const QColor& colour);
};

} // namespace cimaise
