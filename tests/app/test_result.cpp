// Tests the result page: reached only when a game is over, with the course of a game that was
// entered while it was played.
#include "app/game/game_facts.h"
#include "app/game/play_course.h"
#include "app/viewmodels/musee/musee_table.h"
#include "scoring/scores.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

#include <QTest>

namespace cimaise {

namespace {

/// Two full Musées without problems.
musee::Layout fullMusees() {
    musee::Layout layout = musee::newLayout({.players = {"Ana", "Bo"}});
    for (int side = 0; side < 2; ++side) {
        for (int column = 0; column < musee::mostColumns; ++column) {
            const int number = 1 + 6 * column + 3 * side;
            for (int row = 0; row < 3; ++row) {
                layout.musees[side].spaces[row][column] = musee::Exhibit{number + row};
            }
        }
    }
    layout.musees[0].bonuses = {musee::Gallery::upper, musee::Gallery::middle,
                                musee::Gallery::lower};
    return layout;
}

constexpr qint64 minute = 60'000;
constexpr qint64 evening = 1'790'000'000'000;

AnyCase finishedGame() {
    return readCase(readFile(sourceDir() / "samples/musee/finished-2.cimaise")).value();
}

/// History of one game with steps at these times: the last position is full, the others empty.
History historyAt(const std::vector<qint64>& moments) {
    const AnyCase full = finishedGame();
    const AnyCase bare = nextGame(full);
    std::vector<HistoryStep> steps;
    for (const qint64 madeAt : moments) {
        steps.push_back({.position = bare, .what = {}, .madeAt = madeAt});
    }
    steps.back().position = full;
    const std::size_t last = steps.size() - 1;
    return History{std::move(steps), last};
}

TEST(PlayCourse, ReportsTotalsOfEachStep) {
    const auto course = courseOf(historyAt({evening, evening + minute, evening + 3 * minute}));
    ASSERT_EQ(course.size(), 3U);
    EXPECT_EQ(course[0].madeAt, evening);
    EXPECT_EQ(course[0].totals, (std::vector<int>{0, 0}));
    EXPECT_EQ(course[2].totals[1], 43); // computed by hand in tests/statistics
}

TEST(PlayCourse, IsEmptyForBoardsEnteredAtOnce) {
    EXPECT_TRUE(courseOf(historyAt({evening, evening + minute, evening + 2 * minute})).empty());
    EXPECT_TRUE(courseOf(historyAt({evening, evening + 30 * minute})).empty());
    EXPECT_TRUE(courseOf(historyAt({0, 0, 0, evening, evening + 30 * minute})).empty());
}

TEST(PlayCourse, CoversLongestPlaySession) {
    const qint64 nextDay = evening + 24 * 60 * minute;
    const auto course = courseOf(historyAt(
        {evening, evening + minute, evening + 2 * minute, evening + 9 * minute, nextDay}));
    ASSERT_EQ(course.size(), 4U);
    EXPECT_EQ(course.back().madeAt, evening + 9 * minute);
}

TEST(PlayCourse, ExcludesUndoneSteps) {
    History history =
        historyAt({evening, evening + minute, evening + 3 * minute, evening + 4 * minute});
    history.undo();
    const auto course = courseOf(history);
    ASSERT_EQ(course.size(), 3U);
    EXPECT_EQ(course.back().totals, (std::vector<int>{0, 0}));
}

TEST(PlayCourse, KeepsFirstAndLastOfManySteps) {
    std::vector<qint64> moments;
    for (int step = 0; step < 200; ++step) {
        moments.push_back(evening + step * minute);
    }
    const auto course = courseOf(historyAt(moments));
    EXPECT_EQ(course.size(), mostCoursePoints);
    EXPECT_EQ(course.front().madeAt, moments.front());
    EXPECT_EQ(course.back().madeAt, moments.back());
}

class ResultTest : public AppControllerTest {
protected:
    ResultTest() {
        start();
        session().edit(finishedGame(), {});
    }
};

TEST_F(ResultTest, KeepsOpenQuestionWhenAnotherEditAsks) {
    session().setFinished(true);
    bool first = false;
    bool second = false;
    session().reopened(QStringLiteral("one"), [&first] { first = true; });
    session().reopened(QStringLiteral("two"), [&second] { second = true; });
    EXPECT_TRUE(session().question()->text().contains(u"one"));
    session().question()->answer(0);
    EXPECT_TRUE(first);
    EXPECT_FALSE(second);
}

TEST_F(ResultTest, ShowsPageOnlyWhenGameIsFinished) {
    app().navigator()->show(Navigator::Result);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
    EXPECT_EQ(app().result()->sides()->count(), 2);
    EXPECT_EQ(app().result()->course()->count(), 0);
    EXPECT_FALSE(app().result()->hasPhoto());
}

TEST_F(ResultTest, OpensFromListOfGames) {
    session().setFinished(true);
    settle();
    const GameId id = session().id();
    app().closeGame();
    app().result()->openResult(id);
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
    EXPECT_EQ(session().id(), id);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
}

TEST_F(ResultTest, HeadlineNamesWinnerAndMargin) {
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    const std::vector<ScoreSheet>& sheets = session().evaluation().score.sheets;
    ASSERT_EQ(sheets[1].total - sheets[0].total, 1);
    EXPECT_EQ(app().result()->headline(), "Bo wins by 1 point");
}

TEST_F(ResultTest, HeadlineUsesPluralForSeveralPoints) {
    musee::Layout layout = this->layout();
    layout.musees[0].spaces[2][1] = musee::noExhibit;
    session().edit(layout, {});
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    const std::vector<ScoreSheet>& sheets = session().evaluation().score.sheets;
    const int ahead = sheets[1].total - sheets[0].total;
    ASSERT_GT(ahead, 1);
    EXPECT_EQ(app().result()->headline(), QStringLiteral("Bo wins by %1 points").arg(ahead));
}

TEST_F(ResultTest, NamesNoWinnerWhenDecisiveFigureIsMissing) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/unfinished.cimaise")));
    ASSERT_EQ(session().game(), "museum");
    museum::Layout layout = std::get<museum::Layout>(session().current());
    layout.museums[1].track = museum::CopyFact{90}; // ahead even of a player with missing numbers
    session().edit(layout, {});
    EXPECT_FALSE(session().sides()->valueOf(1, "leader").toBool());
    EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool());
    EXPECT_THAT(session().ranking()->valueOf(0, "tieBreakText").toString().toStdString(),
                testing::StartsWith("First place is undecided. Missing: Ana’s "));
    EXPECT_EQ(session().ranking()->valueOf(1, "tieBreakText"), "") << "said once";
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    EXPECT_EQ(app().result()->headline(), "First place is undecided");
    EXPECT_THAT(session().ranking()->valueOf(1, "totalText").toString().toStdString(),
                testing::StartsWith("at least "));
}

