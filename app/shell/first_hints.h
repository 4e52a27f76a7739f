// Hints for somebody who plays with Cimaise for the first time: one whenever a game is opened, each
// once.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

namespace cimaise {

class FirstHints : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The game that is entered; a hint may be about one game.
    Q_PROPERTY(QString game MEMBER m_game NOTIFY changed FINAL)
    /// There is a keyboard.
    Q_PROPERTY(bool keyboard MEMBER m_keyboard NOTIFY changed FINAL)
    /// There are points to explain.
    Q_PROPERTY(bool scored MEMBER m_scored NOTIFY changed FINAL)
    /// The first hint that was not shown yet; empty where there is none, or it was closed.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)

public:
    explicit FirstHints(QObject* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// The hint was seen: it is remembered, and no other takes its place here.
    Q_INVOKABLE void close();

Q_SIGNALS:
    void changed();

private:
    QString m_game;
    bool m_keyboard = false;
    bool m_scored = true;
    bool m_closed = false;
};

} // namespace cimaise
