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
    /// True if the focus of the control is indicated, or was spoken by a screen reader, and the
    /// control has not been scrolled out of view.
    Q_INVOKABLE [[nodiscard]] static bool isFocusVisible(const QQuickItem* control);
    /// Indicates the focus of a control, so that the next Enter activates a visible control. Does
    /// nothing for null.
    Q_INVOKABLE static void show(QQuickItem* control);
};

} // namespace cimaise