TEST_F(ResultTest, SaysNothingOfFirstPlaceBeforeAnythingIsEntered) {
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->start();
    ASSERT_GT(session().ranking()->count(), 0);
    EXPECT_THAT(session().ranking()->valueOf(0, "tieBreakText").toString().toStdString(),
                testing::Not(testing::HasSubstr("First place")));
}

TEST_F(ResultTest, DoesNotMarkEndedGameAsEndedEarly) {
    session().historyView()->undo();
    session().historyView()->redo();
    session().askToFinish(false);
    if (session().question()->text() != QString{}) { // a Musée still has an empty space
        session().question()->answer(0);
    }
    EXPECT_TRUE(session().finished());
    EXPECT_FALSE(session().wasEndedEarly());
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
}

TEST_F(ResultTest, AsksAndMarksUnendedGameAsEndedEarly) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/muse/patron.cimaise")));
    ASSERT_EQ(session().game(), "muse");
    EXPECT_FALSE(session().isEndReached());
    session().askToFinish(false);
    EXPECT_FALSE(session().finished());
    EXPECT_EQ(session().question()->text(), "No palace has four paintings yet. Finish anyway?");
    session().question()->dismiss();
    EXPECT_FALSE(session().finished());
    session().askToFinish(false);
    session().question()->answer(0);
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
    EXPECT_EQ(app().result()->earlyText(), "The players ended the game early.");
    settle();
    const GameId id = session().id();
    app().closeGame();
    app().result()->openResult(id);
    EXPECT_TRUE(session().wasEndedEarly());
}

