// Tests that the QML files of each game are found by its id, and that the games' entries do not
// contradict each other.
#include "app/game/game_ui.h"
#include "app/shell/qml_singletons.h"
#include "app/texts/qt_texts.h"

#include <QFile>
#include <gtest/gtest.h>
#include <set>

namespace cimaise {

namespace {

TEST(GamePartsTest, FindsFilesOfEachGame) {
    for (const Game& game : games()) {
        for (const char* const part : {"Stage", "Seat", "SetupPanel"}) {
            const QUrl url = GameParts::file(toQt(game.id), QLatin1String(part));
            EXPECT_TRUE(QFile::exists(":" + url.path())) << url.toString().toStdString();
        }
    }
    EXPECT_TRUE(GameParts::file(QStringLiteral("chess"), QStringLiteral("Stage")).isEmpty());
    EXPECT_TRUE(GameParts::file({}, QStringLiteral("Stage")).isEmpty());
}

/// Colours and settings are found by these ids without naming the game.
TEST(GamePartsTest, NoTwoGamesShareId) {
    std::set<std::string_view> ids;
    for (const GameUi* const game : gameUis()) {
        for (const PieceColour& piece : game->colours) {
            EXPECT_TRUE(ids.insert(piece.id).second) << piece.id;
        }
        for (const std::string_view key : game->copyKeys) {
            EXPECT_TRUE(ids.insert(key).second) << key;
        }
    }
}

} // namespace

} // namespace cimaise
