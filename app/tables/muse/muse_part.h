// One panel of the table of Muse: what is shown there, and the touches that it takes.
#pragma once

#include "app/entry/muse/muse_pointing.h"
#include "app/tables/muse/muse_models.h"

#include <QObject>
#include <QQmlEngine>
#include <functional>

namespace cimaise {

class MuseTable;

class MusePart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit MusePart(MuseTable& table) : m_table(table) {}

Q_SIGNALS:
    /// Something else is shown than before, the lists aside: they say so themselves.
    void changed();

protected:
    /// Applies what `touched` says of the scene. Gives what is wrong with a typed line.
    QString take(const std::function<muse::Outcome(const muse::Scene&)>& touched);
    [[nodiscard]] Words words() const;

    /// Keeps what is shown, and says so where it is not what was.
    template <class Shown> void become(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }

private:
    MuseTable& m_table;
};

} // namespace cimaise
