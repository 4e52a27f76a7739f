// Tests points hidden until the end, and single boards.
#include "app/game/hidden_points_filter.h"
#include "app/statistics/game_result.h"
#include "app/viewmodels/musee/musee_table.h"
#include "positions/artsociety/art_society_edits.h"
#include "scoring/scores.h"
#include "tests/app/controller_fixture.h"
#include "tests/support/patience.h"
#include "validators/checks.h"
#include "validators/museum/museum_rules.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

class HiddenPointsTest : public AppControllerTest {
protected:
    void begin(bool hidden = true) {
        app().draft()->setHidesPoints(hidden);
        start({QStringLiteral("Ana"), QStringLiteral("Bo"), QStringLiteral("Cy")});
        hang(10, 1, 0);
        hang(11, 1, 1);
        hang(16, 2, 1);
    }
    [[nodiscard]] QString total(int side) const {
        return session().sides()->valueOf(side, "totalText").toString();
    }
    [[nodiscard]] std::vector<bool> veils() const {
        std::vector<bool> veils;
        for (int row = 0; row < session().ranking()->count(); ++row) {
            veils.push_back(session().ranking()->valueOf(row, "unrevealed").toBool());
        }
        return veils;
    }
};

TEST_F(HiddenPointsTest, HidesPointsUntilFinished) {
    begin();
    EXPECT_EQ(total(0), "?");
    EXPECT_EQ(session().sides()->valueOf(1, "leader"), false);
    EXPECT_EQ(session().sides()->valueOf(1, "placeText"), "");
    EXPECT_THAT(veils(), ElementsAre()) << "how many places there are tells of a tie";
    const SheetModel& sheet = *session().sheet();
    for (int row = 0; row < sheet.lineCount(); ++row) {
        EXPECT_EQ(sheet.data(sheet.index(row, 1), sheet.roleNames().key("pointsText")), "?");
    }
    session().highlighter()->showLine(1, QStringLiteral("paintings"));
    EXPECT_EQ(session().highlighter()->evidence()->count(), 0);
    EXPECT_EQ(listed(0, "scoreText"), "");
    reopen();
    EXPECT_EQ(total(0), "?");
    session().setFinished(true);
    EXPECT_EQ(total(0), "1");
    EXPECT_THAT(listed(0, "scoreText").toStdString(), HasSubstr("Ana 1"));
}

TEST_F(HiddenPointsTest, SavesResultOnceFinished) {
    begin();
    hang(20, 1, 2); // a board with nothing on it has no score
    settle();
    EXPECT_EQ(library().results()->size(), 0U);
    session().setFinished(true);
    settle();
    const auto stored = library().results();
    ASSERT_EQ(stored->size(), 1U);
    EXPECT_EQ(stored->front().id, session().id());
    const std::optional<GameResult> result = readResult(stored->front().result.toStdString());
    EXPECT_EQ(result, resultOf(session().current(), check(session().current()),
                               score(session().current())));
    hang(17, 3, 1);
    settle();
    EXPECT_EQ(readResult(library().results()->front().result.toStdString())->sides[1].total,
              session().evaluation().score.sheets[1].total)
        << "an edit of a game that is over";
}

TEST_F(HiddenPointsTest, SavesNoResultForSingleBoard) {
    app().draft()->checkBoard(QStringLiteral("musee"));
    hang(10, 1);
    session().setFinished(true);
    settle();
    ASSERT_NE(session().id(), 0);
    EXPECT_EQ(library().results()->size(), 0U);
    EXPECT_EQ(library().gamesWithoutResult(0, 50)->size(), 0U);
}

TEST_F(HiddenPointsTest, HidesPointsOfPlacementsUnlessPeeking) {
    begin();
    MuseeTable table;
    table.setSession(&session());
    table.switchMode(MuseeTable::Where);
    table.keypad()->press(17);
    const auto gain = [&](int row) {
        return table.spaces()->valueOf(row, "gainText").toString().toStdString();
    };
    const auto findingText = [&](int row) {
        return table.spaces()->valueOf(row, "accessibleDescription").toString().toStdString();
    };
    int legal = 0;
    while (table.spaces()->valueOf(legal, "mark") != "legal") {
        ++legal;
    }
    EXPECT_EQ(gain(legal), "?");
    EXPECT_THAT(findingText(legal), HasSubstr("17 may hang here: … points."));
    session().points()->setPeeking(true);
    EXPECT_EQ(gain(legal), "+1") << "one more painting";
    EXPECT_THAT(findingText(legal), HasSubstr("17 may hang here: 1 point."));
    session().points()->setPeeking(false);
    EXPECT_EQ(gain(legal), "?");
}

