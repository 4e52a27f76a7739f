// Tests boards collected from the players’ phones: each is taken once, as one edit; a board that is
// refused changes nothing; the result is shown once all are in.
#include "app/game/game_facts.h"
#include "app/game/game_ui.h"
#include "app/scan/scanner.h"
#include "positions/boards/single_board.h"
#include "positions/links/links.h"
#include "positions/muse/muse_layout.h"
#include "scoring/scores.h"
#include "tests/app/controller_fixture.h"
#include "tests/film/film.h"
#include "tests/film/frames.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QSignalSpy>
#include <QTest>
#include <QVideoSink>

namespace cimaise {

namespace {

using testing::HasSubstr;

class BoardsCollected : public AppControllerTest {
protected:
    /// Game of a sample whose boards the phones have.
    static AnyCase sample(const char* name) {
        return *readCase(readFile(sourceDir() / "samples" / name));
    }
    static QString linkTo(const AnyCase& table, int side) {
        return QString::fromStdString(*writeLink(*boardOf(table, side)));
    }
    /// Opens the game without its boards and shows the page.
    void collect(const AnyCase& table) {
        app().files()->openText(
            QString::fromStdString(writeCase(uiOf(table).nextGame(table).position)));
        show();
    }
    void show() { app().navigator()->show(Navigator::Collect); }
    void scan(const QString& text) { app().files()->collect(text); }
    [[nodiscard]] BoardCollection& collection() const { return *app().collection(); }
    [[nodiscard]] std::string answer() const { return collection().answer().toStdString(); }
    [[nodiscard]] bool taken(int side) const {
        return collection().valueOf(side, "taken").toBool();
    }
    [[nodiscard]] std::string state(int side) const {
        return collection().valueOf(side, "stateText").toString().toStdString();
    }
    /// Expects that the code is refused with the reason and changes nothing.
    void expectRefused(const QString& text, const char* reason) {
        const AnyCase before = session().current();
        const std::size_t step = session().history().index();
        QSignalSpy heard{&app(), &AppController::soundRequested};
        scan(text);
        EXPECT_THAT(answer(), HasSubstr(reason));
        EXPECT_EQ(collection().kind(), "illegal");
        EXPECT_EQ(session().current(), before) << reason;
        EXPECT_EQ(session().history().index(), step) << reason;
        EXPECT_EQ(app().navigator()->page(), Navigator::Collect);
        ASSERT_EQ(heard.count(), 1) << reason;
        EXPECT_EQ(heard[0][0].value<SoundCue>(), SoundCue::illegal);
    }
};

TEST_F(BoardsCollected, AreTakenOnceNamedTickedAndHeard) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    ASSERT_EQ(collection().count(), 3);
    EXPECT_THAT(answer(), HasSubstr("open Share"));
    EXPECT_EQ(state(1), "Missing");
    QSignalSpy heard{&app(), &AppController::soundRequested};
    scan(linkTo(game, 1));
    const std::string name = headerOf(game).players[1];
    EXPECT_EQ(answer(), name + "’s board was added.");
    EXPECT_EQ(collection().kind(), "check");
    EXPECT_FALSE(taken(0));
    EXPECT_TRUE(taken(1));
    EXPECT_EQ(state(1), "Added");
    EXPECT_EQ(layout().musees[1], std::get<musee::Layout>(game).musees[1]);
    ASSERT_EQ(heard.count(), 1);
    EXPECT_EQ(heard[0][0].value<SoundCue>(), SoundCue::filled);
    const std::size_t step = session().history().index();
    scan(linkTo(game, 1));
    EXPECT_EQ(answer(), name + "’s board is already in this game.");
    EXPECT_EQ(session().history().index(), step);
    EXPECT_EQ(heard.count(), 1);
    EXPECT_EQ(app().navigator()->page(), Navigator::Collect) << "the camera stays open";
}

TEST_F(BoardsCollected, ShowResultOnceAllSeatsAreIn) {
    for (const Game& played : games()) {
        const std::string id{played.id};
        SCOPED_TRACE(id);
        const AnyCase game = sample((id + '/' + fullSample(id) + ".cimaise").c_str());
        collect(game);
        for (int side = sideCount(game) - 1; side >= 0; --side) {
            EXPECT_FALSE(session().finished());
            EXPECT_EQ(app().navigator()->page(), Navigator::Collect);
            scan(linkTo(game, side));
            EXPECT_NE(collection().kind(), "illegal") << answer();
        }
        EXPECT_TRUE(session().finished());
        EXPECT_EQ(session().current(), game);
        EXPECT_EQ(session().question()->text(), "");
        EXPECT_EQ(app().navigator()->page(), Navigator::Result);
        EXPECT_EQ(app().notices()->text(), "All boards have been added, so the game was finished.");
        scan(linkTo(game, 0)); // a frame that was still being read
        EXPECT_EQ(app().navigator()->page(), Navigator::Result);
        app().navigator()->back();
        EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    }
}

TEST_F(BoardsCollected, GiveNewGameTheFactsThatAllBoardsShare) {
    for (const Game& played : games()) {
        if (played.id == musee::gameId) {
            continue; // its Staircases are set up before the first painting
        }
        SCOPED_TRACE(played.id);
        const AnyCase game = sample((std::string{played.id} + "/finished-3.cimaise").c_str());
        app().draft()->setGame(QString::fromUtf8(played.id));
        start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
        show();
        for (int side = 0; side < 3; ++side) {
            scan(linkTo(game, side));
            EXPECT_NE(collection().kind(), "illegal") << answer();
        }
        EXPECT_TRUE(session().finished());
        EXPECT_EQ(score(session().current()), score(game)) << writeCase(session().current());
    }
}

TEST_F(BoardsCollected, KeepSharedFactsThatWereEntered) {
    const AnyCase game = sample("muse/finished-3.cimaise");
    app().draft()->setGame(QStringLiteral("muse"));
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    auto next = std::get<muse::Layout>(session().current());
    next.table.growth = 1;
    session().edit(next, {});
    show();
    expectRefused(linkTo(game, 0), "Growth of the economy: 2 on the board, 1 in this game.");
}

TEST_F(BoardsCollected, LetPlayersGoOnAfterTheResult) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    for (int side = 0; side < 3; ++side) {
        scan(linkTo(game, side));
    }
    ASSERT_TRUE(session().finished());
    app().notices()->acceptOffer();
    EXPECT_FALSE(session().finished());
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(session().current(), game);
}

