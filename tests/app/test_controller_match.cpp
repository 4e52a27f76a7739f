// Tests a match: the same players again, games won, the first to two wins.
#include "app/game/match_record.h"
#include "app/games/musee/musee_setup.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/patience.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

class AppMatchTest : public AppControllerTest {
protected:
    /// Hangs paintings in an empty game: two for a side, which wins, and one for each other side.
    void winFor(int side) {
        for (int other = 0; other < std::ssize(layout().musees); ++other) {
            hang(20 + other, 2, other);
        }
        hang(10, 1, side);
    }
    /// Hangs one painting for each side of an empty game: a shared victory.
    void tie() {
        hang(10, 1, 0);
        hang(20, 1, 1);
    }
    /// Starts a rematch with the same staircase tokens.
    void playAgain() {
        rematch();
        app().draft()->start();
    }
    /// Asks for a rematch, which finishes the game.
    void rematch() {
        const bool asks = !session().finished();
        app().draft()->rematch();
        if (asks) {
            session().question()->answer(0);
        }
    }
    [[nodiscard]] std::string match() const { return session().matchView()->text().toStdString(); }
};

TEST_F(AppMatchTest, ShowsNoMatchForSingleGame) {
    start();
    EXPECT_EQ(match(), "");
    EXPECT_FALSE(session().matchView()->isDecided());
}

TEST_F(AppMatchTest, FirstGameOfMatchCanBeChosen) {
    NewGame& draft = *app().draft();
    EXPECT_EQ(draft.matchText(), "Play a match to 2 wins");
    draft.setPlaysMatch(true);
    start();
    EXPECT_FALSE(draft.playsMatch()) << "the choice is for one game";
    EXPECT_EQ(session().matchView()->standing(), "Match to 2 wins: Ana 0 · Bo 0");
    EXPECT_THAT(match(), StartsWith("Game 1 of the match. Games won: Ana 0 · Bo 0."));
    winFor(0);
    reopen();
    EXPECT_EQ(session().matchView()->standing(), "Match to 2 wins: Ana 0 · Bo 0");
    playAgain();
    EXPECT_EQ(session().matchView()->standing(), "Match to 2 wins: Ana 1 · Bo 0");
    winFor(0);
    session().setFinished(true);
    EXPECT_EQ(session().matchView()->standing(), "Match over: Ana 2 · Bo 0");
    EXPECT_TRUE(session().matchView()->isDecided());
}

TEST_F(AppMatchTest, OnlyGamesWithMatchesOfferOne) {
    NewGame& draft = *app().draft();
    draft.setPlaysMatch(true);
    for (const Game& game : games()) {
        draft.setGame(toQt(game.id));
        EXPECT_EQ(draft.matchText().isEmpty(), game.id != "musee") << game.id;
        EXPECT_EQ(draft.playsMatch(), game.id == "musee") << game.id;
    }
}

TEST_F(AppMatchTest, RematchWithOneMoreKeepsNames) {
    start();
    winFor(0);
    session().setFinished(true);
    app().draft()->playWithOthers();
    NewGame& draft = *app().draft();
    EXPECT_EQ(app().navigator()->page(), Navigator::New);
    EXPECT_FALSE(draft.isRematch());
    draft.setPlayerCount(3);
    draft.setName(2, QStringLiteral("Cy"));
    draft.start();
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo", "Cy"}));
    EXPECT_EQ(match(), "") << "a match has the same players";
}

TEST_F(AppMatchTest, SaysHowMatchStandsAfterFinishedGame) {
    start();
    winFor(0);
    playAgain();
    winFor(1);
    EXPECT_THAT(match(), StartsWith("Game 2 of the match. Games won: Ana 1 · Bo 0."));
    session().setFinished(true);
    EXPECT_THAT(match(), StartsWith("Match after game 2: Ana 1 · Bo 1. Wins needed: 2."));
}

TEST_F(AppMatchTest, CountsGameOnlyOnceItsResultIsRevealed) {
    start();
    winFor(0);
    playAgain();
    winFor(1);
    session().points()->setHidden(true);
    QSignalSpy heard{&session(), &Session::soundRequested};
    session().reveal(true);
    ASSERT_TRUE(session().points()->isRevealing());
    EXPECT_THAT(match(), HasSubstr("Games won: Ana 1 · Bo 0.")) << "else it gives the result away";
    while (session().points()->isRevealing()) {
        ASSERT_TRUE(heard.wait(patience));
    }
    EXPECT_THAT(match(), StartsWith("Match after game 2: Ana 1 · Bo 1."));
}