TEST_F(HiddenPointsTest, HidesEffectsOfAnswers) {
    begin();
    for (int row = 0; row < session().readings()->count(); ++row) {
        for (const char* role : {"totals", "outcomes"}) {
            EXPECT_EQ(session().readings()->valueOf(row, role).toStringList().join(QString{}), "");
        }
        EXPECT_EQ(session().readings()->valueOf(row, "effect"), "");
    }
    EXPECT_EQ(session().readings()->together(), QStringList{});
}

/// The filter knows every finding text that contains points.
TEST(HiddenPointsFilter, DetectsEveryFindingThatContainsPoints) {
    int revealing = 0;
    for (const Game& game : games()) {
        for (const RuleInfo& rule : rulesOf(game.id)) {
            for (const FindingText& text : rule.messages) {
                const std::string wording{wordingOf(text.says, Language::english, 2)};
                const bool reveals = wording.find("{points}") != std::string::npos ||
                                     wording.find("{ranges}") != std::string::npos ||
                                     wording.find("{sum}") != std::string::npos;
                EXPECT_EQ(revealsPoints(text.says), reveals) << wording;
                revealing += reveals ? 1 : 0;
            }
        }
    }
    EXPECT_GT(revealing, 5);
}

TEST(HiddenPointsFilter, RemovesFiguresFromFindings) {
    museum::Layout layout = museum::newLayout({.players = {"Ana", "Bo"}});
    museum::Museum& ana = layout.museums[0];
    ana.objects = {{{.at = {1, 1}, .civilisation = museum::Civilisation::roman, .value = 4}}};
    ana.track = museum::CopyFact{59};
    const Findings all = museum::check(layout);
    const Findings left = withoutPoints(all);
    const auto wordingOfRule = [&](std::string_view rule) -> std::string {
        const auto found = std::ranges::find(left, rule, &Finding::rule);
        return found == left.end() ? std::string{}
                                   : Translator{Language::english, layout}.format(found->says);
    };
    EXPECT_EQ(wordingOfRule("museum.track"),
              "The score track does not match the objects on the board.");
    EXPECT_EQ(wordingOfRule("museum.end"), "Ana has triggered the end of the game.");
    EXPECT_EQ(left.size(), all.size());
}

TEST(HiddenPointsFilter, RemovesTieFinding) {
    const museum::Layout level = museum::newLayout({.players = {"Ana", "Bo"}});
    const auto isTie = [](const Finding& one) { return one.rule == museum::tieRule; };
    const Findings all = museum::check(level);
    EXPECT_TRUE(std::ranges::any_of(all, isTie));
    EXPECT_TRUE(std::ranges::none_of(withoutPoints(all), isTie));
    const Finding handNeeded{.rule = "art.hand.needed",
                             .severity = Severity::missing,
                             .says = {.text = {"art.hand.needed.tied"}}};
    EXPECT_TRUE(withoutPoints({handNeeded}).empty()) << "only tied players need their hands";
}

TEST_F(HiddenPointsTest, HidesFiguresInRuling) {
    app().draft()->setGame(QStringLiteral("museum"));
    app().draft()->setHidesPoints(true);
    start();
    museum::Layout layout = std::get<museum::Layout>(session().current());
    layout.museums[0].track = museum::CopyFact{59};
    session().edit(layout, {.text = {"test.hung"}});
    int row = 0;
    while (session().findings()->valueOf(row, "ruleId") != "museum.track") {
        ASSERT_LT(++row, session().findings()->count());
    }
    session().highlighter()->askAboutFinding(row);
    EXPECT_THAT(session().highlighter()->ruling()->sentences().join(u' ').toStdString(),
                AllOf(HasSubstr("does not match"), Not(HasSubstr("59"))));
}

TEST_F(HiddenPointsTest, ShowsPointsWhilePeeking) {
    begin();
    session().points()->setPeeking(true);
    EXPECT_EQ(total(0), "1");
    EXPECT_THAT(veils(), ElementsAre(false, false, false));
    session().points()->setPeeking(false);
    EXPECT_EQ(total(0), "?");
    session().points()->setHidden(false);
    EXPECT_EQ(total(0), "1");
}

