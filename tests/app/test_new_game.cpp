// Tests the draft of a new game: seats, names, teams, the pattern of staircases.
#include "app/games/muse/muse_setup.h"
#include "app/games/musee/musee_setup.h"
#include "app/games/museum/museum_setup.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>

namespace cimaise {

namespace {

class NewGameTest : public AppControllerTest {
protected:
    [[nodiscard]] NewGame& draft() const { return *app().draft(); }
    [[nodiscard]] MuseeSetup& setup() const { return *qobject_cast<MuseeSetup*>(draft().setup()); }
    [[nodiscard]] QString seat(int row, const char* role) const {
        return draft().names()->valueOf(row, role).toString();
    }
    [[nodiscard]] std::vector<std::string> players() const {
        return headerOf(draft().position()).players;
    }
};

TEST_F(NewGameTest, CanStartWithoutTypingAnything) {
    EXPECT_EQ(draft().game(), "musee");
    EXPECT_EQ(draft().playerCount(), 2);
    EXPECT_TRUE(draft().canStart());
    EXPECT_EQ(seat(0, "placeholder"), "P1");
    EXPECT_EQ(players(), (std::vector<std::string>{"P1", "P2"}));
    app().draft()->start();
    EXPECT_EQ(library().knownNames(), QStringList{}) << "ours are nobody's names";
}

TEST_F(NewGameTest, AllowsTwoToFourPlayers) {
    EXPECT_EQ(draft().minPlayers(), 2);
    EXPECT_EQ(draft().most(), 4);
    draft().setPlayerCount(5);
    draft().setPlayerCount(1);
    EXPECT_EQ(draft().playerCount(), 2);
    draft().setPlayerCount(3);
    EXPECT_EQ(draft().names()->count(), 3);
    EXPECT_EQ(setup().tokens()->count(), 10);
    EXPECT_EQ(draft().remark(), "");
    EXPECT_EQ(draft().teamsText(), "");
}

TEST_F(NewGameTest, FourPlayersFormTeams) {
    draft().setPlayerCount(4);
    draft().setName(0, QStringLiteral("Ana"));
    draft().setName(2, QStringLiteral("Cy"));
    EXPECT_EQ(draft().teamsText(), "Ana & Cy play against P2 & P4.");
    EXPECT_EQ(seat(0, "team"), "Team 1");
    EXPECT_EQ(seat(1, "team"), "Team 2");
    EXPECT_EQ(seat(2, "team"), "Team 1");
}

TEST_F(NewGameTest, RejectsInvalidNames) {
    draft().setName(0, QStringLiteral("Ana"));
    draft().setName(1, QStringLiteral(" Ana"));
    EXPECT_FALSE(draft().canStart());
    EXPECT_TRUE(draft().problem().contains(QStringLiteral("Ana")));
    app().draft()->start();
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_NE(app().notices()->text(), "");
    draft().setName(1, QString(201, u'x'));
    EXPECT_FALSE(draft().canStart());
    draft().setName(1, QStringLiteral("P1"));
    EXPECT_TRUE(draft().canStart());
    draft().setName(0, {});
    EXPECT_FALSE(draft().canStart()) << "the empty seat is P1 as well";
}

TEST_F(NewGameTest, UsesKnownSpellingAndRejectsSameName) {
    start();
    app().closeGame();
    draft().setName(0, QStringLiteral(" ANA "));
    draft().setName(1, QStringLiteral("Cy"));
    EXPECT_EQ(players(), (std::vector<std::string>{"Ana", "Cy"}));
    EXPECT_EQ(draft().namesGiven().first(), "Ana");
    draft().setName(0, QStringLiteral("CY"));
    EXPECT_EQ(draft().problem(), "“CY” and “Cy” are the same name.");
    EXPECT_FALSE(draft().canStart());
}

TEST_F(NewGameTest, AsksOnceWhetherNearNameIsKnownPlayer) {
    start({QStringLiteral("Gregoire"), QStringLiteral("Bo")});
    app().closeGame();
    draft().setName(0, QStringLiteral("Gregorie"));
    draft().setName(1, QStringLiteral("Jo"));
    draft().start();
    EXPECT_EQ(app().session(), nullptr);
    EXPECT_EQ(draft().spelling()->text(), "You entered “Gregorie”. Is this Gregoire?");
    draft().spelling()->dismiss();
    EXPECT_EQ(draft().spelling()->text(), "");
    draft().start();
    draft().spelling()->answer(true);
    EXPECT_EQ(draft().spelling()->text(), "");
    EXPECT_EQ(session().players(), (QStringList{"Gregoire", "Jo"}));
    app().closeGame();
    draft().setName(0, QStringLiteral("Gregorie"));
    draft().start();
    EXPECT_EQ(draft().spelling()->otherText(), "No, Gregorie is a new player");
    draft().spelling()->answer(false);
    EXPECT_EQ(session().players().first(), "Gregorie");
    app().closeGame();
    draft().start();
    EXPECT_NE(app().session(), nullptr) << "known now";
}

TEST_F(NewGameTest, AssignsKnownNamesOnce) {
    start();
    draft().setName(0, {});
    draft().setName(1, {});
    EXPECT_EQ(draft().knownNames(), (QStringList{"Ana", "Bo"}));
    draft().addKnownName(QStringLiteral("Bo"));
    EXPECT_EQ(seat(0, "name"), "Bo");
    EXPECT_EQ(draft().knownNames(), (QStringList{"Ana", "Bo"})) << "no name moves under a finger";
    EXPECT_EQ(draft().namesGiven(), QStringList{"Bo"});
    draft().addKnownName(QStringLiteral("Bo"));
    EXPECT_EQ(draft().namesGiven(), QStringList{"Bo"}) << "once";
    draft().addKnownName(QStringLiteral("Ana"));
    draft().addKnownName(QStringLiteral("Zoé"));
    EXPECT_EQ(players(), (std::vector<std::string>{"Bo", "Ana"})) << "no seat was left";
}

TEST_F(NewGameTest, StartsWithFirstGamePattern) {
    const auto pattern = [this] { return std::get<musee::Layout>(draft().position()).staircases; };
    const musee::Staircases first{.top = {2, 4, 6}, .bottom = {1, 3, 5}};
    EXPECT_EQ(pattern(), first);
    EXPECT_EQ(setup().tokens()->valueOf(1, "staircase"), true);
    EXPECT_EQ(setup().tokens()->valueOf(0, "staircase"), false);
    setup().tokens()->toggle(0);
    EXPECT_EQ(pattern().top.size(), 4U);
    EXPECT_NE(draft().remark(), "") << "three in each row";
    EXPECT_TRUE(draft().canStart()) << "a referee, not a lock";
    setup().tokens()->toggle(6);
    EXPECT_EQ(pattern().bottom, (std::vector<int>{3, 5}));
    setup().firstGamePattern();
    EXPECT_EQ(pattern(), first);
    setup().tokens()->toggle(-1);
    setup().tokens()->toggle(12);
    EXPECT_EQ(pattern(), first);
}

TEST_F(NewGameTest, AdaptsSeatsAndSetupToGame) {
    draft().setName(0, QStringLiteral("Ana"));
    draft().setGame(QStringLiteral("muse"));
    EXPECT_EQ(draft().game(), "muse");
    EXPECT_EQ(draft().minPlayers(), 3);
    EXPECT_EQ(draft().playerCount(), 3) << "as few as can play";
    EXPECT_EQ(seat(0, "name"), "Ana") << "names stay seated";
    auto* muse = qobject_cast<MuseSetup*>(draft().setup());
    ASSERT_NE(muse, nullptr);
    EXPECT_FALSE(muse->extended());
    muse->setExtended(true);
    draft().setPlayerCount(4);
    EXPECT_TRUE(muse->extended()) << "whoever else sits down";
    EXPECT_EQ(std::get<muse::Layout>(draft().position()).deck, muse::Deck::extended);
    EXPECT_EQ(std::get<muse::Layout>(draft().position()).table.economy.total(), 6 * 8);
    draft().setHidesPoints(true);
    EXPECT_FALSE(draft().canHidePoints());
    EXPECT_FALSE(draft().hidesPoints()) << "everyone sees the palaces";
    draft().setGame(QStringLiteral("musee"));
    EXPECT_TRUE(draft().hidesPoints());
    EXPECT_EQ(draft().playerCount(), 4);
    EXPECT_NE(qobject_cast<MuseeSetup*>(draft().setup()), nullptr);
    draft().setGame(QStringLiteral("chess"));
    EXPECT_EQ(draft().game(), "musee");
}

TEST_F(NewGameTest, KeepsOnlyRequestedPlayerCountAcrossGames) {
    draft().setGame(QStringLiteral("muse"));
    ASSERT_EQ(draft().playerCount(), 3);
    draft().setGame(QStringLiteral("musee"));
    EXPECT_EQ(draft().playerCount(), 2) << "the usual number: nobody asked for three";
    draft().setPlayerCount(4);
    draft().setGame(QStringLiteral("muse"));
    draft().setGame(QStringLiteral("musee"));
    EXPECT_EQ(draft().playerCount(), 4) << "the number that was asked for";
}

TEST_F(NewGameTest, ProposesEditionOfLanguage) {
    draft().setGame(QStringLiteral("museum"));
    preferences().setLanguage(QStringLiteral("fr"));
    EXPECT_EQ(draft().remark(), "Première édition française");
    app().draft()->start();
    EXPECT_EQ(std::get<museum::Layout>(session().current()).edition, museum::Edition::firstFrench);
    app().navigator()->show(Navigator::New);
    qobject_cast<MuseumSetup*>(draft().setup())->setEdition(0);
    EXPECT_EQ(draft().remark(), "Édition anglaise (2019)") << "as chosen";
    draft().setPlayerCount(3);
    EXPECT_EQ(draft().remark(), "Édition anglaise (2019)");
    draft().setGame(QStringLiteral("muse"));
    EXPECT_EQ(draft().remark(), "");
}

TEST_F(NewGameTest, EveryGameCanStart) {
    for (int row = 0; row < draft().games()->count(); ++row) {
        const QString game = draft().games()->valueOf(row, "game").toString();
        draft().setGame(game);
        EXPECT_EQ(draft().game(), game);
        EXPECT_TRUE(draft().canStart());
        EXPECT_EQ(draft().remark(), game == "museum" ? "English edition (2019)" : "");
        app().draft()->start();
        EXPECT_EQ(session().game(), game);
    }
}

TEST_F(NewGameTest, GivesEachSideItsOwnSymbol) {
    draft().setPlayerCount(3);
    EXPECT_EQ(draft().names()->valueOf(2, "shape"), 2);
    EXPECT_EQ(draft().names()->valueOf(2, "colour"), 2);
    draft().setPlayerCount(4);
    EXPECT_EQ(draft().names()->valueOf(2, "shape"), 0) << "a team has one";
    EXPECT_EQ(draft().names()->valueOf(3, "shape"), 1);
}

TEST_F(NewGameTest, PlaceholderNamesDifferInFirstTwoLetters) {
    draft().setPlayerCount(4);
    for (const char* language : {"en", "fr"}) {
        preferences().setLanguage(QLatin1String(language));
        QSet<QString> beginnings;
        for (int row = 0; row < 4; ++row) {
            beginnings << seat(row, "placeholder").first(2);
        }
        EXPECT_EQ(beginnings.size(), 4);
    }
}

TEST_F(NewGameTest, ModelsPassModelTester) {
    const QAbstractItemModelTester seats{draft().names()};
    const QAbstractItemModelTester tokens{setup().tokens()};
    const QAbstractItemModelTester games{draft().games()};
    draft().setPlayerCount(4);
    draft().setPlayerCount(3);
    draft().setPlayerCount(2);
    preferences().setLanguage(QStringLiteral("fr"));
}

} // namespace

} // namespace cimaise