TEST_F(BoardsCollected, AskBeforeResultWithProblems) {
    auto game = std::get<musee::Layout>(sample("musee/finished-3.cimaise"));
    game.musees[0].spaces[0][0] = game.musees[1].spaces[0][0]; // the same painting twice
    collect(game);
    for (int side = 0; side < 3; ++side) {
        scan(linkTo(game, side));
    }
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_FALSE(session().finished());
    EXPECT_THAT(session().question()->text().toStdString(),
                HasSubstr("Impossible – 11 is entered more than once"));
    session().question()->answer(0);
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
}

TEST_F(BoardsCollected, AreOneEditEach) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    const AnyCase empty = session().current();
    EXPECT_FALSE(collection().canUndo());
    scan(linkTo(game, 0));
    const AnyCase one = session().current();
    scan(linkTo(game, 2));
    EXPECT_TRUE(taken(2));
    ASSERT_TRUE(collection().canUndo());
    collection().undo();
    EXPECT_EQ(session().current(), one);
    EXPECT_FALSE(taken(2));
    EXPECT_EQ(collection().kind(), "info");
    collection().undo();
    EXPECT_EQ(session().current(), empty);
    EXPECT_FALSE(collection().canUndo()) << "earlier edits are undone at the table";
    for (const int side : {0, 1, 2}) {
        scan(linkTo(game, side));
    }
    ASSERT_EQ(session().current(), game);
    session().setFinished(false);
    for (int edit = 0; edit < 3; ++edit) {
        session().historyView()->undo();
    }
    EXPECT_EQ(session().current(), empty);
}

