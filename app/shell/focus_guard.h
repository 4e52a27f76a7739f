// Checks that the focused control is visible before Enter activates it.
#pragma once

#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace cimaise {

class FocusGuard : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// Its focus is shown, and it has not been scrolled away.
    Q_INVOKABLE [[nodiscard]] static bool isFocusVisible(const QQuickItem* control);
    /// Shows where the focus is, so that the next Enter presses what is seen. Null shows nothing.
    Q_INVOKABLE static void show(QQuickItem* control);
};

} // namespace cimaise
