// Photo under the current board: the player whose board it shows, the rectified picture, and its
// visibility.
#pragma once

#include "app/library/library.h"
#include "app/session/session.h"

#include <QImage>
#include <QPointer>
#include <QQmlEngine>
#include <QRectF>

namespace cimaise {

class PhotoUnderlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the photos")
    /// The game has a photo on which a board was traced.
    Q_PROPERTY(bool kept READ isKept NOTIFY changed FINAL)
    /// It has one of the board that is looked at.
    Q_PROPERTY(bool ofThisBoard READ isOfThisBoard NOTIFY changed FINAL)
    /// Whether it is to be seen, wherever there is one.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY changed FINAL)
    /// It is to be seen, and there is one.
    Q_PROPERTY(bool inSight READ isInSight NOTIFY changed FINAL)
    /// The board from straight above; none while it is not in sight.
    Q_PROPERTY(QImage picture READ picture NOTIFY changed FINAL)

public:
    explicit PhotoUnderlay(Library& library, QObject* parent = nullptr);

    /// Another game lies on the table, or none.
    void setSession(Session* session);
    /// The photos of the game have changed.
    void look();

    [[nodiscard]] bool isKept() const { return m_kept; }
    [[nodiscard]] bool isOfThisBoard() const { return m_traced.id != 0; }
    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] bool isInSight() const { return !m_picture.isNull(); }
    [[nodiscard]] const QImage& picture() const { return m_picture; }

    /// The part of the picture that belongs to a space of the board, as boardPart() counts them,
    /// and a little more.
    Q_INVOKABLE [[nodiscard]] QRectF partOf(int space) const;

Q_SIGNALS:
    void changed();

private:
    /// The board that is looked at has other measures, or is another one.
    void follow();
    void square();

    Library& m_library;
    QPointer<Session> m_session;
    bool m_kept = false;
    bool m_shown = true;
    Photo m_traced; ///< that shows the board; its id is 0 where there is none
    double m_aspect = 1;
    QImage m_picture;
};

} // namespace cimaise
