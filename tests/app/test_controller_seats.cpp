// Tests adding and removing players of the open game: one edit, with undo; side in view,
// match, restart, and a finished game.
#include "tests/app/controller_fixture.h"
#include "tests/support/files.h"

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class AppSeatsTest : public AppControllerTest {
protected:
    [[nodiscard]] Seating& seating() const { return *app().seating(); }
    [[nodiscard]] std::vector<std::string> players() const {
        return headerOf(session().current()).players;
    }
    void openForm() { app().navigator()->show(Navigator::Seats); }
    void add(const QString& name) {
        openForm();
        seating().addKnownName(name);
        seating().apply();
    }
    void remove(int player) {
        openForm();
        seating().toggleRemoved(player);
        seating().apply();
    }
    void openSample(const std::string& name) {
        app().files()->openText(
            QString::fromStdString(readFile(sourceDir() / "samples" / (name + ".cimaise"))));
    }
};

TEST_F(AppSeatsTest, JoinsNamesThatReadTheSame) {
    start({QStringLiteral("Cy"), QStringLiteral("Di")});
    start();
    openForm();
    seating().setName(2, QStringLiteral(" ANA"));
    EXPECT_FALSE(seating().canApply()) << "Ana plays already";
    EXPECT_NE(seating().problem(), "");
    seating().setName(2, QStringLiteral("cy "));
    seating().apply();
    EXPECT_EQ(players(), (std::vector<std::string>{"Ana", "Bo", "Cy"}));
}

TEST_F(AppSeatsTest, NamesOwnerOfProblemOnce) {
    openSample("musee/finished-3"); // each player has a bonus
    openForm();
    seating().toggleRemoved(2);
    const std::string name = players().front();
    EXPECT_THAT(seating().effects().join(u'\n').toStdString(),
                HasSubstr("After the change: " + name + ": the bonus for"));
}

TEST_F(AppSeatsTest, AddsForgottenPlayerAsOneEdit) {
    start();
    hang(40, 6);
    hang(7, 2, 1);
    const AnyCase before = session().current();
    openForm();
    EXPECT_EQ(app().navigator()->page(), Navigator::Seats);
    EXPECT_EQ(seating().count(), 4) << "a field for each player that may be added";
    EXPECT_FALSE(seating().canApply());
    seating().setName(2, QStringLiteral("Cy"));
    EXPECT_THAT(seating().effects().join(u'\n').toStdString(), HasSubstr("40 (Ana"));
    EXPECT_EQ(session().current(), before) << "what it means is said first";
    seating().apply();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_THAT(players(), ElementsAre("Ana", "Bo", "Cy"));
    EXPECT_EQ(session().sides()->count(), 3);
    EXPECT_EQ(app().notices()->text(), "Cy added");
    session().historyView()->undo();
    EXPECT_EQ(session().current(), before);
    EXPECT_EQ(session().sides()->count(), 2);
    EXPECT_EQ(app().notices()->text(), "Undone: Cy added");
    EXPECT_FALSE(library().knownNames().contains(QStringLiteral("Cy"))) << "Cy never played";
    session().historyView()->redo();
    EXPECT_THAT(players(), ElementsAre("Ana", "Bo", "Cy"));
}

TEST_F(AppSeatsTest, UndoBringsRemovedBoardBackInEveryGame) {
    for (const std::string& sample : sampleNames()) {
        openSample(sample);
        const AnyCase before = session().current();
        const int sides = session().sides()->count();
        if (sides == gameOf(before).fewestPlayers) {
            continue;
        }
        session().setCurrentSide(sides - 1);
        remove(sides - 1);
        EXPECT_EQ(session().sides()->count(), sides - 1) << sample;
        EXPECT_EQ(session().currentSide(), 0) << "the board in view is gone";
        app().notices()->acceptOffer();
        EXPECT_EQ(session().current(), before) << sample;
        EXPECT_EQ(session().sides()->count(), sides) << sample;
    }
}

TEST_F(AppSeatsTest, KeepsBoardInViewWhenSeatsMove) {
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    session().setCurrentSide(1);
    openForm();
    seating().moveUp(1);
    seating().apply();
    EXPECT_THAT(players(), ElementsAre("Bo", "Ana", "Cy"));
    EXPECT_EQ(session().currentSide(), 0) << "Bo";
}

TEST_F(AppSeatsTest, KeepsHistoryWithOtherPlayersAfterRestart) {
    start();
    hang(40, 6);
    const AnyCase before = session().current();
    add(QStringLiteral("Cy"));
    hang(12, 1, 2);
    reopen();
    EXPECT_THAT(players(), ElementsAre("Ana", "Bo", "Cy"));
    session().historyView()->undo();
    session().historyView()->undo();
    EXPECT_EQ(session().current(), before);
}

TEST_F(AppSeatsTest, SaysWhyGameCannotBePlayed) {
    start();
    const AnyCase before = session().current();
    openForm();
    seating().toggleRemoved(0);
    EXPECT_EQ(seating().problem(), "Musée is for 2 to 4 players, not 1.");
    seating().apply();
    EXPECT_EQ(session().current(), before);
    seating().toggleRemoved(0);
    seating().setName(2, QStringLiteral(" Bo "));
    EXPECT_EQ(seating().problem(), "Two players are called “Bo”.");
    EXPECT_FALSE(seating().canApply());
}