TEST_F(ResultTest, EndOfGameIsHintAndNoQuestion) {
    MuseeTable table;
    table.setSession(&session());
    musee::Layout layout = fullMusees();
    layout.musees[1].spaces[0][0] = musee::Exhibit{49}; // left of lower numbers
    session().edit(layout, {});
    const QString end = QStringLiteral("Nobody can play any more: the game is over.");
    EXPECT_NE(table.hint(), end) << "a problem is corrected first";
    layout.musees[1].spaces[0][0] = musee::Exhibit{4};
    session().edit(layout, {});
    EXPECT_EQ(table.hint(), end);
    EXPECT_EQ(session().question()->text(), "") << "nothing opens by itself";
    session().askToFinish(false);
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(app().navigator()->page(), Navigator::Result);
}

TEST_F(ResultTest, UndoOfFinishedGameAsksOnceAndReopens) {
    session().setFinished(true);
    const AnyCase ended = session().current();
    session().historyView()->undo();
    EXPECT_EQ(session().current(), ended) << "nothing is undone before the answer";
    EXPECT_THAT(
        session().question()->text().toStdString(),
        testing::StartsWith("This game is finished. Reopen it and make this change (“Undo"));
    session().question()->dismiss();
    EXPECT_TRUE(session().finished());
    session().historyView()->undo();
    session().question()->answer(0);
    EXPECT_FALSE(session().finished());
    EXPECT_NE(session().current(), ended);
    session().historyView()->redo();
    EXPECT_EQ(session().question()->text(), "") << "asked once";
}

TEST_F(ResultTest, UndoOfReopeningEditRestoresFinishedGame) {
    session().setFinished(true);
    const AnyCase ended = session().current();
    musee::Layout layout = this->layout();
    layout.musees[0].spaces[0][0] = musee::noExhibit;
    session().reopened(QString{}, [&] { session().edit(layout, {}); });
    session().question()->answer(0);
    ASSERT_FALSE(session().finished());
    Message markText;
    QObject::connect(&session(), &Session::selectionRequested, &session(),
                     [&markText](const Spots&, const Message& what) { markText = what; });
    session().historyView()->undo();
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().current(), ended);
    EXPECT_EQ(session().words().format(markText), "Undone: the game is finished again.");
    session().historyView()->undo();
    EXPECT_EQ(session().current(), ended) << "asks";
    EXPECT_NE(session().question()->text(), "");
    session().question()->dismiss();
    settle();
    const GameId id = session().id();
    app().closeGame();
    app().result()->openResult(id);
    EXPECT_EQ(app().navigator()->page(), Navigator::Result) << "stored as finished";
}

TEST_F(ResultTest, UndoOfReopeningEditKeepsEndTime) {
    session().setFinished(true);
    settle();
    const qint64 ended = library().load(session().id())->summary.ended;
    ASSERT_GT(ended, 0);
    QTest::qSleep(5);
    musee::Layout layout = this->layout();
    layout.musees[0].spaces[0][0] = musee::noExhibit;
    session().reopened(QString{}, [&] { session().edit(layout, {}); });
    session().question()->answer(0);
    session().historyView()->undo();
    settle();
    EXPECT_EQ(library().load(session().id())->summary.ended, ended);
}

TEST_F(ResultTest, UndoOfReopeningEditShowsPointsAgain) {
    session().points()->setHidden(true);
    session().setFinished(true);
    ASSERT_FALSE(session().points()->totalsHidden());
    musee::Layout layout = this->layout();
    layout.musees[0].spaces[0][0] = musee::noExhibit;
    session().reopened(QString{}, [&] { session().edit(layout, {}); });
    session().question()->answer(0);
    ASSERT_TRUE(session().points()->totalsHidden());
    session().historyView()->undo();
    EXPECT_FALSE(session().points()->totalsHidden());
}