TEST_F(AppMatchTest, KeepsPlayersAndStaircasesInRematch) {
    start();
    session().edit(musee::toggleToken(layout(), musee::topTokens, 1), {});
    session().edit(musee::toggleToken(layout(), musee::topTokens, 6), {});
    const musee::Staircases pattern = layout().staircases;
    ASSERT_NE(pattern, musee::firstGameStaircases(2));
    ASSERT_TRUE(session().verdict()->isLegal()) << "only a legal pattern is taken over";
    winFor(0);
    session().setReading(QStringLiteral("musee.stuck.team"), 1);
    session().setTitle(QStringLiteral("Friday"));
    playAgain();
    EXPECT_EQ(session().title(), "Friday");
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo"}));
    EXPECT_EQ(layout().staircases, pattern);
    EXPECT_EQ(session().readings()->valueOf(1, "chosen"), 1);
    EXPECT_EQ(layout().musees, (std::vector<musee::Musee>(2)));
    EXPECT_FALSE(session().historyView()->canUndo());
    EXPECT_FALSE(session().finished());
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 0"));
    EXPECT_EQ(listed(0, "matchText"), "Game 2 of a match");
    EXPECT_EQ(listed(1, "matchText"), "Game 1 of a match");
    EXPECT_EQ(app().games()->valueOf(1, "finished"), true);
}

TEST_F(AppMatchTest, OffersNewStaircasesAndNamesStarterOfRematch) {
    start();
    const musee::Staircases before = layout().staircases;
    winFor(0);
    rematch();
    EXPECT_EQ(app().navigator()->page(), Navigator::New);
    EXPECT_TRUE(app().draft()->isRematch());
    EXPECT_THAT(app().draft()->remark().toStdString(),
                HasSubstr("Bo lost the last game and starts."));
    EXPECT_FALSE(session().finished()) << "nothing has begun yet";
    auto* const setup = qobject_cast<MuseeSetup*>(app().draft()->setup());
    setup->tokens()->toggle(0);
    setup->tokens()->toggle(1);
    app().draft()->start();
    EXPECT_NE(layout().staircases, before);
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 0"));
    EXPECT_EQ(layout().header.players, (std::vector<std::string>{"Ana", "Bo"}));
    // a new game from the New page is no rematch
    rematch();
    app().navigator()->show(Navigator::Home);
    app().navigator()->show(Navigator::New);
    EXPECT_FALSE(app().draft()->isRematch());
    app().draft()->start();
    EXPECT_EQ(match(), "");
}