TEST_F(HiddenPointsTest, ShowsOnlyPointsOfPeekedSide) {
    begin();
    const SheetModel& sheet = *session().sheet();
    const auto points = [&](int column) {
        return sheet.data(sheet.index(0, column), sheet.roleNames().key("pointsText"));
    };
    session().points()->setPeekedSide(1);
    EXPECT_EQ(total(0), "?");
    EXPECT_NE(total(1), "?");
    EXPECT_EQ(total(2), "?");
    EXPECT_EQ(points(0), "?");
    EXPECT_EQ(points(1), "2") << "two paintings";
    EXPECT_EQ(session().sides()->valueOf(1, "placeText"), "") << "it tells of the others";
    EXPECT_EQ(session().sides()->valueOf(1, "leader"), false);
    EXPECT_TRUE(session().points()->totalsHidden());
    session().points()->setPeekedSide(-1);
    EXPECT_EQ(total(1), "?");
    EXPECT_EQ(points(1), "?");
}

TEST_F(HiddenPointsTest, SignalsOncePerChangeWhenPeeking) {
    begin();
    HiddenPoints& points = *session().points();
    const QSignalSpy changed{&points, &HiddenPoints::changed};
    points.setPeeking(true);
    points.setPeeking(true);
    EXPECT_EQ(changed.count(), 1);
    points.setPeeking(false);
    points.setPeekedSide(2);
    EXPECT_EQ(changed.count(), 3);
    hang(12, 1, 2);
    EXPECT_EQ(changed.count(), 3);
    points.setHidden(false);
    EXPECT_EQ(changed.count(), 4);
}

TEST_F(HiddenPointsTest, StoresHiddenPointsPerGame) {
    begin();
    EXPECT_TRUE(session().points()->isHidden());
    EXPECT_FALSE(app().draft()->hidesPoints());
    reopen();
    EXPECT_TRUE(session().points()->isHidden());
    EXPECT_FALSE(app().draft()->hidesPoints());
}

TEST_F(HiddenPointsTest, RevealsRankingFromLastToFirst) {
    begin();
    QSignalSpy heard{&session(), &Session::soundRequested};
    session().reveal(true);
    EXPECT_TRUE(session().finished());
    EXPECT_THAT(veils(), ElementsAre(true, true, true));
    EXPECT_EQ(total(0), "?") << "not before the first place is known";
    ASSERT_TRUE(heard.wait(patience));
    EXPECT_THAT(veils(), ElementsAre(true, true, false));
    ASSERT_TRUE(heard.wait(patience));
    ASSERT_TRUE(heard.wait(patience));
    EXPECT_THAT(veils(), ElementsAre(false, false, false));
    EXPECT_NE(total(0), "?");
    EXPECT_EQ(heard.last()[0].value<SoundCue>(), SoundCue::revealed);
    EXPECT_FALSE(heard.wait(2000)) << "and no more is heard";
}

TEST_F(HiddenPointsTest, RevealsRankingAtOnceWithoutAnimation) {
    begin(false);
    QSignalSpy heard{&session(), &Session::soundRequested};
    session().reveal(false);
    EXPECT_THAT(veils(), ElementsAre(false, false, false));
    ASSERT_EQ(heard.count(), 1);
    EXPECT_EQ(heard[0][0].value<SoundCue>(), SoundCue::revealed);
}

TEST_F(HiddenPointsTest, ShowsNoTrophyBeforeTheEnd) {
    begin(false);
    hang(12, 1, 2);
    EXPECT_EQ(session().sides()->valueOf(1, "leader"), false) << "the game goes on";
    EXPECT_EQ(session().ranking()->valueOf(0, "winner"), false);
    session().setFinished(true);
    EXPECT_EQ(session().sides()->valueOf(1, "leader"), true);
    EXPECT_EQ(session().ranking()->valueOf(0, "winner"), true);
}