TEST_F(ResultTest, UndoKeepsReopenedGameOpen) {
    session().setFinished(true);
    session().setFinished(false);
    session().historyView()->undo();
    session().historyView()->redo();
    EXPECT_FALSE(session().finished());
}

/// The position does not show whether the last round is over.
TEST_F(ResultTest, NamesWinnerOfLastRoundOnceGameIsFinished) {
    for (const Game& played : games()) {
        const std::string game{played.id};
        if (game == musee::gameId) {
            continue; // a full Musée shows the end
        }
        app().files()->openText(
            toQt(readFile(sourceDir() / "samples" / game / "finished-3.cimaise")));
        ASSERT_TRUE(session().isEndReached()) << game;
        const RankingModel& ranking = *session().ranking();
        EXPECT_FALSE(ranking.valueOf(0, "winner").toBool()) << game;
        EXPECT_EQ(ranking.valueOf(0, "placeText"), "Place 1 so far") << game;
        session().setFinished(true);
        EXPECT_TRUE(ranking.valueOf(0, "winner").toBool()) << game;
        EXPECT_EQ(ranking.valueOf(0, "placeText"), "Place 1") << game;
        EXPECT_FALSE(session().wasEndedEarly()) << game;
    }
}

TEST_F(ResultTest, NamesNoWinnerWhileScoreTrackContradictsObjects) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/finished-3.cimaise")));
    ASSERT_EQ(session().game(), "museum");
    ASSERT_TRUE(session().isEndReached());
    EXPECT_EQ(session().verdict()->openText(), "");
    EXPECT_EQ(session().verdict()->text().indexOf("can change"), -1);
    EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool())
        << "everybody can still rearrange the museum";
    museum::Layout layout = std::get<museum::Layout>(session().current());
    layout.museums[1].track = museum::CopyFact{3};
    session().edit(layout, {});
    EXPECT_EQ(session().verdict()->text(), "1 note can change the result.");
    EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool());
    session().askToFinish(false);
    EXPECT_FALSE(session().finished());
    const std::string name = session().players()[1].toStdString();
    EXPECT_THAT(session().question()->text().toStdString(),
                testing::AllOf(testing::StartsWith("Still open:\nNote – " + name),
                               testing::EndsWith("Finish anyway?")));
    session().question()->answer(1);
    EXPECT_FALSE(session().finished());
    EXPECT_EQ(session().highlighter()->current().kind, Highlight::Kind::finding);
    EXPECT_EQ(session().currentSide(), 1);
    session().askToFinish(false);
    session().question()->answer(0);
    EXPECT_TRUE(session().finished());
    EXPECT_FALSE(session().wasEndedEarly());
    EXPECT_THAT(app().result()->headline().toStdString(), testing::EndsWith(" wins"));
    EXPECT_EQ(session().verdict()->openTexts().size(), 1);
}

TEST_F(ResultTest, AsksAboutBonusNotTakenAndReportsIt) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/musee/finished-2.cimaise")));
    EXPECT_EQ(session().verdict()->openText(), "");
    musee::Layout layout = this->layout();
    std::erase(layout.musees[0].bonuses, musee::Gallery::middle);
    session().edit(layout, {});
    session().askToFinish(false);
    EXPECT_FALSE(session().finished());
    const std::string open =
        "Note – " + session().players()[0].toStdString() +
        " may take the bonus for the middle gallery: nobody else has filled it.";
    EXPECT_THAT(session().question()->text().toStdString(),
                testing::StartsWith("Still open:\n" + open));
    session().question()->answer(0);
    EXPECT_EQ(session().verdict()->openTexts(), QStringList{toQt(open)})
        << "on the result page too";
}

struct Wrong {
    const char* file;
    void (*breaks)(AnyCase&);
    const char* named; ///< beginning of the line that names the problem
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.file; }

class OpenResultTest : public AppControllerTest, public testing::WithParamInterface<Wrong> {};

