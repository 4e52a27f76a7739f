// A panel of a table of Art Society: shows what it is given, passes touches on to the table.
#pragma once

#include "app/entry/artsociety/art_society_pointing.h"

#include <QObject>
#include <QQmlEngine>
#include <functional>

namespace cimaise {

class ArtSocietyPart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using Touch = std::function<artsociety::Outcome(const artsociety::Scene&)>;
    /// Does what a touch comes to, and gives what is wrong with a typed line.
    using Take = std::function<QString(const Touch&)>;

    explicit ArtSocietyPart(Take take) : m_take(std::move(take)) {}

Q_SIGNALS:
    void changed();

protected:
    QString take(const Touch& touch) const { return m_take(touch); }
    /// Puts `now` in the place of what is shown, and says so when it is something else.
    template <class Shown> void keep(Shown& shown, Shown now) {
        if (now != shown) {
            shown = std::move(now);
            emit changed();
        }
    }

private:
    Take m_take;
};

} // namespace cimaise