TEST_F(AppSeatsTest, CorrectsNamesAndAsksAboutNewOnes) {
    start({QStringLiteral("Gregoire"), QStringLiteral("Bo")});
    start();
    openForm();
    seating().setName(1, QStringLiteral("Ana"));
    EXPECT_EQ(seating().problem(), "Two players are called “Ana”.");
    seating().setName(1, QStringLiteral(" Bob "));
    EXPECT_EQ(seating().problem(), "");
    seating().apply();
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_THAT(players(), ElementsAre("Ana", "Bob"));
    EXPECT_EQ(app().notices()->text(), "Bo is now called Bob in this game.");
    EXPECT_EQ(app().notices()->offer(), "Everywhere");
    openForm();
    seating().setName(1, QStringLiteral("Ben"));
    seating().setName(2, QStringLiteral("Gregorie"));
    seating().apply();
    EXPECT_EQ(app().navigator()->page(), Navigator::Seats);
    EXPECT_EQ(seating().spelling()->text(), "You entered “Gregorie”. Is this Gregoire?");
    seating().spelling()->answer(true);
    EXPECT_THAT(players(), ElementsAre("Ana", "Ben", "Gregoire"));
    session().historyView()->undo();
    EXPECT_THAT(players(), ElementsAre("Ana", "Bob")) << "one change, one undo";
    session().historyView()->redo();
    EXPECT_THAT(players(), ElementsAre("Ana", "Ben", "Gregoire"));
}

TEST_F(AppSeatsTest, UndoOfNoticeTakesBackAllThatItNames) {
    for (const bool adds : {true, false}) {
        start({QStringLiteral("Nora"), QStringLiteral("Pavle"), QStringLiteral("Quentin")});
        hang(10, 1, 2);
        const AnyCase before = session().current();
        openForm();
        seating().setName(1, QStringLiteral("Pavel"));
        if (adds) {
            seating().setName(3, QStringLiteral("Bo"));
        } else {
            seating().toggleRemoved(2);
        }
        seating().apply();
        EXPECT_EQ(app().notices()->text().toStdString(),
                  adds ? "Players changed to Nora, Pavel, Quentin, Bo"
                       : "Players changed to Nora, Pavel");
        EXPECT_EQ(app().notices()->offer(), "Undo");
        const AnyCase after = session().current();
        app().notices()->acceptOffer();
        EXPECT_EQ(session().current(), before);
        session().historyView()->redo();
        EXPECT_EQ(session().current(), after);
        session().historyView()->undo();
        EXPECT_EQ(session().current(), before) << "the arrow as well";
        EXPECT_EQ(app().notices()->text().toStdString(),
                  adds ? "Undone: Players changed to Nora, Pavel, Quentin, Bo"
                       : "Undone: Players changed to Nora, Pavel");
    }
}

TEST_F(AppSeatsTest, FinishedGameAsksBeforeItIsReopened) {
    openSample("musee/finished-3");
    session().setFinished(true);
    const AnyCase before = session().current();
    remove(2);
    EXPECT_EQ(session().current(), before);
    EXPECT_THAT(session().question()->text().toStdString(), HasSubstr("Reopen"));
    session().question()->answer(0);
    EXPECT_EQ(players().size(), 2U);
    EXPECT_FALSE(session().finished());
    session().historyView()->undo();
    EXPECT_EQ(session().current(), before);
    EXPECT_TRUE(session().finished()) << "undo finishes the game again";
}

TEST_F(AppSeatsTest, SuccessorHasNoWinsOfPlayerWhoLeft) {
    start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
    hang(20, 2, 0);
    hang(30, 2, 1);
    hang(21, 2, 2);
    hang(10, 1, 2);
    session().setFinished(true);
    app().draft()->rematch();
    app().draft()->start();
    session().renamePlayer(2, QStringLiteral("Cyd"));
    ASSERT_THAT(session().matchView()->text().toStdString(), HasSubstr("Bo 0 · Cyd 1"));
    openForm();
    seating().toggleRemoved(2);
    seating().addKnownName(QStringLiteral("Di"));
    seating().apply();
    EXPECT_THAT(session().matchView()->text().toStdString(), HasSubstr("Bo 0 · Di 0"));
}

TEST_F(AppSeatsTest, MatchCountsGamesOfSamePlayersOnly) {
    start();
    hang(20, 2, 0);
    hang(21, 2, 1);
    hang(10, 1, 0);
    session().setFinished(true);
    app().draft()->rematch();
    app().draft()->start();
    ASSERT_THAT(session().matchView()->text().toStdString(), HasSubstr("Ana 1 · Bo 0"));
    openForm();
    seating().moveUp(1);
    seating().apply();
    EXPECT_THAT(session().matchView()->text().toStdString(), HasSubstr("Bo 0 · Ana 1"));
    openForm();
    seating().setName(2, QStringLiteral("Cy"));
    EXPECT_THAT(seating().effects().last().toStdString(), HasSubstr("The match counts only"));
    seating().apply();
    EXPECT_THAT(session().matchView()->text().toStdString(), HasSubstr("Bo 0 · Ana 0 · Cy 0"));
    session().historyView()->undo();
    EXPECT_THAT(session().matchView()->text().toStdString(), HasSubstr("Bo 0 · Ana 1"));
}

} // namespace

} // namespace cimaise
