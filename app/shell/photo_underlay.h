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
    /// True if the game has a photo with a traced board.
    Q_PROPERTY(bool kept READ hasTracedPhoto NOTIFY changed FINAL)
    /// True if the game has a photo of the current board.
    Q_PROPERTY(bool showsCurrentBoard READ showsCurrentBoard NOTIFY changed FINAL)
    /// True if the user wants to see the photo, where there is one.
    Q_PROPERTY(bool shown READ isShown WRITE setShown NOTIFY changed FINAL)
    /// True if the photo is shown now.
    Q_PROPERTY(bool inSight READ isInSight NOTIFY changed FINAL)
    /// Rectified picture of the board; null while hidden.
    Q_PROPERTY(QImage picture READ picture NOTIFY changed FINAL)

public:
    explicit PhotoUnderlay(Library& library, QObject* parent = nullptr);

    /// Sets the open game; null for none.
    void setSession(Session* session);
    /// Updates after a change of the game's photos.
    void updatePhoto();

    [[nodiscard]] bool hasTracedPhoto() const { return m_hasTracedPhoto; }
    [[nodiscard]] bool showsCurrentBoard() const { return m_traced.id != 0; }
    [[nodiscard]] bool isShown() const { return m_shown; }
    void setShown(bool shown);
    [[nodiscard]] bool isInSight() const { return !m_picture.isNull(); }
    [[nodiscard]] const QImage& picture() const { return m_picture; }

    /// Part of the picture for a space of the board, numbered as in boardPart(), with a small
    /// margin.
    Q_INVOKABLE [[nodiscard]] QRectF partOf(int space) const;

Q_SIGNALS:
    void changed();

private:
    /// Updates after a change of the current board or of its measures.
    void follow();
    void square();

    Library& m_library;
    QPointer<Session> m_session;
    bool m_hasTracedPhoto = false;
    bool m_shown = true;
    Photo m_traced; ///< photo of the current board; its id is 0 if there is none
    double m_aspect = 1;
    QImage m_picture;
};

} // namespace cimaise
