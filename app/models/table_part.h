// Whatever on the table shows or edits the open game: a board, an auction, a list of cards.
#pragma once

#include "app/session/session.h"

#include <QPointer>
#include <QQmlEngine>

namespace cimaise {

class TablePart : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(cimaise::Session* session READ session WRITE setSession NOTIFY sessionChanged
                   REQUIRED FINAL)

public:
    using QObject::QObject;

    [[nodiscard]] Session* session() const { return m_session; }
    void setSession(Session* session);

signals:
    void sessionChanged();
    void changed();

protected:
    /// Another session is shown from now on, or none: what is to be heard of it is connected here.
    virtual void followSession() = 0;

    QPointer<Session> m_session;
};

} // namespace cimaise
