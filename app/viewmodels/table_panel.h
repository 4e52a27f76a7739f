// Base of the panels of a board's view model for QML: keeps the state shown, and signals when it
// changes.
#pragma once

#include <QObject>
#include <QQmlEngine>

namespace cimaise {

class TablePanel : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QObject::QObject;

Q_SIGNALS:
    /// Emitted after any change except in the lists, which have signals of their own.
    void changed();

protected:
    /// Stores the state shown, and emits changed() if it differs.
    template <class Shown> void become(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }
};

} // namespace cimaise