TEST_P(OpenResultTest, IsAskedAboutAndNamesNoWinner) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples" / GetParam().file)));
    AnyCase wrong = session().current();
    GetParam().breaks(wrong);
    ASSERT_TRUE(session().edit(wrong, {}));
    session().question()->dismiss();
    ASSERT_FALSE(session().verdict()->isLegal());
    session().askToFinish(false);
    EXPECT_FALSE(session().finished());
    EXPECT_THAT(session().question()->text().toStdString(), testing::HasSubstr(GetParam().named));
    session().question()->answer(0);
    ASSERT_TRUE(session().finished());
    EXPECT_EQ(app().result()->headline(), "First place is undecided");
    EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool());
    for (int side = 0; side < session().sides()->count(); ++side) {
        EXPECT_FALSE(session().sides()->valueOf(side, "leader").toBool());
    }
    EXPECT_EQ(session().sides()->line().indexOf(QStringLiteral("tie-break")), -1);
    ASSERT_FALSE(session().verdict()->openRows().isEmpty());
    session().highlighter()->askAboutFinding(session().verdict()->openRows().front());
    EXPECT_EQ(session().highlighter()->current().kind, Highlight::Kind::finding);
}

INSTANTIATE_TEST_SUITE_P(
    EveryGame, OpenResultTest,
    testing::Values(
        // the box has 32 Prestige tokens
        Wrong{"museum/finished-3.cimaise",
              [](AnyCase& game) { std::get<museum::Layout>(game).museums[0].prestige = 35; },
              "Impossible – "},
        // every painting exists once
        Wrong{"musee/finished-2.cimaise",
              [](AnyCase& game) {
                  auto& musees = std::get<musee::Layout>(game).musees;
                  musees[1].spaces[0] = musees[0].spaces[0];
              },
              "Impossible – "},
        // the second excess painting ends the game, so nobody has three
        Wrong{"art-society/finished-2.cimaise",
              [](AnyCase& game) { std::get<artsociety::Layout>(game).galleries[0].excess = 3; },
              "Impossible – "},
        // a card is in one place only
        Wrong{"muse/finished-3.cimaise",
              [](AnyCase& game) {
                  auto& artists = std::get<muse::Layout>(game).table.artists;
                  artists[1].palace.push_back(artists[0].palace.front());
              },
              "Impossible – "}));

TEST_F(ResultTest, NamesNoWinnerWhileMostBoardsAreEmpty) {
    start();
    hang(10, 1);
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    EXPECT_FALSE(session().ranking()->valueOf(0, "winner").toBool());
    EXPECT_EQ(app().result()->headline(), "First place is undecided");
}

TEST_F(ResultTest, NamesTieBreakWinnerBesideTotals) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/muse/tied.cimaise")));
    muse::Layout tied = std::get<muse::Layout>(session().current());
    tied.table.artists[0].studio.push_back(
        *muse::findCard("the-soldier")); // else nothing breaks the tie
    session().edit(tied, {});
    EXPECT_EQ(session().sides()->line().indexOf("tie-break"), -1) << "not before the end";
    session().setFinished(true);
    settle();
    const QString card = app().games()->valueOf(0, "scoreText").toString();
    ASSERT_THAT(card.toStdString(), testing::HasSubstr(" · tie-break: "));
    EXPECT_TRUE(session().sides()->line().endsWith(card.mid(card.indexOf(" · tie-break: "))));
}

TEST_F(ResultTest, DoesNotRevealVisiblePointsStepByStep) {
    session().reveal(true);
    EXPECT_FALSE(session().points()->isRevealing()) << "everybody has seen them";
    EXPECT_FALSE(session().ranking()->valueOf(0, "unrevealed").toBool());
}

TEST_F(ResultTest, CountsSharedFindingForBothPlayers) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/unfinished.cimaise")));
    museum::Layout layout = std::get<museum::Layout>(session().current());
    for (museum::Museum& museum : layout.museums) {
        museum.experts = std::vector<museum::Expert>{museum::Civilisation::roman};
    }
    session().edit(layout, {});
    for (int side = 0; side < 2; ++side) {
        session().setCurrentSide(side);
        EXPECT_THAT(session().verdict()->sideText().toStdString(),
                    testing::HasSubstr("1 problem."));
    }
    EXPECT_THAT(session().findings()->valueOf(0, "says").toString().toStdString(),
                testing::StartsWith("Ana, Bo: "));
}

} // namespace

} // namespace cimaise
