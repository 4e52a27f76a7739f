// A match at the desk: the same players again, games won, the first to two wins.
#include "tests/app/desk_fixture.h"

namespace cimaise {

namespace {

using testing::HasSubstr;

class DeskMatchTest : public DeskTest {
protected:
    /// A painting for the winner of a game that is bare so far.
    void winFor(int side) { hang(10, 1, side); }
    [[nodiscard]] std::string match() const { return session().matchText().toStdString(); }
};

TEST_F(DeskMatchTest, AGameAloneIsNoMatch) {
    start();
    EXPECT_EQ(match(), "");
    EXPECT_FALSE(session().matchDecided());
}

TEST_F(DeskMatchTest, ARematchHasTheSamePlayersAndPatternAndABareTable) {
    start();
    session().edit(musee::toggleToken(layout(), musee::topTokens, 1), {});
    const musee::Staircases pattern = layout().staircases;
    winFor(0);
    session().setReading(QStringLiteral("musee.stuck.team"), 1);
    session().setTitle(QStringLiteral("Friday"));
    desk().rematch();
    EXPECT_EQ(session().title(), "Friday");
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo"}));
    EXPECT_EQ(layout().staircases, pattern);
    EXPECT_EQ(session().readings()->valueOf(1, "chosen"), 1);
    EXPECT_EQ(layout().musees, (std::vector<musee::Musee>(2)));
    EXPECT_FALSE(session().canUndo());
    EXPECT_FALSE(session().finished());
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 0"));
    EXPECT_EQ(listed(0, "matchText"), "Game 2 of a match");
    EXPECT_EQ(listed(1, "matchText"), "Game 1 of a match");
    EXPECT_EQ(desk().games()->valueOf(1, "finished"), true);
}

TEST_F(DeskMatchTest, TheFirstToTwoWinsHasWon) {
    start();
    winFor(0);
    desk().rematch();
    winFor(1);
    desk().rematch();
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 1"));
    winFor(0);
    EXPECT_FALSE(session().matchDecided()) << "this game is not finished yet";
    session().setFinished(true);
    EXPECT_TRUE(session().matchDecided());
    EXPECT_THAT(match(), HasSubstr("Match won by Ana."));
    EXPECT_THAT(match(), HasSubstr("Ana 2 · Bo 1"));
    reopen();
    EXPECT_TRUE(session().matchDecided());
    desk().rematch();
    EXPECT_EQ(match(), "") << "a new match begins with its second game";
}

TEST_F(DeskMatchTest, TheReadingSaysWhetherASharedVictoryCounts) {
    start();
    winFor(0);
    hang(20, 1, 1);
    desk().rematch();
    EXPECT_THAT(match(), HasSubstr("Ana 0 · Bo 0"));
    session().setReading(QStringLiteral("musee.match.shared"), 1);
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 1"));
}

TEST_F(DeskMatchTest, TeamsPlayMatchesAsTeams) {
    start(
        {QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di")});
    winFor(1);
    desk().rematch();
    EXPECT_THAT(match(), HasSubstr("Ana & Cy 0 · Bo & Di 1"));
}

TEST_F(DeskMatchTest, ASampleCanHaveARematchToo) {
    desk().openSample(1);
    ASSERT_TRUE(session().canRematch());
    desk().rematch();
    EXPECT_NE(match(), "");
    EXPECT_EQ(layout().musees, (std::vector<musee::Musee>(2)));
}

} // namespace

} // namespace cimaise