TEST_F(AppMatchTest, NamesRematchStarterAfterTieOrTeamLoss) {
    start();
    rematch();
    EXPECT_THAT(app().draft()->remark().toStdString(), HasSubstr("undecided"))
        << "nothing is entered";
    start();
    hang(10, 1, 0);
    hang(20, 1, 1);
    rematch();
    EXPECT_THAT(app().draft()->remark().toStdString(), HasSubstr("Nobody lost"));
    start(
        {QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di")});
    winFor(1);
    rematch();
    EXPECT_THAT(app().draft()->remark().toStdString(),
                HasSubstr("One of the players who lost the last game starts: Ana & Cy."));
}

/// Both filled the upper gallery and nobody has its bonus: nobody has lost yet.
TEST_F(AppMatchTest, NamesNoRematchStarterWhileFirstPlaceIsOpen) {
    app().files()->openText(toQt(readFile(sourceDir() / "samples/musee/disputed.cimaise")));
    rematch();
    EXPECT_THAT(app().draft()->remark().toStdString(),
                HasSubstr("first place in that game is undecided"));
}

/// A tie at what may be the end of a game is said to count in the match before it is finished.
TEST_F(AppMatchTest, SaysThatQuestionOnMatchAffectsTiedGame) {
    app().draft()->setPlaysMatch(true);
    start();
    EXPECT_EQ(session().readings()->decisiveCount(), 0) << "tied, but nothing is entered";
    hang(60, 6, 0);
    EXPECT_EQ(session().readings()->decisiveCount(), 0);
    hang(50, 6, 1);
    ASSERT_NE(session().evaluation().results.end, GameEnd::State::open);
    EXPECT_EQ(session().readings()->valueOf(0, "matters"), true);
    EXPECT_EQ(session().readings()->decisiveCount(), 1);
}

/// Both have filled the upper gallery: who has won the first game hangs on its bonus.
TEST_F(AppMatchTest, NamesNoWinnerThatUndecidedGameCanChange) {
    start();
    for (int column = 1; column <= 6; ++column) {
        hang(2 * column - 1, column, 0);
        hang(2 * column, column, 1);
    }
    playAgain();
    EXPECT_THAT(match(), HasSubstr("Ana 0 · Bo 0. Wins needed: 2. 1 undecided game of this match "
                                   "is not counted."));
    winFor(1);
    playAgain();
    winFor(0);
    playAgain();
    winFor(0);
    session().setFinished(true);
    EXPECT_FALSE(session().matchView()->isDecided()) << "Bo can have won two games before";
    EXPECT_THAT(match(), HasSubstr("Ana 2 · Bo 1"));
}

TEST_F(AppMatchTest, CountsGamesInOrderWhicheverIsOpen) {
    start();
    winFor(1);
    playAgain();
    winFor(0);
    playAgain();
    winFor(0);
    session().setFinished(true);
    EXPECT_THAT(match(), StartsWith("Match won by Ana. Games won: Ana 2 · Bo 1."));
    app().games()->open(app().games()->valueOf(2, "gameId").toLongLong());
    EXPECT_THAT(match(), StartsWith("Match won by Ana. Games won: Ana 2 · Bo 1."));
}

TEST_F(AppMatchTest, CountsNoWinOverBoardWithoutEntry) {
    start();
    hang(10, 1, 0);
    playAgain();
    EXPECT_THAT(match(), HasSubstr("Ana 0 · Bo 0. Wins needed: 2. 1 undecided game"));
}

TEST_F(AppMatchTest, NumbersGamesAlikeInSheetAndList) {
    start();
    winFor(0);
    rematch();
    app().draft()->start();
    EXPECT_THAT(match(), HasSubstr("Game 2 of the match."));
    EXPECT_EQ(listed(0, "matchText"), "Game 2 of a match");
    winFor(1);
    rematch();
    app().draft()->start();
    EXPECT_THAT(match(), HasSubstr("Game 3 of the match."));
    EXPECT_EQ(listed(0, "matchText"), "Game 3 of a match");
    app().games()->remove(app().games()->valueOf(2, "gameId").toLongLong());
    EXPECT_EQ(listed(0, "matchText"), "Game 2 of a match");
    EXPECT_THAT(match(), HasSubstr("Game 2 of the match. Games won: Ana 0 · Bo 1."));
    app().notices()->acceptOffer();
    settle();
    EXPECT_THAT(match(), HasSubstr("Game 3 of the match."));
    EXPECT_EQ(numberIn({}, 0), 1);
}

TEST_F(AppMatchTest, SaysThatSharedVictoryCanCountInMatch) {
    const auto effect = [&] { return session().readings()->valueOf(0, "effect").toString(); };
    start();
    hang(10, 1, 0);
    EXPECT_EQ(effect(), "The answer changes nothing here.");
    hang(20, 1, 1); // 1 point each
    EXPECT_EQ(effect(), "The answer changes no points, but it decides for whom this game counts as "
                        "won in a match.");
}

TEST_F(AppMatchTest, AsksBeforeRematchFinishesGame) {
    start();
    winFor(0);
    app().draft()->rematch();
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("not finished"));
    session().question()->dismiss();
    EXPECT_FALSE(app().draft()->isRematch());
    app().draft()->rematch();
    session().question()->answer(1); // leaves it unfinished
    app().draft()->start();
    EXPECT_THAT(match(), HasSubstr("Game 2 of the match. Games won: Ana 0 · Bo 0."));
    settle();
    EXPECT_EQ(app().games()->valueOf(1, "finished"), false);
    session().setLanguage(Language::french);
    app().draft()->rematch();
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("pas terminée"));
    session().question()->answer(0);
    app().draft()->start();
    settle();
    EXPECT_EQ(app().games()->valueOf(1, "finished"), true);
}

TEST_F(AppMatchTest, SaysWhoLeadsUntilGameIsOver) {
    start();
    winFor(0);
    EXPECT_THAT(session().readings()->together().front().toStdString(), HasSubstr("Ana leads"));
    session().setLanguage(Language::french);
    EXPECT_THAT(session().readings()->together().front().toStdString(), HasSubstr("Ana mène"));
    session().setLanguage(Language::english);
    session().setFinished(true);
    EXPECT_THAT(session().readings()->together().front().toStdString(),
                HasSubstr("first place: Ana"));
}