class SingleBoardTest : public AppControllerTest {
protected:
    [[nodiscard]] artsociety::Layout wall() const {
        return std::get<artsociety::Layout>(session().current());
    }
    void hangOnWall(const artsociety::PlacedTile& hung) {
        session().edit(artsociety::hang(wall(), 0, hung), {.text = {"test.hung"}});
    }
    static artsociety::PlacedTile painting(artsociety::Type type, Square at) {
        return {
            .tile = {.face = artsociety::Painting{.type = type}, .size = {.columns = 2, .rows = 3}},
            .at = at};
    }
};

TEST_F(SingleBoardTest, RequiresNoDetailsForAnyGame) {
    for (int row = 0; row < app().draft()->games()->count(); ++row) {
        const QString game = app().draft()->games()->valueOf(row, "game").toString();
        SCOPED_TRACE(game.toStdString());
        app().draft()->checkBoard(game);
        EXPECT_EQ(session().game(), game);
        EXPECT_TRUE(session().isSingleBoard());
        EXPECT_EQ(session().sides()->count(), 1);
        EXPECT_EQ(session().ranking()->count(), 0);
        EXPECT_EQ(session().sheet()->sideCount(), 1);
        EXPECT_EQ(session().verdict()->singleBoardText(), "Nothing entered on this board yet.");
        for (int found = 0; found < session().findings()->count(); ++found) {
            EXPECT_NE(session().findings()->valueOf(found, "ruleId"), "museum.tie");
        }
        EXPECT_THAT(session().verdict()->detailsText().toStdString(),
                    HasSubstr("Not needed: names"));
        session().setCurrentSide(1);
        EXPECT_EQ(session().currentSide(), 0);
    }
    EXPECT_EQ(app().games()->count(), 0) << "looked at, nothing is kept";
}

TEST_F(SingleBoardTest, ReturnsToRunningGameAfterEmptyCheck) {
    start();
    hang(10, 1);
    const GameId running = session().id();
    app().draft()->checkBoard(QStringLiteral("museum"));
    app().navigator()->back();
    ASSERT_EQ(app().navigator()->page(), Navigator::Home);
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().id(), running);
    app().draft()->checkBoard(QStringLiteral("musee"));
    app().draft()->checkBoard(QStringLiteral("muse"));
    reopen();
    ASSERT_NE(app().session(), nullptr);
    EXPECT_EQ(session().id(), running) << "nothing else was entered";
    app().draft()->checkBoard(QStringLiteral("musee"));
    hang(10, 1);
    app().navigator()->back();
    EXPECT_EQ(session().id(), running) << "the board is saved";
    app().closeGame();
    app().draft()->checkBoard(QStringLiteral("musee"));
    app().navigator()->back();
    EXPECT_EQ(app().session(), nullptr);
}

TEST_F(SingleBoardTest, ShowsPointRangeWithoutPrestige) {
    app().draft()->checkBoard(QStringLiteral("art-society"));
    hangOnWall(painting(artsociety::Type::portrait, {6, 4}));
    hangOnWall(painting(artsociety::Type::cityLife, {8, 4}));
    EXPECT_EQ(session().sides()->valueOf(0, "totalText"), "−4…4");
    EXPECT_EQ(session().verdict()->singleBoardText(),
              "This is legal. Score: −4 to 4 points, depending on the museum’s ranking.");
    EXPECT_THAT(session().verdict()->detailsText().toStdString(),
                HasSubstr("Still needed: the prestige markers."));
    // a painting that touches no other
    hangOnWall(painting(artsociety::Type::portrait, {1, 1}));
    EXPECT_THAT(session().verdict()->singleBoardText().toStdString(),
                Not(HasSubstr("This is legal")));
    EXPECT_EQ(listed(0, "title"), "Art Society: one board");
    EXPECT_THAT(listed(0, "scoreText").toStdString(), testing::StartsWith("Score: "));
    EXPECT_EQ(app().games()->count(), 1) << "touched, it is kept";
    reopen();
    EXPECT_TRUE(session().isSingleBoard());
    EXPECT_EQ(session().sides()->count(), 1);
}

TEST_F(SingleBoardTest, NamesUntitledGameByGameAndPlayers) {
    start();
    EXPECT_EQ(session().heading(), "Musée: Ana · Bo");
    EXPECT_EQ(listed(0, "title"), "Musée: Ana · Bo");
    session().setTitle(QStringLiteral("Friday"));
    EXPECT_EQ(session().heading(), "Friday");
    EXPECT_EQ(listed(0, "title"), "Friday");
}

} // namespace

} // namespace cimaise
