// Tests undo, the list of past edits with their times, and returning to a position.
#include "tests/app/controller_fixture.h"

#include "app/library/library_connection.h"
#include "app/viewmodels/musee/musee_table.h"
#include "positions/museum/museum_edits.h"
#include "tests/support/files.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QSignalSpy>

namespace cimaise {

namespace {

using testing::MatchesRegex;

class HistoryTest : public AppControllerTest {
protected:
    HistoryTest() {
        start();
        showTable();
    }
    void showTable() { m_table.setSession(&session()); }
    [[nodiscard]] std::string step(int row, const char* role) const {
        HistoryModel& steps = *session().historyView()->steps();
        return steps.data(steps.index(row), steps.roleNames().key(role)).toString().toStdString();
    }
    [[nodiscard]] std::string hint() const { return m_table.hint().toStdString(); }
    void enterForBothAndShowAna() {
        hang(10, 3, 0);
        session().setCurrentSide(1);
        m_table.keypad()->press(44);
        session().setCurrentSide(0);
    }

    MuseeTable m_table;
};

TEST_F(HistoryTest, SelectsAndDescribesUndoneEdit) {
    enterForBothAndShowAna();
    session().historyView()->undo();
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(m_table.selected(), 0);
    EXPECT_EQ(hint(), "Undone (Bo): Painting 44 hung (upper gallery, space 1)");
    session().historyView()->undo();
    EXPECT_EQ(session().currentSide(), 0);
    EXPECT_EQ(m_table.selected(), 2);
    m_table.keypad()->press(11);
    EXPECT_EQ(musee::hangingAt(layout(), {.side = 0, .column = 3}), 11)
        << "the next number goes where the old one was";
}

TEST_F(HistoryTest, SelectsAndDescribesRedoneEdit) {
    enterForBothAndShowAna();
    session().historyView()->undo();
    session().setCurrentSide(0);
    session().historyView()->redo();
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(m_table.selected(), 0);
    EXPECT_EQ(hint(), "Redone (Bo): Painting 44 hung (upper gallery, space 1)");
}

TEST_F(HistoryTest, NamesFigureWithItsValues) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/museum/finished-3.cimaise")));
    museum::Layout layout = std::get<museum::Layout>(session().current());
    layout.museums[1].track = museum::CopyFact{14};
    session().edit(layout, {});
    layout.museums[1].track = museum::CopyFact{41};
    session().edit(layout, {.text = CIMAISE_TEXT("museum.edit.figure"), .arguments = {}});
    EXPECT_EQ(step(0, "says"), "Score track: 14 → 41");
    EXPECT_EQ(step(0, "owner"), session().players()[1].toStdString());
    session().edit(setOpinion(layout, museum::Continent{}, museum::CopyFact{9}),
                   {.text = CIMAISE_TEXT("museum.edit.figure"), .arguments = {}});
    EXPECT_THAT(step(0, "says"), MatchesRegex("Public Opinion tokens \\(.*\\): .* → 9"));
}

TEST_F(HistoryTest, NamesCardsInHandBeforeAndAfter) {
    session().edit(musee::toggleCard(layout(), 0, 12), {});
    session().edit(musee::toggleCard(layout(), 0, 20),
                   {.text = CIMAISE_TEXT("musee.edit.hand"), .arguments = {{"owner", player(0)}}});
    EXPECT_EQ(step(0, "says"), "Hand: 12 → 12, 20");
    EXPECT_EQ(step(0, "owner"), "Ana");
}

TEST_F(HistoryTest, NamesExcessPaintingsAndCoinsWithTheirValues) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/art-society/unfinished.cimaise")));
    artsociety::Layout wall = std::get<artsociety::Layout>(session().current());
    wall.galleries[0].excess = 0;
    session().edit(wall, {});
    wall.galleries[0].excess = 1;
    session().edit(wall, {.text = CIMAISE_TEXT("art.edit.excess"), .arguments = {}});
    EXPECT_EQ(step(0, "says"), "Excess paintings: 0 → 1");
    app().files()->openText(toQt(readFile(sourceDir() / "samples/muse/round.cimaise")));
    muse::Layout table = std::get<muse::Layout>(session().current());
    const int before = table.table.economy.of(muse::Suit::moons);
    table.table.economy.of(muse::Suit::moons) = before + 1;
    session().edit(table, {.text = CIMAISE_TEXT("muse.edit.economy"), .arguments = {}});
    EXPECT_EQ(step(0, "says"),
              "Economy (moons): " + std::to_string(before) + " → " + std::to_string(before + 1));
}

TEST_F(HistoryTest, ClearsUndoHintOnNextTap) {
    enterForBothAndShowAna();
    session().historyView()->undo();
    m_table.touch(4);
    EXPECT_EQ(hint().find("Undone"), std::string::npos) << hint();
}

