// Points hidden until the end of a game: shown for a moment, or revealed place by place.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

namespace cimaise {

class HiddenPoints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Session")
    /// True if the points are hidden until they are revealed.
    Q_PROPERTY(bool hidden READ isHidden WRITE setHidden NOTIFY changed FINAL)
    /// True if the points of this game can be hidden.
    Q_PROPERTY(bool canHide READ canHide CONSTANT FINAL)
    /// True while the points are hidden.
    Q_PROPERTY(bool totalsHidden READ totalsHidden NOTIFY changed FINAL)
    /// True while the ranking is revealed place by place.
    Q_PROPERTY(bool revealing READ isRevealing NOTIFY changed FINAL)
    /// True while all hidden points are shown for a moment.
    Q_PROPERTY(bool peeking READ isPeeking WRITE setPeeking NOTIFY changed FINAL)
    /// Side whose hidden points are shown for a moment; −1: none.
    Q_PROPERTY(int peekedSide READ peekedSide WRITE setPeekedSide NOTIFY changed FINAL)

public:
    /// State of the game that decides whether points are hidden.
    struct Game {
        bool canHide = false;
        bool hidesPoints = false;
        bool finished = false;
    };

    explicit HiddenPoints(QObject* parent = nullptr);
    /// Follows another game or state of the game; stops revealing. The owner then calls announce().
    void setGame(const Game& game);
    /// Reveals this number of places, from the last to the first.
    void revealSlowly(int places);
    /// Emits changed() if a property has changed since the last call.
    void announce();

    [[nodiscard]] bool isHidden() const { return m_game.hidesPoints && m_game.canHide; }
    /// Emits hidePointsRequested() if the value differs.
    void setHidden(bool hidden);
    [[nodiscard]] bool canHide() const { return m_game.canHide; }
    [[nodiscard]] bool totalsHidden() const {
        return isHidden() && !m_peeking && (!m_game.finished || isRevealing());
    }
    [[nodiscard]] bool isRevealing() const { return m_unrevealed > 0; }
    /// Number of places not yet revealed, counted from the first.
    [[nodiscard]] int unrevealed() const { return m_unrevealed; }
    [[nodiscard]] bool isPeeking() const { return m_peeking; }
    void setPeeking(bool peeking);
    [[nodiscard]] int peekedSide() const { return m_peekedSide; }
    void setPeekedSide(int side);

Q_SIGNALS:
    void changed();
    /// Emitted for the owner to hide the points of the game, or to show them.
    void hidePointsRequested(bool hidden);
    /// Emitted for the owner to evaluate the game again and to call announce().
    void evaluationRequested();
    /// Emitted for the owner to publish the evaluation again and to call announce().
    void publishRequested();
    /// Emitted after a place was revealed; `last` is true for the first place.
    void placeRevealed(bool last);

private:
    /// Values of the properties.
    struct Values {
        bool hidden = false;
        bool totalsHidden = false;
        bool revealing = false;
        bool peeking = false;
        int peekedSide = -1;

        bool operator==(const Values&) const = default;
    };

    [[nodiscard]] Values values() const;
    void revealNext();

    Game m_game;
    bool m_peeking = false;
    int m_peekedSide = -1;
    int m_unrevealed = 0;
    QTimer m_timer;
    Values m_announced;
};

} // namespace cimaise
