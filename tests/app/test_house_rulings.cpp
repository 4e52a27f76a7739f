// Tests that house rules are saved on the device, and that the next game begins with them.
#include "tests/app/controller_fixture.h"

namespace cimaise {

namespace {

using testing::HasSubstr;

class HouseRulingsTest : public AppControllerTest {
protected:
    [[nodiscard]] HouseRulingsModel& rulings() const { return *app().houseRulings(); }
    [[nodiscard]] QString reading() const {
        return session().readings()->valueOf(0, "readingId").toString();
    }
};

TEST_F(HouseRulingsTest, AppliesHouseRulesToNextGame) {
    start();
    EXPECT_EQ(headerOf(session().current()).readings, std::nullopt);
    EXPECT_EQ(rulings().inForceFor(session().game()), "");
    session().setTitle(QStringLiteral("Friday"));
    session().setReading(reading(), 1);
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_THAT(rulings().valueOf(0, "decided").toString().toStdString(), HasSubstr("Friday"));
    EXPECT_EQ(rulings().inForceFor(session().game()), "1 house rule applies.");
    const ReadingChoices decided = *headerOf(session().current()).readings;
    app().closeGame();
    reopen();
    start();
    EXPECT_EQ(headerOf(session().current()).readings, decided) << "after the app was closed";
    ASSERT_EQ(session().readings()->decided().size(), 1);
    EXPECT_THAT(session().readings()->decided().front().toStdString(),
                HasSubstr(session().readings()->valueOf(0, "question").toString().toStdString()));
}

TEST_F(HouseRulingsTest, ChangesAnnotatesAndDeletesHouseRule) {
    start();
    session().setReading(reading(), 1);
    rulings().setNote(0, QStringLiteral(" as we always did "));
    rulings().choose(0, 0);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
    reopen();
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_EQ(rulings().valueOf(0, "note"), "as we always did");
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
    rulings().forget(0);
    EXPECT_EQ(rulings().count(), 0);
    app().closeGame();
    start();
    EXPECT_EQ(headerOf(session().current()).readings, std::nullopt);
}

TEST_F(HouseRulingsTest, RevertsHouseRuleOnUndo) {
    start();
    session().setReading(reading(), 1);
    session().setReading(reading(), 0);
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
    session().historyView()->undo();
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 1) << "as the table has it";
    session().historyView()->undo();
    EXPECT_EQ(rulings().count(), 0);
    session().historyView()->redo();
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 1);
}

TEST_F(HouseRulingsTest, RestoresOtherGamesHouseRuleOnUndo) {
    start();
    start();
    session().setTitle(QStringLiteral("Monday"));
    session().setReading(reading(), 1);
    rulings().setNote(0, QStringLiteral("as ever"));
    app().closeGame();
    app().games()->open(1);
    session().setReading(reading(), 0);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
    session().historyView()->undo();
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 1);
    EXPECT_EQ(rulings().valueOf(0, "note"), "as ever");
    EXPECT_THAT(rulings().valueOf(0, "decided").toString().toStdString(), HasSubstr("Monday"));
}

TEST_F(HouseRulingsTest, KeepsNewerHouseRuleOnUndoInOldGame) {
    start();
    session().setReading(reading(), 1);
    app().closeGame();
    reopen();
    start();
    session().setTitle(QStringLiteral("Tonight"));
    session().setReading(reading(), 0);
    app().closeGame();
    app().games()->open(1);
    session().historyView()->undo();
    session().historyView()->redo();
    EXPECT_EQ(session().readings()->valueOf(0, "chosen"), 1);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
    EXPECT_THAT(rulings().valueOf(0, "decided").toString().toStdString(), HasSubstr("Tonight"));
}

TEST_F(HouseRulingsTest, RevertsHouseRulesOnHistoryJump) {
    start();
    session().setReading(reading(), 1);
    session().setReading(reading(), 0);
    session().historyView()->goTo(session().historyView()->steps()->count() - 1);
    ASSERT_FALSE(session().historyView()->canUndo());
    EXPECT_EQ(rulings().count(), 0);
    session().historyView()->goTo(0);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
}

TEST_F(HouseRulingsTest, KeepsSettingsChangeOnUndo) {
    start();
    session().setReading(reading(), 1);
    rulings().choose(0, 0);
    session().historyView()->undo();
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_EQ(rulings().valueOf(0, "chosen"), 0);
}

TEST_F(HouseRulingsTest, RestoresDeletedHouseRule) {
    EXPECT_EQ(rulings().forgotten(), "");
    start();
    session().setReading(reading(), 1);
    rulings().setNote(0, QStringLiteral("as ever"));
    rulings().forget(0);
    EXPECT_THAT(rulings().forgotten().toStdString(),
                HasSubstr(session().readings()->valueOf(0, "question").toString().toStdString()));
    rulings().restore();
    EXPECT_EQ(rulings().forgotten(), "");
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_EQ(rulings().valueOf(0, "note"), "as ever");
}

TEST_F(HouseRulingsTest, ClosesOpenQuestionsOnceAnswered) {
    app().files()->openFile(
        QUrl::fromLocalFile(QStringLiteral(CIMAISE_SOURCE_DIR "/samples/museum/disputed.cimaise")));
    const ReadingsModel& readings = *session().readings();
    const int total = session().sheet()->lineCount() - 1;
    const int open = session().sheet()->roleNames().key("isOpen");
    const QModelIndex first = session().sheet()->index(total, 0);
    ASSERT_GT(readings.decisiveCount(), 0);
    ASSERT_TRUE(session().sheet()->data(first, open).toBool());
    EXPECT_NE(readings.summary(), "The open questions are decided");
    for (int row = 0; row < readings.count(); ++row) {
        if (readings.valueOf(row, "matters").toBool()) {
            session().setReading(readings.valueOf(row, "readingId").toString(),
                                 readings.valueOf(row, "chosen").toInt());
        }
    }
    EXPECT_EQ(readings.summary(), "The open questions are decided");
    EXPECT_FALSE(session().sheet()->data(first, open).toBool());
    EXPECT_GT(readings.decisiveCount(), 0) << "the answers still come to something different";
}

} // namespace

} // namespace cimaise