/// Rulebook: the first to win two games; it does not say whether a shared victory is a win.
TEST_F(AppMatchTest, SaysThatTiedLastGameDecidesMatch) {
    const auto reading = [&](const char* role) { return session().readings()->valueOf(0, role); };
    start();
    winFor(0);
    playAgain();
    tie();
    session().setFinished(true);
    EXPECT_EQ(reading("effect"), "The answer changes who wins the match.");
    EXPECT_EQ(reading("matters"), true);
    EXPECT_EQ(reading("outcomes").toStringList(),
              QStringList({"first place: Ana and Bo · match: Ana 1, Bo 0",
                           "first place: Ana and Bo · match won by Ana: Ana 2, Bo 1"}));
    ASSERT_EQ(session().readings()->deciding().size(), 1);
    const std::string deciding = session().readings()->deciding().front().toStdString();
    EXPECT_THAT(deciding, StartsWith("The result depends on an open question: Does a shared "
                                     "victory count as a win in the match? "));
    EXPECT_THAT(deciding, HasSubstr(" → first place: Ana and Bo · match: Ana 1, Bo 0; "));
    EXPECT_THAT(deciding, HasSubstr(" → first place: Ana and Bo · match won by Ana: Ana 2, Bo 1 "));
    session().setLanguage(Language::french);
    EXPECT_EQ(reading("effect"), "L’interprétation change le vainqueur du match.");
    ASSERT_EQ(session().readings()->deciding().size(), 1);
    EXPECT_THAT(session().readings()->deciding().front().toStdString(), HasSubstr("Ana 2, Bo 1"));
}

TEST_F(AppMatchTest, SaysThatTiedEarlierGameChangesMatch) {
    start();
    tie();
    session().setFinished(true);
    playAgain();
    winFor(1);
    EXPECT_EQ(session().readings()->valueOf(0, "effect"),
              "The answer changes how many games each player has won.")
        << "the first game was tied";
    session().setFinished(true);
    EXPECT_EQ(session().readings()->valueOf(0, "effect"), "The answer changes who wins the match.");
}

TEST_F(AppMatchTest, SaysNothingOfDecidingQuestionsWithoutTie) {
    start();
    winFor(0);
    playAgain();
    winFor(1);
    session().setFinished(true);
    EXPECT_EQ(session().readings()->valueOf(0, "effect"), "The answer changes nothing here.");
    EXPECT_EQ(session().readings()->deciding(), QStringList{});
}

TEST_F(AppMatchTest, DecidesMatchAtTwoWins) {
    start();
    winFor(0);
    playAgain();
    winFor(1);
    playAgain();
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 1"));
    winFor(0);
    EXPECT_FALSE(session().matchView()->isDecided()) << "this game is not finished yet";
    session().setFinished(true);
    EXPECT_TRUE(session().matchView()->isDecided());
    EXPECT_THAT(match(), HasSubstr("Match won by Ana."));
    EXPECT_THAT(match(), HasSubstr("Ana 2 · Bo 1"));
    reopen();
    EXPECT_TRUE(session().matchView()->isDecided());
    playAgain();
    EXPECT_EQ(match(), "") << "a new match begins with its second game";
}

/// The result page and the match say the same of a game whose first place is open.
TEST_F(AppMatchTest, CountsNoGameWithOpenFirstPlace) {
    start();
    winFor(0);
    playAgain();
    winFor(0);
    hang(30, 1, 0); // 30, 20: falls
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    EXPECT_EQ(app().result()->headline(), "First place is undecided");
    EXPECT_FALSE(session().matchView()->isDecided());
    EXPECT_THAT(match(), StartsWith("Game 2 of the match. Games won: Ana 1 · Bo 0."));
    playAgain();
    EXPECT_THAT(match(), StartsWith("Game 3 of the match. Games won: Ana 1 · Bo 0."))
        << "also as an earlier game";
    winFor(0);
    session().setFinished(true);
    app().navigator()->show(Navigator::Result);
    EXPECT_THAT(app().result()->headline().toStdString(), StartsWith("Ana wins"));
    EXPECT_THAT(match(), StartsWith("Match won by Ana."));
}

TEST_F(AppMatchTest, CountsSharedVictoryByChosenAnswer) {
    start();
    tie();
    playAgain();
    EXPECT_THAT(match(), HasSubstr("Ana 0 · Bo 0"));
    session().setReading(QStringLiteral("musee.match.shared"), 1);
    EXPECT_THAT(match(), HasSubstr("Ana 1 · Bo 1"));
}

TEST_F(AppMatchTest, CountsMatchWinsPerTeam) {
    start(
        {QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy"), QStringLiteral("Di")});
    winFor(1);
    playAgain();
    EXPECT_THAT(match(), HasSubstr("Ana & Cy 0 · Bo & Di 1"));
}

TEST_F(AppMatchTest, StartsRematchOfSample) {
    app().samples()->open(1);
    ASSERT_TRUE(session().matchView()->canRematch());
    playAgain();
    EXPECT_NE(match(), "");
    EXPECT_EQ(layout().musees, (std::vector<musee::Musee>(2)));
}

} // namespace

} // namespace cimaise
