// Tests the details of a play: day, place, duration, first player and note of running and finished
// games.
#include "app/game/play_course.h"
#include "app/games/artsociety/art_society_first_player.h"
#include "app/input/seats.h"
#include "app/texts/qt_day_text.h"
#include "app/texts/qt_texts.h"
#include "positions/links/links.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"
#include "tests/support/patience.h"

#include <QTest>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr qint64 aMinute = 60'000;

class PlayDetailsTest : public AppControllerTest {
protected:
    [[nodiscard]] PlayDetails& details() const { return *app().playDetails(); }
    [[nodiscard]] const GameHeader& header() const { return headerOf(session().current()); }
    void show() const { app().navigator()->show(Navigator::PlayDetails); }
    void enter(PlayDetails::Field field, const QString& text) const {
        details().type(field, text);
        details().finishTyping();
    }
    [[nodiscard]] std::string undoText() const {
        return session().historyView()->undoText().toStdString();
    }
};

TEST_F(PlayDetailsTest, EditsRunningGameWithUndo) {
    start();
    hang(10, 1);
    show();
    EXPECT_EQ(details().dayText().isEmpty(), false) << "a new game is of today";
    const QDate earlier = QDate::currentDate().addMonths(-1);
    details().openCalendar();
    details().calendar()->moveMonths(-1);
    details().calendar()->choose(details().calendar()->currentRow());
    EXPECT_EQ(header().played, earlier.toString(Qt::ISODate).toStdString());
    EXPECT_EQ(undoText(), "Undo: Day of the game: " + details().dayText().toStdString())
        << "in words";
    enter(PlayDetails::Place, QStringLiteral("  Lyon "));
    EXPECT_EQ(header().place, "Lyon");
    EXPECT_EQ(undoText(), "Undo: Location: Lyon");
    enter(PlayDetails::Duration, QStringLiteral("1:35"));
    EXPECT_EQ(header().minutes, 95);
    EXPECT_EQ(details().duration(), QStringLiteral("1\u00A0h 35\u00A0min"));
    EXPECT_EQ(undoText(), "Undo: Duration: " + details().duration().toStdString());
    details().setFirstPlayer(1);
    EXPECT_EQ(header().starter, "Bo");
    EXPECT_EQ(undoText(), "Undo: First player: Bo");
    enter(PlayDetails::Note, QStringLiteral("One\r\ntwo\n"));
    EXPECT_EQ(header().note, "One\ntwo");
    EXPECT_THAT(details().summary(), testing::SizeIs(4));
    session().historyView()->undo();
    EXPECT_EQ(header().note, std::nullopt);
    session().historyView()->undo();
    EXPECT_EQ(details().firstPlayer(), -1);
    session().historyView()->redo();
    EXPECT_EQ(details().firstPlayer(), 1);
    session().renamePlayer(1, QStringLiteral("Bob"));
    EXPECT_EQ(header().starter, "Bob") << "a renamed player keeps being first";
    details().setFirstPlayer(-1);
    EXPECT_EQ(header().starter, std::nullopt);
}

TEST_F(PlayDetailsTest, RefusesUnusableTextsAndKeepsEntry) {
    start();
    show();
    enter(PlayDetails::Place, QStringLiteral("Lyon"));
    enter(PlayDetails::Place, QString(201, u'x'));
    EXPECT_FALSE(details().placeProblem().isEmpty());
    EXPECT_EQ(header().place, "Lyon");
    enter(PlayDetails::Duration, QStringLiteral("two hours"));
    EXPECT_FALSE(details().durationProblem().isEmpty());
    enter(PlayDetails::Duration, QStringLiteral("6000"));
    EXPECT_FALSE(details().durationProblem().isEmpty());
    EXPECT_EQ(header().minutes, std::nullopt);
    enter(PlayDetails::Note, QString(501, u'x'));
    EXPECT_THAT(details().noteProblem().toStdString(),
                HasSubstr("500 characters; this one has 501"));
    enter(PlayDetails::Note, QStringLiteral("a\u202Eb"));
    EXPECT_FALSE(details().noteProblem().isEmpty());
    EXPECT_EQ(header().note, std::nullopt);
    enter(PlayDetails::Note, QString(500, u'x'));
    EXPECT_EQ(details().noteProblem(), "");
    enter(PlayDetails::Place, QStringLiteral(" "));
    EXPECT_EQ(details().placeProblem(), "");
    EXPECT_EQ(header().place, std::nullopt) << "a blank place is none";
}

TEST_F(PlayDetailsTest, TypedTextIsOneEdit) {
    start();
    hang(10, 1);
    show();
    const std::size_t before = session().history().index();
    for (const auto* text : {"L", "Ly", "Lyon"}) {
        enter(PlayDetails::Place, QLatin1String(text));
    }
    EXPECT_EQ(session().history().index(), before + 1);
    EXPECT_EQ(undoText(), "Undo: Location: Lyon");
    enter(PlayDetails::Place, {});
    EXPECT_EQ(session().history().index(), before);
    enter(PlayDetails::Place, {});
    enter(PlayDetails::Place, QStringLiteral("Paris"));
    EXPECT_EQ(session().history().index(), before + 1);
    EXPECT_EQ(layout().musees[0].spaces[0][0], 10) << "no other edit is replaced";
}