TEST_F(HistoryTest, ListsStepsNewestFirstWithTimeOwnerAndPlace) {
    const qint64 before = QDateTime::currentMSecsSinceEpoch();
    enterForBothAndShowAna();
    const qint64 after = QDateTime::currentMSecsSinceEpoch();
    const QAbstractItemModelTester tester{session().historyView()->steps()};
    ASSERT_EQ(session().historyView()->steps()->count(), 3);
    EXPECT_THAT(step(0, "when"), MatchesRegex("[0-9][0-9]:[0-9][0-9]"));
    EXPECT_EQ(step(0, "owner"), "Bo");
    EXPECT_EQ(step(0, "says"), "Painting 44 hung (upper gallery, space 1)");
    EXPECT_EQ(step(1, "owner"), "Ana");
    EXPECT_EQ(step(2, "says"), "Start of the game");
    const qint64 madeAt = session().history().steps().back().madeAt;
    EXPECT_GE(madeAt, before);
    EXPECT_LE(madeAt, after);
    EXPECT_EQ(
        step(0, "when"),
        QDateTime::fromMSecsSinceEpoch(madeAt).toString(QStringLiteral("HH:mm")).toStdString());
}

TEST_F(HistoryTest, JumpsToEarlierAndLaterSteps) {
    enterForBothAndShowAna();
    const AnyCase last = session().current();
    EXPECT_EQ(session().historyView()->stepsTo(2), -2);
    session().historyView()->goTo(2);
    EXPECT_EQ(session().historyView()->stepsTo(0), 2);
    EXPECT_EQ(session().historyView()->stepsTo(3), 0) << "no such row";
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(hint(), "2 steps undone.");
    EXPECT_EQ(step(0, "ahead"), "true");
    EXPECT_EQ(step(2, "current"), "true");
    session().historyView()->goTo(0);
    EXPECT_EQ(session().current(), last);
    EXPECT_EQ(hint(), "2 steps redone.");
    session().historyView()->goTo(3);
    session().historyView()->goTo(-1);
    EXPECT_EQ(session().current(), last);
}

TEST_F(HistoryTest, DropsUndoneStepsOnNewEdit) {
    enterForBothAndShowAna();
    const QAbstractItemModelTester tester{session().historyView()->steps()};
    session().historyView()->goTo(2);
    hang(7, 1);
    EXPECT_EQ(session().historyView()->steps()->count(), 2);
    EXPECT_EQ(step(0, "current"), "true");
}

TEST_F(HistoryTest, KeepsTimesAfterRestart) {
    enterForBothAndShowAna();
    const std::vector<HistoryStep> before = session().history().steps();
    m_table.setSession(nullptr);
    reopen();
    const std::vector<HistoryStep>& after = session().history().steps();
    ASSERT_EQ(after.size(), before.size());
    EXPECT_EQ(after.at(1).madeAt, before.at(1).madeAt);
    EXPECT_EQ(after.at(2).madeAt, before.at(2).madeAt);
    EXPECT_GT(after.at(0).madeAt, 0) << "the game was begun then";
}

TEST_F(HistoryTest, ShowsNoTimeForStepsOfEarlierVersion) {
    enterForBothAndShowAna();
    m_table.setSession(nullptr);
    close();
    {
        Connection old{folder() + QStringLiteral("/library.sqlite"), Connection::Mode::write};
        old.run(QStringLiteral("UPDATE steps SET made = 0"));
        ASSERT_FALSE(old.takeError());
    }
    open();
    app().restore();
    EXPECT_EQ(step(0, "when"), "");
    EXPECT_EQ(step(0, "says"), "Painting 44 hung (upper gallery, space 1)");
}

TEST_F(HistoryTest, ShowsBoardAndSpaceOfFinding) {
    hang(40, 2, 1);
    hang(31, 3, 1);
    ASSERT_EQ(session().findings()->valueOf(0, "ruleId"), "musee.ascending");
    session().setCurrentSide(0);
    session().highlighter()->showFinding(0);
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(m_table.selected(), 1);
    EXPECT_EQ(session().highlighter()->spots(),
              (Spots{{side(1), musee::spaceOf(musee::Gallery::upper, 2)},
                     {side(1), musee::spaceOf(musee::Gallery::upper, 3)}}));
    session().highlighter()->showFinding(0);
    EXPECT_EQ(session().highlighter()->spots(), Spots{}) << "touched again, its light is put out";
}

TEST_F(HistoryTest, KeepsBoardForFindingOnBothBoards) {
    hang(14, 2, 0);
    hang(14, 2, 1);
    session().setCurrentSide(1);
    session().highlighter()->showFinding(0);
    EXPECT_EQ(session().currentSide(), 1);
    EXPECT_EQ(m_table.selected(), 1);
}

} // namespace

} // namespace cimaise
