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
    /// Something else is shown than before, the lists aside: they say so themselves.
    void changed();

protected:
    /// Keeps what is shown, and says so where it is not what was.
    template <class Shown> void become(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }
};

} // namespace cimaise