TEST_F(PlayDetailsTest, EntersTypedTextAfterPauseAndWithPage) {
    start();
    show();
    details().type(PlayDetails::Note, QStringLiteral("a"));
    EXPECT_EQ(header().note, std::nullopt);
    EXPECT_TRUE(QTest::qWaitFor([this] { return header().note == "a"; }, patience));
    details().type(PlayDetails::Duration, QStringLiteral("9"));
    app().navigator()->back();
    EXPECT_EQ(header().minutes, 9);
    show();
    details().type(PlayDetails::Place, QStringLiteral("Lyon"));
    const GameId id = session().id();
    start({QStringLiteral("Cy"), QStringLiteral("Di")});
    EXPECT_EQ(header().place, std::nullopt) << "the next game is another one";
    app().games()->open(id);
    EXPECT_EQ(header().place, "Lyon");
}

TEST_F(PlayDetailsTest, StoresTextWhileItIsBeingTyped) {
    start();
    show();
    QString typed;
    for (int letter = 0; letter < 12; ++letter) { // a letter each 100 ms, without a pause
        typed += u'x';
        details().type(PlayDetails::Note, typed);
        QTest::qWait(100);
    }
    EXPECT_GE(header().note.value_or("").size(), 5U);
    const std::size_t step = session().history().index();
    details().finishTyping();
    EXPECT_EQ(session().history().index(), step) << "one edit";
    EXPECT_EQ(header().note, typed.toStdString());
}

TEST_F(PlayDetailsTest, KeepsResultOfFinishedGame) {
    start();
    hang(10, 1);
    session().setFinished(true);
    const qint64 ended = session().storedEnd().value();
    show();
    const QDate lastMonth = QDate::currentDate().addMonths(-1);
    details().openCalendar();
    details().calendar()->moveMonths(-1);
    details().calendar()->choose(details().calendar()->currentRow());
    enter(PlayDetails::Place, QStringLiteral("Lyon"));
    enter(PlayDetails::Note, QStringLiteral("Tea"));
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().question()->text(), "");
    EXPECT_EQ(session().storedEnd(), ended);
    settle();
    const RecordedGame* const recorded = app().statistics()->results().find(session().id());
    ASSERT_NE(recorded, nullptr);
    EXPECT_EQ(recorded->result.played, lastMonth.toString(Qt::ISODate).toStdString());
    EXPECT_EQ(recorded->result.place, "Lyon");
    EXPECT_EQ(QDateTime::fromMSecsSinceEpoch(recorded->ended).date(), lastMonth);
    const std::string origin = listed(0, "origin").toStdString();
    EXPECT_THAT(origin, HasSubstr(details().dayText().toStdString()));
    EXPECT_TRUE(origin.ends_with(" · Lyon")) << origin;
    EXPECT_THAT(listed(0, "accessibleName").toStdString(), HasSubstr("Lyon"));
    session().historyView()->undo();
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("“Undo: Note changed”"));
    EXPECT_EQ(header().note, "Tea") << "not before the answer";
    session().question()->dismiss();
    EXPECT_EQ(header().note, "Tea");
    session().historyView()->undo();
    session().question()->answer(0);
    EXPECT_EQ(header().note, std::nullopt);
    session().historyView()->undo();
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("“Undo: Location: Lyon”"));
    session().question()->answer(0);
    EXPECT_EQ(header().place, std::nullopt);
    EXPECT_TRUE(session().finished()) << "these steps change no result";
    EXPECT_EQ(session().question()->text(), "");
    session().historyView()->redo();
    session().question()->answer(0);
    EXPECT_EQ(header().place, "Lyon");
    session().historyView()->goTo(session().historyView()->steps()->count() - 1);
    EXPECT_NE(session().question()->text(), "") << "the painting counts";
    EXPECT_EQ(header().place, "Lyon");
    session().question()->dismiss();
    reopen();
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(header().place, "Lyon");
    EXPECT_EQ(header().note, std::nullopt) << "undone";
}

TEST_F(PlayDetailsTest, RematchKeepsPlaceOnly) {
    start();
    hang(10, 1);
    show();
    enter(PlayDetails::Place, QStringLiteral("Lyon"));
    enter(PlayDetails::Duration, QStringLiteral("30"));
    details().setFirstPlayer(0);
    enter(PlayDetails::Note, QStringLiteral("Tea"));
    session().setFinished(true);
    const GameId first = session().id();
    app().draft()->rematch();
    app().draft()->start();
    ASSERT_NE(session().id(), first);
    EXPECT_EQ(header().place, "Lyon");
    EXPECT_EQ(header().minutes, std::nullopt);
    EXPECT_EQ(header().starter, std::nullopt);
    EXPECT_EQ(header().note, std::nullopt);
    enter(PlayDetails::Place, QStringLiteral("Paris"));
    session().setFinished(true);
    settle();
    show();
    EXPECT_THAT(details().places(), ElementsAre("Lyon")) << "other games only";
}

