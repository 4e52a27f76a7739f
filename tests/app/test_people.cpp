// Tests the players of a device: renamed in all games, merged, deleted, with a symbol.
#include "app/game/missing_results.h"
#include "app/game/renamed_game.h"
#include "app/games/musee/musee_setup.h"
#include "app/statistics/game_result.h"
#include "positions/musee/musee_edits.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>

namespace cimaise {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;

class PeopleTest : public AppControllerTest {
protected:
    [[nodiscard]] PeopleModel& people() const { return *app().people(); }
    [[nodiscard]] PlayerGroupsModel& lineUps() const { return *app().playerGroups(); }
    [[nodiscard]] std::string notice() const { return app().notices()->text().toStdString(); }
    [[nodiscard]] std::string textOf(int row, const char* role) const {
        return people().valueOf(row, role).toString().toStdString();
    }
    /// Plays a finished game with these players.
    void play(const QStringList& names) {
        start(names);
        hang(10, 1);
        session().setFinished(true);
    }
    /// Renames a player and waits until it is done.
    void rename(const QString& from, const QString& to) {
        people().rename(from, to);
        library().flush();
    }
    void undo() {
        app().notices()->acceptOffer();
        library().flush();
    }
    void show() {
        library().flush();
        app().navigator()->show(Navigator::Players);
    }
    /// Symbol of each side: “12” is the second colour and the third shape.
    [[nodiscard]] std::vector<std::string> signs() const {
        std::vector<std::string> all;
        for (int side = 0; side < session().sides()->count(); ++side) {
            all.push_back(std::to_string(session().sides()->colourOf(side)) +
                          std::to_string(session().sides()->shapeOf(side)));
        }
        return all;
    }
};

const QString ana = QStringLiteral("Ana");
const QString bo = QStringLiteral("Bo");
const QString cy = QStringLiteral("Cy");
const QString zoe = QStringLiteral("Zoë");

TEST_F(PeopleTest, ListsPlayersWithFinishedGames) {
    const QAbstractItemModelTester tester{&people()};
    play({ana, bo});
    library().duplicate(session().id(), QStringLiteral("A copy"));
    play({ana, cy});
    start({bo, cy});
    show();
    ASSERT_EQ(people().count(), 3);
    EXPECT_EQ(textOf(1, "name"), "Bo");
    EXPECT_EQ(textOf(1, "gamesText"), "1 finished game") << "one is under way, one a copy";
    EXPECT_EQ(textOf(2, "name"), "Cy");
    EXPECT_EQ(textOf(0, "gamesText"), "2 finished games");
    EXPECT_THAT(textOf(0, "accessibleName"), HasSubstr("Ana, 2 finished games"));
}

TEST_F(PeopleTest, RenamesPlayerInAllGames) {
    play({ana, bo});
    const GameId first = session().id();
    session().setTitle(QStringLiteral("Friday"));
    start({cy, ana});
    hang(11, 2);
    show();
    rename(ana, zoe);
    EXPECT_THAT(notice(), HasSubstr("Ana is now called Zoë in all games."));
    EXPECT_EQ(session().players(), (QStringList{cy, zoe})) << "the game that is open";
    EXPECT_TRUE(session().historyView()->canUndo());
    session().historyView()->undo();
    EXPECT_EQ(session().players(), (QStringList{cy, zoe})) << "in its history as well";
    session().historyView()->redo();
    EXPECT_EQ(app().notices()->text().indexOf(QStringLiteral("another window")), -1);
    EXPECT_EQ(listed(1, "title"), "Friday");
    EXPECT_EQ(listed(1, "players"), "Zoë · Bo");
    EXPECT_THAT(listed(1, "scoreText").toStdString(), HasSubstr("Zoë 1"));
    const auto stored = library().load(first);
    for (const GameStep& step : stored->steps) {
        EXPECT_FALSE(step.document.contains(ana)) << step.document.toStdString();
    }
    EXPECT_EQ(readResult(stored->summary.facts.result.toStdString())->sides[0].names,
              std::vector<std::string>{"Zoë"});
    EXPECT_EQ(textOf(2, "name"), "Zoë");
    EXPECT_EQ(textOf(2, "gamesText"), "1 finished game");
}

TEST_F(PeopleTest, BlocksOtherActionsWhileRenaming) {
    play({ana, bo});
    show();
    people().rename(ana, zoe);
    EXPECT_EQ(people().busyText(), "Renaming Ana to Zoë in all games…");
    app().navigator()->show(Navigator::Table);
    app().navigator()->back();
    EXPECT_EQ(app().navigator()->page(), Navigator::Players);
    people().rename(bo, cy);
    library().flush();
    EXPECT_EQ(people().busyText(), "");
    EXPECT_EQ(library().knownNames(), (QStringList{zoe, bo}));
    app().navigator()->show(Navigator::Table);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
}

TEST_F(PeopleTest, RefusesToMergePlayersWhoHaveMet) {
    play({ana, bo});
    play({ana, cy});
    session().setTitle(QStringLiteral("Friday"));
    show();
    people().askMerge(ana, cy);
    EXPECT_EQ(people().mergeQuestion(), "");
    EXPECT_THAT(notice(),
                HasSubstr("Ana and Cy cannot be merged: they played together in 1 game (Friday"));
    people().rename(ana, bo);
    EXPECT_EQ(people().mergeQuestion(), "");
    EXPECT_THAT(notice(), HasSubstr("Ana and Bo cannot be merged"));
    EXPECT_EQ(library().people().aliases.size(), 0);
    people().askMerge(bo, cy);
    EXPECT_NE(people().mergeQuestion(), "");
    people().merge();
    people().askMerge(ana, cy);
    EXPECT_THAT(notice(), HasSubstr("in 2 games")) << "also as Bo";
}

TEST_F(PeopleTest, SeparatesMergedPlayersAfterRestart) {
    play({ana, bo});
    play({ana, cy});
    show();
    people().askMerge(bo, cy);
    people().merge();
    reopen();
    show();
    ASSERT_EQ(people().count(), 2);
    EXPECT_EQ(people().valueOf(1, "merged").toStringList(), QStringList{bo});
    people().separate(bo);
    EXPECT_EQ(notice(), "Bo is a separate player again.");
    ASSERT_EQ(people().count(), 3);
    EXPECT_EQ(textOf(1, "gamesText"), "1 finished game");
    undo();
    EXPECT_EQ(people().count(), 2);
}

TEST_F(PeopleTest, UndoesRename) {
    play({ana, bo});
    show();
    people().setShape(ana, 3);
    rename(ana, zoe);
    EXPECT_EQ(app().notices()->offer(), "Undo");
    undo();
    EXPECT_EQ(session().players(), (QStringList{ana, bo}));
    EXPECT_EQ(library().knownNames(), (QStringList{ana, bo}));
    EXPECT_EQ(library().people().find(ana)->shape, 3);
    EXPECT_TRUE(library().hasPlayer(ana));
    EXPECT_FALSE(library().hasPlayer(zoe));
}

TEST_F(PeopleTest, RejectsNameOfAnotherPlayerInSameGame) {
    start({ana, bo});
    session().renamePlayer(1, cy); // Bo's former seat
    const GameId game = session().id();
    library().setPeople(without(without(library().people(), bo), cy));
    start({ana, QStringLiteral("Di")});
    show();
    rename(ana, bo);
    EXPECT_THAT(notice(), HasSubstr("in “Musée: Ana · Cy”, another player is called Bo."));
    EXPECT_EQ(session().players().front(), ana);
    EXPECT_EQ(library().load(game)->summary.facts.players, "Ana · Cy");
    EXPECT_EQ(library().knownNames().first(), ana);
    rename(ana, QStringLiteral(" "));
    EXPECT_EQ(notice(), "Enter a name for every player.");
    rename(ana, ana);
}

TEST_F(PeopleTest, AsksToMergeWhenNameIsTaken) {
    play({ana, bo});
    play({QStringLiteral("Anna"), bo});
    show();
    rename(QStringLiteral("Anna"), ana);
    EXPECT_EQ(people().mergeQuestion(), "Are Anna and Ana the same person?");
    EXPECT_THAT(people().mergeExplanation().toStdString(), HasSubstr("games then count for Ana."));
    people().dismissMerge();
    EXPECT_EQ(people().mergeQuestion(), "");
    EXPECT_EQ(people().count(), 3);
    rename(QStringLiteral("Anna"), ana);
    people().merge();
    ASSERT_EQ(people().count(), 2);
    const int row = textOf(0, "name") == "Ana" ? 0 : 1;
    EXPECT_EQ(textOf(row, "gamesText"), "2 finished games");
    EXPECT_EQ(textOf(row, "otherNames"), "also Anna");
    EXPECT_EQ(session().players().first(), "Anna") << "the game is as it was played";
    app().notices()->acceptOffer();
    EXPECT_EQ(people().count(), 3);
    EXPECT_EQ(library().people().personOf(QStringLiteral("Anna")), "Anna");
}

TEST_F(PeopleTest, MergesWithPlayerMissingFromList) {
    play({ana, bo});
    play({cy, bo});
    library().setPeople(without(library().people(), ana));
    show();
    rename(cy, ana);
    EXPECT_NE(people().mergeQuestion(), "");
    people().merge();
    EXPECT_EQ(library().people().personOf(cy), ana);
    EXPECT_NE(library().people().find(ana), nullptr);
    EXPECT_EQ(people().count(), 2);
}

TEST_F(PeopleTest, KeepsGamesOfRemovedPlayer) {
    play({ana, bo});
    show();
    people().forget(ana);
    EXPECT_EQ(people().count(), 1);
    EXPECT_THAT(notice(), HasSubstr("Ana was removed from the list."));
    EXPECT_EQ(listed(0, "scoreText"), "Ana 1 · nothing entered: Bo · winner unknown");
    EXPECT_EQ(library().results()->size(), 1U);
    app().notices()->acceptOffer();
    EXPECT_EQ(people().count(), 2);
}

TEST_F(PeopleTest, ReadOnlyWindowChangesNoPlayer) {
    play({ana, bo});
    library().flush();
    Library reading{folder()};
    Preferences preferences{reading};
    preferences.overrideLanguage(Language::english);
    AppController other{reading, preferences};
    other.navigator()->show(Navigator::Players);
    other.people()->forget(ana);
    other.people()->rename(ana, zoe);
    other.people()->setColour(ana, 2);
    EXPECT_EQ(other.people()->count(), 2);
    EXPECT_NE(other.notices()->text(), "");
    EXPECT_EQ(library().knownNames(), (QStringList{ana, bo}));
}

TEST_F(PeopleTest, ShowsSymbolsOfPlayers) {
    start({ana, bo, cy});
    EXPECT_THAT(signs(), ElementsAre("00", "11", "22"));
    people().setColour(cy, 0);
    EXPECT_THAT(signs(), ElementsAre("11", "22", "00")) << "nobody has the same";
    people().setShape(cy, 4);
    EXPECT_THAT(signs(), ElementsAre("10", "21", "04"));
    people().setColour(ana, 0);
    EXPECT_THAT(signs(), ElementsAre("00", "21", "14")) << "who sits first keeps theirs";
    people().clearSymbol(cy);
    people().clearSymbol(ana);
    EXPECT_THAT(signs(), ElementsAre("00", "11", "22"));
}

TEST_F(PeopleTest, IgnoresPlayerSymbolsForTeams) {
    start({ana, bo, cy, QStringLiteral("Di")});
    people().setColour(ana, 4);
    EXPECT_THAT(signs(), ElementsAre("00", "11"));
    EXPECT_EQ(app().draft()->names()->valueOf(0, "colour"), 0);
}

TEST_F(PeopleTest, ComputesMissingResults) {
    play({ana, bo});
    const GameId id = session().id();
    GameFacts facts = library().load(id)->summary.facts;
    const QString result = std::exchange(facts.result, {});
    library().moveTo(id, library().load(id)->position, facts);
    const GameId damaged = library().create(facts, QStringLiteral("no game at all"));
    library().flush();
    ASSERT_EQ(library().results()->size(), 0U);
    computeMissingResults(library());
    ASSERT_EQ(library().results()->size(), 1U);
    EXPECT_EQ(library().results()->front().id, id);
    EXPECT_EQ(library().results()->front().result, result);
    EXPECT_THAT(*library().gamesWithoutResult(0, 9), ElementsAre(damaged));
}

TEST_F(PeopleTest, StartsRecentPlayerGroup) {
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->setHidesPoints(true);
    start({ana, bo, cy});
    const AnyCase first = session().current();
    app().draft()->setGame(QStringLiteral("muse"));
    app().draft()->setHidesPoints(false);
    start({bo, ana, cy});
    app().closeGame();
    app().navigator()->show(Navigator::New);
    ASSERT_EQ(lineUps().count(), 2);
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Bo · Ana · Cy");
    EXPECT_EQ(lineUps().valueOf(1, "accessibleName"), "Ana · Bo · Cy, Museum");
    app().playerGroups()->start(1);
    EXPECT_EQ(app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(session().current(), first);
    EXPECT_FALSE(session().points()->isHidden()) << "points were hidden in one game only";
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Ana · Bo · Cy") << "the last one comes first, once";
    EXPECT_EQ(lineUps().count(), 2);
    app().playerGroups()->start(7);
    reopen();
    EXPECT_EQ(lineUps().count(), 2);
}

TEST_F(PeopleTest, FillsInFormWhenGroupMustEnterTokens) {
    start({ana, bo});
    app().closeGame();
    app().draft()->setPlayerCount(3);
    app().navigator()->show(Navigator::New);
    app().playerGroups()->start(0);
    EXPECT_EQ(app().navigator()->page(), Navigator::New);
    EXPECT_EQ(app().draft()->namesGiven(), (QStringList{ana, bo}));
    app().draft()->start();
    EXPECT_EQ(session().players(), (QStringList{ana, bo}));
}

TEST_F(PeopleTest, LabelsPlayerGroupWithTapAction) {
    app().draft()->setGame(QStringLiteral("muse"));
    start({ana, bo, cy}); // Muse needs three or four players
    app().draft()->setGame(QStringLiteral("musee"));
    start({ana, bo});
    EXPECT_EQ(lineUps().valueOf(0, "actionText"), "Fill in");
    EXPECT_EQ(lineUps().valueOf(0, "asks"), true);
    EXPECT_EQ(lineUps().valueOf(1, "actionText"), "Start");
    EXPECT_EQ(lineUps().valueOf(1, "asks"), false);
}

TEST_F(PeopleTest, RemembersGroupThatFinished) {
    for (const Game& game : games()) {
        app().draft()->setGame(toQt(game.id));
        start({ana, bo, cy});
        app().navigator()->show(Navigator::Seats);
        app().seating()->addKnownName(zoe);
        app().seating()->apply();
        ASSERT_EQ(session().players().size(), 4) << game.id;
        session().setFinished(true);
        app().closeGame();
        ASSERT_GE(lineUps().count(), 1);
        const std::string shown = lineUps().valueOf(0, "players").toString().toStdString();
        EXPECT_NE(shown.find("Zoë"), std::string::npos) << game.id << ": " << shown;
    }
    EXPECT_EQ(lineUps().count(), std::ssize(games())) << "three people alone have finished no game";
    reopen();
    EXPECT_EQ(lineUps().count(), 4);
}

TEST_F(PeopleTest, KeepsEarlierGroupWhenAnotherFinishes) {
    app().draft()->setGame(QStringLiteral("museum"));
    start({ana, bo, cy});
    session().setFinished(true);
    start({ana, bo, cy});
    app().navigator()->show(Navigator::Seats);
    app().seating()->addKnownName(zoe);
    app().seating()->apply();
    session().setFinished(true);
    app().closeGame();
    EXPECT_EQ(lineUps().count(), 2);
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Ana · Bo · Cy · Zoë");
    EXPECT_EQ(lineUps().valueOf(1, "players"), "Ana · Bo · Cy");
}

class StaircasePatternTest : public PeopleTest {
protected:
    [[nodiscard]] const musee::Staircases& pattern() const { return layout().staircases; }
    /// Taps a token of the draft.
    void turnInDraft(int token) const {
        app().draft()->setup()->property("tokens").value<TokensModel*>()->toggle(token);
    }
    void turn(std::string_view row, int column) const {
        session().edit(musee::toggleToken(layout(), row, column), {.text = {"test.turned"}});
    }
    void usualTable() {
        app().closeGame();
        app().playerGroups()->start(0);
        app().draft()->start();
    }
};

TEST_F(StaircasePatternTest, ForgetsIllegalPattern) {
    app().draft()->setPlayerCount(2);
    turnInDraft(0); // four in the top row
    start({ana, bo});
    ASSERT_EQ(pattern().top, (std::vector{1, 2, 4, 6}));
    session().setFinished(true);
    usualTable();
    EXPECT_EQ(pattern(), musee::firstGameStaircases(2));
}

TEST_F(StaircasePatternTest, RemembersPatternAtEndOfGame) {
    app().draft()->setPlayerCount(2);
    turnInDraft(0);
    start({ana, bo});
    turn("top", 6);
    turn("bottom", 5);
    turn("bottom", 6);
    session().setFinished(true);
    const musee::Staircases ended = pattern();
    usualTable();
    EXPECT_EQ(pattern(), ended);
    EXPECT_EQ(pattern().top, (std::vector{1, 2, 4}));
    EXPECT_EQ(pattern().bottom, (std::vector{1, 3, 6}));
}

TEST_F(StaircasePatternTest, StartsRematchWithLegalPattern) {
    start({ana, bo});
    turn("top", 1);
    app().draft()->rematch();
    session().question()->answer(0);
    app().draft()->start();
    EXPECT_EQ(pattern(), musee::firstGameStaircases(2));
}

TEST_F(PeopleTest, OmitsGroupsWithUnnamedOrRemovedPlayers) {
    app().draft()->start();
    EXPECT_EQ(lineUps().count(), 0) << "nobody was named";
    start({ana, bo});
    EXPECT_EQ(lineUps().count(), 1);
    people().forget(bo);
    EXPECT_EQ(lineUps().count(), 0);
    people().undo();
    EXPECT_EQ(lineUps().count(), 1);
    rename(bo, zoe);
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Ana · Zoë");
}

TEST_F(PeopleTest, SortsPlayersAsLanguageDoes) {
    start({QStringLiteral("Zoé"), QStringLiteral("Émile"), QStringLiteral("eva"),
           QStringLiteral("Fred")});
    start({QStringLiteral("Ana 10"), QStringLiteral("Ana 2")});
    show();
    std::vector<std::string> names;
    for (int row = 0; row < people().count(); ++row) {
        names.push_back(textOf(row, "name"));
    }
    EXPECT_THAT(names, ElementsAre("Ana 2", "Ana 10", "Émile", "eva", "Fred", "Zoé"));
    EXPECT_EQ(people().names().first(), "Ana 2");
}

TEST_F(PeopleTest, CountsSpellingsOfOneNameTogether) {
    play({ana, bo});
    AnyCase position = musee::hang(
        layout(), {.side = 1, .gallery = musee::Gallery::upper, .column = 1}, musee::Exhibit{20});
    headerOf(position).players = {"ANA\u200b", "bo "};
    app().boardImport()->add(position);
    session().setFinished(true);
    show();
    ASSERT_EQ(people().count(), 2);
    EXPECT_EQ(textOf(0, "gamesText"), "2 finished games");
    rename(ana, zoe);
    EXPECT_EQ(session().players().first(), zoe) << "in every spelling";
    app().navigator()->show(Navigator::Statistics);
    EXPECT_EQ(app().statistics()->players()->count(), 2);
}

TEST_F(PeopleTest, ListsPlayersOfOpenedGames) {
    start({ana, bo});
    AnyCase position = session().current();
    headerOf(position).players = {"Cy", "P2"};
    app().boardImport()->add(position);
    show();
    EXPECT_EQ(library().knownNames(), (QStringList{cy, ana, bo})) << "P2 is nobody's name";
    app().boardImport()->add(position);
    EXPECT_EQ(library().knownNames().size(), 3);
}

class CorrectedNameTest : public PeopleTest {
protected:
    void acceptOffer() {
        app().notices()->acceptOffer();
        library().flush();
        QCoreApplication::processEvents();
    }
    const QString right = QStringLiteral("Gregoire");
    const QString wrong = QStringLiteral("Gregorie");
};

TEST_F(CorrectedNameTest, OffersToRenameNewPlayerEverywhere) {
    play({wrong, bo});
    const GameId first = session().id();
    start({wrong, bo});
    EXPECT_EQ(session().renamePlayer(0, right), "");
    EXPECT_EQ(notice(), "Gregorie is now called Gregoire in this game.");
    EXPECT_EQ(app().notices()->offer(), "Everywhere");
    EXPECT_EQ(library().load(first)->summary.facts.players, "Gregorie · Bo");
    acceptOffer();
    EXPECT_EQ(notice(), "Gregorie is now called Gregoire in all games.");
    EXPECT_EQ(library().load(first)->summary.facts.players, "Gregoire · Bo");
    EXPECT_EQ(library().knownNames().count(wrong), 0);
    EXPECT_EQ(lineUps().count(), 1);
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Gregoire · Bo");
    acceptOffer(); // undo
    EXPECT_EQ(library().load(first)->summary.facts.players, "Gregorie · Bo");
    EXPECT_EQ(session().players().first(), right) << "this game was corrected before";
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Gregorie · Bo");
    EXPECT_NE(library().people().find(wrong), nullptr);
}

TEST_F(CorrectedNameTest, FillsInCorrectedNameNextTime) {
    play({wrong, bo});
    start({wrong, bo});
    session().renamePlayer(0, right);
    acceptOffer();
    app().navigator()->show(Navigator::Home);
    app().navigator()->show(Navigator::New);
    EXPECT_EQ(app().draft()->namesGiven(), (QStringList{right, bo}));
    app().draft()->start();
    EXPECT_EQ(library().people().find(wrong), nullptr);
    EXPECT_EQ(lineUps().count(), 1);
    settle();
    for (int row = 0; row < 3; ++row) {
        EXPECT_EQ(listed(row, "title"), "Musée: Gregoire · Bo");
    }
}

TEST_F(CorrectedNameTest, ForgetsSpellingsOfOneGame) {
    start({wrong, bo});
    people().setShape(wrong, 3);
    session().renamePlayer(0, QStringLiteral("Gregoir"));
    session().renamePlayer(0, right);
    EXPECT_EQ(notice(), "") << "no other game has the name";
    EXPECT_EQ(library().knownNames(), (QStringList{right, bo}));
    EXPECT_EQ(library().people().find(right)->shape, 3);
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Gregoire · Bo");
    EXPECT_EQ(app().draft()->namesGiven(), (QStringList{right, bo}));
    session().historyView()->undo();
    session().historyView()->undo();
    EXPECT_EQ(library().knownNames(), (QStringList{wrong, bo}));
    EXPECT_EQ(library().people().find(wrong)->shape, 3);
}

TEST_F(CorrectedNameTest, OffersFirstSpellingAfterTwoCorrections) {
    play({wrong, bo});
    start({wrong, bo});
    session().renamePlayer(0, QStringLiteral("Gregoir"));
    session().renamePlayer(0, right);
    EXPECT_EQ(notice(), "Gregorie is now called Gregoire in this game.");
    acceptOffer();
    EXPECT_EQ(library().knownNames(), (QStringList{right, bo}));
    session().historyView()->undo();
    EXPECT_EQ(session().players().first(), "Gregoir");
}

TEST_F(CorrectedNameTest, OffersAgainOnReturnToGame) {
    play({wrong, bo});
    start({wrong, bo});
    session().renamePlayer(0, right);
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(notice(), "");
    app().navigator()->show(Navigator::Table);
    EXPECT_EQ(notice(), "Gregorie is now called Gregoire in this game.");
    acceptOffer();
    EXPECT_EQ(library().people().find(wrong), nullptr);
    app().navigator()->show(Navigator::Home);
    app().navigator()->show(Navigator::Table);
    EXPECT_EQ(notice(), "") << "answered";
    session().renamePlayer(0, wrong);
    session().renamePlayer(0, right);
    session().historyView()->undo();
    EXPECT_EQ(notice(), "") << "nothing to offer after undo";
}

TEST_F(CorrectedNameTest, NeverTakesPlayerForAnotherAtTheTable) {
    play({right, bo});
    start({ana, right});
    session().renamePlayer(0, wrong);
    EXPECT_EQ(notice(), "");
}

TEST_F(CorrectedNameTest, NeverMakesPlayersWhoHaveMetOnePerson) {
    const QString brief = QStringLiteral("Greg");
    play({right, cy});
    play({wrong, brief});
    const GameId together = session().id();
    show();
    people().askMerge(brief, right);
    people().merge();
    start({wrong, bo});
    session().renamePlayer(0, right);
    ASSERT_EQ(app().notices()->offer(), "Everywhere");
    acceptOffer();
    EXPECT_THAT(notice(), HasSubstr("Gregorie and Gregoire cannot be merged: they played together "
                                    "in 1 game (Musée: Gregorie · Greg"));
    EXPECT_EQ(library().load(together)->summary.facts.players, "Gregorie · Greg");
    EXPECT_NE(library().people().find(wrong), nullptr);
    EXPECT_EQ(session().players().first(), right) << "this game was corrected before";
}

TEST_F(CorrectedNameTest, AsksForNoPlayerWithoutGames) {
    play({right, bo});
    library().setPeople(withRecentPlayer(library().people(), QStringLiteral("Ingrida")));
    start({ana, bo});
    session().renamePlayer(0, QStringLiteral("Ingrid"));
    EXPECT_EQ(notice(), "");
    session().renamePlayer(0, QStringLiteral("P1"));
    EXPECT_EQ(library().people().find(QStringLiteral("P1")), nullptr);
}

TEST_F(CorrectedNameTest, MergesMisspeltPlayerAndGroupWithKnownOnes) {
    play({right, bo});
    const GameId before = session().id();
    people().setShape(right, 3);
    play({wrong, bo});
    start({wrong, bo});
    ASSERT_EQ(lineUps().count(), 2);
    session().renamePlayer(0, right);
    acceptOffer();
    EXPECT_EQ(lineUps().count(), 1) << "the misspelt group is gone";
    EXPECT_EQ(lineUps().valueOf(0, "players"), "Gregoire · Bo");
    EXPECT_EQ(library().people().find(wrong), nullptr);
    EXPECT_EQ(library().people().find(right)->shape, 3);
    acceptOffer(); // undo
    EXPECT_EQ(library().load(before)->summary.facts.players, "Gregoire · Bo");
    EXPECT_EQ(lineUps().count(), 2);
    EXPECT_NE(library().people().find(wrong), nullptr);
}

TEST_F(CorrectedNameTest, OffersNothingForAnotherPerson) {
    play({ana, bo});
    start({cy, bo});
    session().renamePlayer(0, ana);
    EXPECT_EQ(notice(), "") << "Ana sits there, Cy is somebody else";
    app().draft()->setName(0, {});
    app().draft()->setName(1, {});
    app().draft()->start();
    session().renamePlayer(0, zoe);
    EXPECT_EQ(notice(), "") << "nobody was named before";
}

TEST_F(CorrectedNameTest, AsksAboutNewNameThatIsNearlyKnown) {
    play({right, bo});
    start({ana, cy});
    session().renamePlayer(0, wrong);
    EXPECT_EQ(notice(), "Is “Gregorie” the player Gregoire?");
    EXPECT_EQ(app().notices()->offer(), "Rename");
    acceptOffer();
    EXPECT_EQ(session().players().first(), right);
    EXPECT_EQ(library().people().find(wrong), nullptr);
    EXPECT_EQ(session().renamePlayer(0, QStringLiteral(" gregoire ")), "");
    EXPECT_NE(session().renamePlayer(1, QStringLiteral("GREGOIRE")), "") << "one name";
}

TEST_F(PeopleTest, RemembersPlayerNamedDuringGame) {
    app().draft()->start();
    session().renamePlayer(0, zoe);
    EXPECT_EQ(library().knownNames(), QStringList{zoe});
}

} // namespace

} // namespace cimaise
