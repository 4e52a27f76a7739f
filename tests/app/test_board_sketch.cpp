// Tests that game cards show the pieces on the board.
#include "app/shell/board_picture.h"
#include "tests/app/controller_fixture.h"

#include <QCoreApplication>

namespace cimaise {

namespace {

class BoardPictureTest : public AppControllerTest {
protected:
    /// Pieces drawn, without the empty spaces.
    static QStringList changes(BoardPicture& picture) {
        QCoreApplication::processEvents();
        QStringList changes;
        for (int row = 0; row < picture.pieces()->count(); ++row) {
            changes << picture.pieces()->valueOf(row, "colourId").toString();
        }
        changes.removeAll(QString{});
        return changes;
    }
};

TEST_F(BoardPictureTest, ReloadsSavedGameWhenMomentChanges) {
    start();
    hang(10, 1);
    settle();
    BoardPicture picture;
    picture.setProperty("games", QVariant::fromValue(app().games()));
    picture.setProperty("gameId", double(session().id()));
    picture.componentComplete();
    EXPECT_EQ(changes(picture), QStringList{"animals"});
    EXPECT_EQ(picture.columns(), 6);
    EXPECT_EQ(picture.rows(), 3);
    hang(15, 2);
    settle();
    picture.setProperty("moment", "later");
    EXPECT_EQ(changes(picture), (QStringList{"animals", "animals"}));
    picture.setProperty("gameId", 4711.0);
    EXPECT_EQ(changes(picture), QStringList{});
}

TEST_F(BoardPictureTest, FollowsEditsOfOpenGame) {
    start();
    BoardPicture picture;
    picture.setProperty("games", QVariant::fromValue(app().games()));
    picture.setSession(&session());
    picture.componentComplete();
    EXPECT_EQ(changes(picture), QStringList{});
    hang(20, 3);
    EXPECT_EQ(changes(picture), QStringList{"animals"});
}

TEST_F(BoardPictureTest, ShowsWinnersBoardOfFinishedGame) {
    start();
    hang(10, 1, 0);
    hang(20, 1, 1);
    hang(21, 2, 1);
    BoardPicture open;
    open.setProperty("games", QVariant::fromValue(app().games()));
    open.setSession(&session());
    open.componentComplete();
    EXPECT_EQ(changes(open).size(), 1);
    session().setFinished(true);
    EXPECT_EQ(changes(open).size(), 2);
    settle();
    BoardPicture saved;
    saved.setProperty("games", QVariant::fromValue(app().games()));
    saved.setProperty("gameId", double(session().id()));
    saved.componentComplete();
    EXPECT_EQ(changes(saved).size(), 2);
}

TEST_F(BoardPictureTest, DrawsPiecesOfEverySample) {
    for (int row = 0; row < app().samples()->count(); ++row) {
        BoardPicture picture;
        picture.setProperty("games", QVariant::fromValue(app().games()));
        picture.setProperty("file", app().samples()->fileOf(row));
        picture.componentComplete();
        EXPECT_FALSE(changes(picture).isEmpty()) << app().samples()->fileOf(row).toStdString();
    }
}

} // namespace

} // namespace cimaise