class PlayDetailsOfGame : public AppControllerTest,
                          public testing::WithParamInterface<std::string> {};

TEST_P(PlayDetailsOfGame, ChangeNoScoreAndStayOutOfLinks) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples" / (GetParam() + ".cimaise"))));
    if (!session().finished()) {
        session().setFinished(true);
    }
    const AnyCase before = session().current();
    const std::vector<ScoreSheet> sheets = session().evaluation().score.sheets;
    PlayDetails& details = *app().playDetails();
    app().navigator()->show(Navigator::PlayDetails);
    details.setPlace(QStringLiteral("Lyon"));
    details.type(PlayDetails::Duration, QStringLiteral("2 h"));
    details.type(PlayDetails::Note, QStringLiteral("Tea"));
    details.finishTyping();
    details.setFirstPlayer(1);
    const GameHeader& header = headerOf(session().current());
    EXPECT_EQ(header.place, "Lyon");
    EXPECT_EQ(header.minutes, 120);
    EXPECT_EQ(header.note, "Tea");
    EXPECT_EQ(header.starter, header.players[1]);
    EXPECT_TRUE(session().finished());
    EXPECT_EQ(session().evaluation().score.sheets, sheets);
    EXPECT_EQ(*writeLink(session().current()), *writeLink(before));
    EXPECT_EQ(readCase(writeCase(session().current())), session().current());
}

INSTANTIATE_TEST_SUITE_P(Every, PlayDetailsOfGame, testing::ValuesIn(sampleNames()));

/// History of empty Musées in which paintings were hung by these sides in turn.
History hungBy(const std::vector<int>& sides, int players) {
    musee::Layout layout = musee::newLayout({.players = {"Ana", "Bo", "Cy"}});
    layout.header.players.resize(static_cast<std::size_t>(players));
    layout = musee::newLayout(layout.header);
    History history{layout};
    int exhibit = 0;
    for (const int side : sides) {
        const int column = ++exhibit;
        layout.musees[static_cast<std::size_t>(side)].spaces[0].at(
            static_cast<std::size_t>((column - 1) / players)) = musee::Exhibit{exhibit};
        history.append({.position = layout, .what = {}, .madeAt = exhibit * aMinute});
    }
    return history;
}

/// Art Society in which the second of three players began with the lowest bid card.
artsociety::Layout auctioned() {
    auto layout = std::get<artsociety::Layout>(
        *readCase(readFile(sourceDir() / "samples/art-society/finished-3.cimaise")));
    using artsociety::Stack;
    layout.auction = std::vector<std::optional<Stack>>{Stack{12, 7}, Stack{3, 4}, Stack{9, 11}};
    return layout;
}

TEST(FirstPlayerProposal, NamesPlayerWithLowestStartingCard) {
    artsociety::Layout layout = auctioned();
    EXPECT_EQ(artsociety::firstAuctioneer(History{layout})->seat, 1)
        << "the last card is the first";
    (*layout.auction)[0] = artsociety::Stack{20, 4};
    EXPECT_FALSE(artsociety::firstAuctioneer(History{layout})) << "two begin with a 4";
    (*layout.auction)[0].reset();
    EXPECT_FALSE(artsociety::firstAuctioneer(History{layout}));
    layout.auction.reset();
    EXPECT_FALSE(artsociety::firstAuctioneer(History{layout}));
}

TEST(ObservedMinutes, CountsFromFirstEditToEnd) {
    History history = hungBy({0, 1, 0, 1, 0, 1}, 2); // steps at 1, 2 … 6 minutes
    EXPECT_EQ(observedMinutes(history, 0), 5);
    EXPECT_EQ(observedMinutes(history, 46 * aMinute), 45);
    EXPECT_EQ(observedMinutes(history, 6 * 60 * aMinute), 5) << "finished on another evening";
    AnyCase noted = history.current();
    headerOf(noted).note = "Tea";
    history.append({.position = noted, .what = {}, .madeAt = 90 * aMinute});
    EXPECT_EQ(observedMinutes(history, 0), 5) << "a note is no move";
    EXPECT_EQ(observedMinutes(hungBy({0, 1, 0, 1}, 2), 0), std::nullopt) << "entered afterwards";
}

TEST_F(PlayDetailsTest, ProposesWhatCardsShow) {
    const artsociety::Layout layout = auctioned();
    app().files()->openText(toQt(writeCase(layout)));
    show();
    const std::string& name = layout.header.players[1];
    EXPECT_EQ(details().firstPlayerProposal().toStdString(), name + " (lowest starting bid card)");
    EXPECT_EQ(header().starter, std::nullopt) << "only a proposal";
    details().takeFirstPlayerProposal();
    EXPECT_EQ(header().starter, name);
}

TEST_F(PlayDetailsTest, ProposesNobodyFromOrderOfEntries) {
    start();
    hang(10, 1, 1);
    hang(20, 1, 0);
    show();
    EXPECT_EQ(details().firstPlayerProposal(), "") << "boards may be entered in any order";
    EXPECT_EQ(details().observedDuration(), "") << "entered at once";
}

} // namespace

} // namespace cimaise
