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

Q_SIGNALS:
    void sessionChanged();
    void changed();

protected:
    /// Held through all that one touch does: what is shown is worked out once, at its end.
    class OneTouch {
    public:
        explicit OneTouch(TablePart& part);
        ~OneTouch();
        Q_DISABLE_COPY_MOVE(OneTouch)

    private:
        TablePart& m_part;
    };

    /// Another session is shown from now on, or none: what is to be heard of it is connected here.
    virtual void followSession() = 0;
    /// Works out the rows of all models and says changed(); only called while there is a session.
    virtual void show() = 0;
    /// What is shown may be out of date: shows it anew now, or at the end of the touch.
    void refresh();

    QPointer<Session> m_session;

private:
    int m_touches = 0; ///< held now, one within the other
    bool m_stale = false;
};

} // namespace cimaise
