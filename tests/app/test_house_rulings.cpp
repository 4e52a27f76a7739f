// Decisions at a table are remembered by the device, and the next game begins with them.
#include "tests/app/desk_fixture.h"

namespace cimaise {

namespace {

using testing::HasSubstr;

class HouseRulingsTest : public DeskTest {
protected:
    [[nodiscard]] HouseRulingsModel& rulings() const { return *desk().houseRulings(); }
    [[nodiscard]] QString reading() const {
        return session().readings()->valueOf(0, "readingId").toString();
    }
};

TEST_F(HouseRulingsTest, TheNextGameBeginsWithWhatWasDecided) {
    start();
    EXPECT_EQ(headerOf(session().current()).readings, std::nullopt);
    EXPECT_EQ(rulings().inForceFor(session().game()), "");
    session().setTitle(QStringLiteral("Friday"));
    session().setReading(reading(), 1);
    ASSERT_EQ(rulings().count(), 1);
    EXPECT_THAT(rulings().valueOf(0, "decided").toString().toStdString(), HasSubstr("Friday"));
    EXPECT_EQ(rulings().inForceFor(session().game()), "1 house ruling is in force.");
    const ReadingChoices decided = *headerOf(session().current()).readings;
    desk().closeGame();
    reopen();
    start();
    EXPECT_EQ(headerOf(session().current()).readings, decided) << "after the app was closed";
    ASSERT_EQ(session().readings()->decided().size(), 1);
    EXPECT_THAT(session().readings()->decided().front().toStdString(),
                HasSubstr(session().readings()->valueOf(0, "question").toString().toStdString()));
}

TEST_F(HouseRulingsTest, ARulingIsChangedNotedAndForgotten) {
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
    desk().closeGame();
    start();
    EXPECT_EQ(headerOf(session().current()).readings, std::nullopt);
}

} // namespace

} // namespace cimaise