TEST_F(BoardsCollected, IncludeBoardsEnteredHere) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    app().navigator()->show(Navigator::Table);
    app().files()->openText(linkTo(game, 0));
    show();
    EXPECT_EQ(state(0), "Already here");
    scan(linkTo(game, 1));
    EXPECT_EQ(state(0), "Already here");
    scan(linkTo(game, 2));
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
}

TEST_F(BoardsCollected, RefuseBoardsOfOtherGames) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    expectRefused(linkTo(sample("art-society/finished-3.cimaise"), 0),
                  "This board is from a different game. The board is for Art Society");
    expectRefused(linkTo(sample("musee/finished-4.cimaise"), 0), "4-player game");
    auto other = std::get<musee::Layout>(game);
    other.staircases = {.top = {1, 3}, .bottom = {2, 4, 5}};
    expectRefused(linkTo(other, 0), "Staircases above the middle gallery");
    other = std::get<musee::Layout>(game);
    other.header.players[0] = "Xanthippe";
    expectRefused(linkTo(other, 0), "No player here is called Xanthippe.");
}

TEST_F(BoardsCollected, RefuseSecondVersionAndEmptyBoard) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    expectRefused(linkTo(session().current(), 1), "board is empty");
    scan(linkTo(game, 1));
    auto other = std::get<musee::Layout>(game);
    other.musees[1].spaces[0][0] = musee::noExhibit;
    expectRefused(linkTo(other, 1), "differs from this one");
    EXPECT_TRUE(taken(1));
}

TEST_F(BoardsCollected, RefuseWhatIsNoBoard) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    expectRefused(QString::fromStdString(*writeLink(game)), "This code contains the whole game.");
    expectRefused(QStringLiteral("https://example.org/menu"), "No Cimaise link found");
    expectRefused(linkTo(game, 0).chopped(5), "Cannot read a game from this.");
    EXPECT_EQ(app().notices()->text(), "") << "the reason is said once";
    session().setFinished(true);
    expectRefused(linkTo(game, 0), "This game is finished.");
}

TEST_F(BoardsCollected, ComeFromPastedLinksAndPictures) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    app().links()->copy(linkTo(game, 0));
    app().files()->paste();
    EXPECT_TRUE(taken(0));
    const QString picture = folder() + QStringLiteral("/code.png");
    ASSERT_TRUE(sideBySide(linkTo(game, 1), linkTo(game, 1)).save(picture));
    app().files()->openFile(QUrl::fromLocalFile(picture));
    EXPECT_TRUE(taken(1)) << answer();
    EXPECT_EQ(app().navigator()->page(), Navigator::Collect);
}

/// Plays the pictures into the camera’s sink: two phones in view at once, then one more.
TEST_F(BoardsCollected, TakeAllCodesInView) {
    const AnyCase game = sample("musee/finished-3.cimaise");
    collect(game);
    QVideoSink sink;
    QObject output;
    output.setProperty("videoSink", QVariant::fromValue(&sink));
    Scanner scanner;
    scanner.setReportsAll(true);
    QObject::connect(&scanner, &Scanner::found, &collection(),
                     [this](const QString& text) { scan(text); });
    scanner.setOutput(&output);
    const auto show = [&](const QImage& picture) {
        sink.setVideoFrame(frameOf(picture, QVideoFrameFormat::Format_NV12));
    };
    QSignalSpy found{&scanner, &Scanner::found};
    const QImage both = sideBySide(linkTo(game, 0), linkTo(game, 1));
    show(both);
    EXPECT_TRUE(QTest::qWaitFor([&] { return taken(0) && taken(1); }, patience));
    for (const QImage& picture : {sideBySide(linkTo(game, 0), linkTo(game, 0)), both}) {
        show(picture);
        QTest::qWait(300);
    }
    EXPECT_EQ(found.count(), 2) << "a frame that misses a code does not make it new";
    show(sideBySide(linkTo(game, 1), linkTo(game, 2)));
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return app().navigator()->page() == Navigator::Result; }, patience));
    EXPECT_EQ(session().current(), game);
}

} // namespace

} // namespace cimaise
