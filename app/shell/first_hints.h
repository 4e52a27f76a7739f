// Hints for people who use Cimaise for the first time: at most one whenever a game is opened, each
// of them once.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace cimaise {

class FirstHints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Id of the open game; empty: there are no hints.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY changed FINAL)
    /// Hint about this game, and its id in the settings; empty for none.
    Q_PROPERTY(QString gameHint MEMBER m_gameHint NOTIFY changed FINAL)
    Q_PROPERTY(QString gameHintId MEMBER m_gameHintId NOTIFY changed FINAL)
    /// True if there is a keyboard.
    Q_PROPERTY(bool keyboard MEMBER m_keyboard NOTIFY changed FINAL)
    /// True if there are points to explain.
    Q_PROPERTY(bool scored MEMBER m_scored NOTIFY changed FINAL)
    /// First hint that has not been shown before; empty if there is none, or after close().
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    explicit FirstHints(QObject* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Marks the hint as shown, and hides it; no other hint follows.
    Q_INVOKABLE void close();

Q_SIGNALS:
    void changed();

private:
    /// Id of the hint to be shown; empty if there is none.
    [[nodiscard]] QString next() const;

    QString m_game;
    QString m_gameHint;
    QString m_gameHintId;
    bool m_keyboard = false;
    bool m_scored = true;
    bool m_closed = false;
};

} // namespace cimaise
