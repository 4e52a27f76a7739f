// Parts of the games in QML, found by the ids of the games.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace cimaise {

/// Each game has its QML files in its own folder, with its prefix: `board-game` has
/// `qml/games/boardgame/BoardGameStage.qml`.
class GameParts : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// QML file of a part (`Stage`, `Seat`, `SetupPanel`, `OrderPanel`); empty for an unknown game.
    Q_INVOKABLE [[nodiscard]] static QUrl file(const QString& game, const QString& part);
    /// True if players may ask who filled a part of the board first.
    Q_INVOKABLE [[nodiscard]] static bool asksWhoWasFirst(const QString& game);
    /// True if players may ask which of two cards comes first.
    Q_INVOKABLE [[nodiscard]] static bool ordersCards(const QString& game);
};

} // namespace cimaise
