// Derives folder and prefix from the id of the game.
#include "app/shell/game_parts.h"

#include "app/game/game_ui.h"

#include <QFile>

namespace cimaise {

QUrl GameParts::file(const QString& game, const QString& part) {
    if (findGame(game.toStdString()) == nullptr) {
        return {};
    }
    QString prefix;
    for (QString word : game.split(u'-')) {
        word.front() = word.front().toUpper();
        prefix += word;
    }
    return {QStringLiteral("qrc:/qt/qml/Cimaise/games/%1/%2%3.qml")
                .arg(prefix.toLower(), prefix, part)};
}

bool GameParts::asksWhoWasFirst(const QString& game) {
    const GameUi* const ui = findUi(game.toStdString());
    return ui != nullptr && ui->whoWasFirst != nullptr;
}

bool GameParts::ordersCards(const QString& game) {
    return QFile::exists(u':' + file(game, QStringLiteral("OrderPanel")).path());
}

} // namespace cimaise
