// Tests the statistics page: its filter, its results as text and plots, and the message for too few
// games.
#include "app/shell/period.h"
#include "app/shell/statistics.h"
#include "app/shell/statistics_plots.h"
#include "tests/app/controller_fixture.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>

namespace cimaise {

namespace {

using testing::HasSubstr;

SideResult singleBoard(const char* name, int total, int place) {
    return {.names = {name},
            .total = total,
            .place = place,
            .lines = {{.line = "paintings", .points = total}}};
}

class StatisticsTest : public AppControllerTest {
protected:
    /// Plays a game of Musée in which Ana scores `total` points, and Bo twenty; 20 is a tie.
    void play(int total, const std::string& mark, bool legal = true,
              const std::string& day = std::string{}) {
        const int own = total >= 20 ? 1 : 2;
        const int other = total <= 20 ? 1 : 2;
        const GameResult result{
            .game = "musee",
            .played = day,
            .legal = legal,
            .complete = true,
            .decidedBy = own == other ? "shared" : "points",
            .fingerprint = mark,
            .sides = {singleBoard("Ana", total, own), singleBoard("Bo", 20, other)}};
        library().create({.game = QStringLiteral("musee"),
                          .title = {},
                          .players = QStringLiteral("Ana · Bo"),
                          .finished = true,
                          .result = QString::fromStdString(writeResult(result))},
                         QStringLiteral(R"({"played": "%1"})").arg(QString::fromStdString(day)));
    }
    void answer() {
        library().flush();
        QCoreApplication::processEvents();
        app().navigator()->show(Navigator::Statistics);
    }
    [[nodiscard]] Statistics& statistics() const { return *app().statistics(); }
    /// Value shown for a title.
    [[nodiscard]] std::string figure(const char* title) const {
        RowsModel& rows = *statistics().figures();
        for (int row = 0; row < rows.count(); ++row) {
            if (rows.valueOf(row, "title") == title) {
                return rows.valueOf(row, "value").toString().toStdString();
            }
        }
        return "none";
    }
};

TEST_F(StatisticsTest, IsEmptyWithoutFinishedGames) {
    answer();
    EXPECT_FALSE(statistics().any());
    EXPECT_EQ(statistics().figures()->count(), 0);
    EXPECT_EQ(statistics().course()->count(), 0);
}

/// The course of all players has the winning total of each game once, also of a shared victory.
TEST_F(StatisticsTest, CourseOfAllPlayersHasWinningTotals) {
    play(30, "a");
    play(20, "b");
    play(10, "c");
    answer();
    PlotModel& course = *statistics().course();
    ASSERT_EQ(course.count(), 3);
    EXPECT_EQ(course.valueOf(0, "markY").toDouble(), 0) << "30";
    EXPECT_EQ(course.valueOf(1, "markY").toDouble(), 1) << "20, shared";
    EXPECT_EQ(course.valueOf(2, "markY").toDouble(), 1) << "20, of Bo";
}

TEST_F(StatisticsTest, OmitsAverageAndCourseForOneGame) {
    play(30, "a");
    answer();
    EXPECT_TRUE(statistics().any());
    statistics().setPlayer(QStringLiteral("Ana"));
    EXPECT_EQ(figure("Played"), "1");
    EXPECT_EQ(figure("Won"), "1 of 1"); // without a percentage
    EXPECT_EQ(figure("Average"), "none");
    EXPECT_EQ(statistics().course()->count(), 0);
    EXPECT_EQ(statistics().course()->hint(), "Not enough games yet: 3 needed, 1 so far.");
}

TEST_F(StatisticsTest, ShowsFiguresOfPlayer) {
    for (const int total : {30, 10, 35, 26, 25}) {
        play(total, std::to_string(total));
    }
    answer();
    EXPECT_EQ(statistics().summary(), "5 games counted.");
    EXPECT_EQ(statistics().players()->valueOf(0, "name"), "Ana");
    EXPECT_THAT(statistics().players()->valueOf(0, "figures").toString().toStdString(),
                HasSubstr("5 games · 4 won · average 25.2 · best 35"));
    statistics().setPlayer(QStringLiteral("Ana"));
    EXPECT_EQ(figure("Won"), "4 of 5, 80%");
    EXPECT_EQ(figure("Average"), "25.2"); // 126 / 5
    EXPECT_THAT(figure("Best"), testing::StartsWith("35 points"));
    EXPECT_EQ(statistics().rivals()->valueOf(0, "figures"), "5 games: ahead 4, tied 0, behind 1");
    EXPECT_EQ(statistics().course()->count(), 5);
    EXPECT_EQ(statistics().course()->valueOf(2, "markY").toDouble(), 0); // the best is at the top
    EXPECT_EQ(statistics().course()->valueOf(1, "markY").toDouble(), 1);
    EXPECT_TRUE(statistics().course()->valueOf(0, "strong").toBool());
    EXPECT_FALSE(statistics().course()->valueOf(1, "strong").toBool());
    EXPECT_EQ(statistics().lines()->valueOf(0, "playerText"), "25.2");
    EXPECT_EQ(statistics().lines()->valueOf(0, "everyoneText"), "22.6"); // (126 + 100) / 10
}

TEST_F(StatisticsTest, MentionsTeamsOnlyWhereOneHasPlayed) {
    play(30, "a");
    answer();
    EXPECT_EQ(statistics().figures()->valueOf(0, "title").toString(), "Scores counted");
}

TEST_F(StatisticsTest, CountsSharedVictoriesAsVictories) {
    play(20, "a");
    answer();
    for (int row = 0; row < 2; ++row) {
        EXPECT_THAT(statistics().players()->valueOf(row, "figures").toString().toStdString(),
                    HasSubstr("1 game · 1 won"));
    }
    statistics().setPlayer(QStringLiteral("Bo"));
    EXPECT_EQ(figure("Won"), "1 of 1");
    EXPECT_EQ(figure("Of these, shared"), "1");
}

TEST_F(StatisticsTest, ShowsDayOfGameInListAndStatistics) {
    play(30, "a", true, "2026-02-01");
    answer();
    statistics().setPlayer(QStringLiteral("Ana"));
    EXPECT_EQ(figure("Best"), "30 points, 1 February 2026");
    app().navigator()->show(Navigator::Home);
    EXPECT_EQ(app().games()->valueOf(0, "updatedText"), "1 February 2026");
}

TEST_F(StatisticsTest, LinksToBestGame) {
    play(30, "a");
    answer();
    RowsModel& figures = *statistics().figures();
    const double best = figures.valueOf(figures.count() - 1, "gameId").toDouble();
    EXPECT_EQ(best, statistics().results().games().front().id);
}

TEST_F(StatisticsTest, ReportsDoubtfulGamesAndCopies) {
    play(30, "a");
    play(30, "a");
    play(90, "b", false);
    answer();
    EXPECT_EQ(statistics().summary(), "1 game counted. Illegal: 1. Not counted. "
                                      "1 duplicate game not counted.");
    statistics().setWithDoubtful(true);
    EXPECT_THAT(statistics().summary().toStdString(), HasSubstr("2 games counted."));
    EXPECT_THAT(statistics().summary().toStdString(), HasSubstr("Counted too."));
}

TEST_F(StatisticsTest, CountsGameFinishedMeanwhile) {
    play(30, "a");
    answer();
    play(31, "b");
    library().flush();
    QCoreApplication::processEvents();
    EXPECT_EQ(statistics().summary(), "2 games counted.");
    statistics().setCount(1);
    EXPECT_EQ(statistics().counts(), (QStringList{"Any", "2"}));
    EXPECT_EQ(statistics().summary(), "2 games counted.");
    statistics().setGame(1);
    EXPECT_EQ(statistics().summary(), "0 games counted.");
}

TEST_F(StatisticsTest, AveragesConsecutiveGamesInPlot) {
    for (int game = 0; game < 100; ++game) {
        play(20 + game, std::to_string(game));
    }
    answer();
    statistics().setPlayer(QStringLiteral("Ana"));
    PlotModel& course = *statistics().course();
    const QAbstractItemModelTester tester{&course};
    EXPECT_EQ(course.count(), 34); // 33 games of three, and one more
    EXPECT_THAT(course.hint().toStdString(), HasSubstr("average of 3 consecutive games"));
    EXPECT_EQ(course.gameOf(0), 0);
    EXPECT_EQ(course.topText(), "119"); // the last game alone
    EXPECT_EQ(course.bottomText(), "21");
    EXPECT_EQ(course.nearest(0.99, 0.5), 33);
    EXPECT_EQ(course.nearest(0.01, 0.9), 0);
}

TEST_F(StatisticsTest, StatesThatImportedGamesHaveNoScoreLines) {
    play(30, "a");
    answer();
    EXPECT_EQ(statistics().linesNote(), "");
    const GameResult imported{.game = "musee",
                              .legal = true,
                              .complete = true,
                              .decidedBy = "points",
                              .fingerprint = "i",
                              .sides = {{.names = {"Ana"}, .total = 9, .place = 2, .lines = {}},
                                        {.names = {"Bo"}, .total = 12, .place = 1, .lines = {}}},
                              .imported = ImportedPlay{.id = "i"}};
    library().create({.game = QStringLiteral("musee"),
                      .title = {},
                      .players = {},
                      .finished = true,
                      .result = QString::fromStdString(writeResult(imported))},
                     QStringLiteral("{}"));
    answer();
    EXPECT_EQ(statistics().linesNote(), "Based on 1 of 2 games: imported games have only a total.");
    statistics().setPlayer(QStringLiteral("Ana"));
    EXPECT_EQ(figure("Average"), "19.5");
    EXPECT_EQ(statistics().lines()->valueOf(0, "playerText"), "30");
    EXPECT_EQ(statistics().linesNote(), "Based on 1 of 2 games: imported games have only a total.");
}

TEST_F(StatisticsTest, UsesOneNameForMergedPlayers) {
    play(30, "a");
    answer();
    library().setPeople(merged(
        withRecentPlayer(withRecentPlayer({}, QStringLiteral("Bo")), QStringLiteral("Robert")),
        QStringLiteral("Bo"), QStringLiteral("Robert")));
    EXPECT_EQ(statistics().players()->valueOf(1, "name"), "Robert");
}

TEST(Periods, BeginAtMidnight) {
    const QDateTime now{QDate{2026, 11, 23}, QTime{2, 5}, Qt::UTC};
    const auto day = [](qint64 moment) {
        return QDateTime::fromMSecsSinceEpoch(moment, Qt::UTC).toString(Qt::ISODate).toStdString();
    };
    EXPECT_LT(beginOf(Period::always, now), 0);
    EXPECT_EQ(day(beginOf(Period::thisYear, now)), "2026-01-01T00:00:00Z");
    EXPECT_EQ(day(beginOf(Period::lastYear, now)), "2025-11-23T00:00:00Z");
    EXPECT_EQ(day(beginOf(Period::lastMonth, now)), "2026-10-24T00:00:00Z");
}

GameResult ofTwo() {
    return {
        .game = "art-society",
        .played = {},
        .legal = true,
        .complete = true,
        .decidedBy = "points",
        .fingerprint = "f",
        .sides = {
            {.names = {"Ana", "Cy"},
             .total = 7,
             .place = 1,
             .lines = {{.line = "decor", .points = 10}, {.line = "exposed-corners", .points = -3}}},
            {.names = {"Bo"}, .total = 5, .place = 2, .lines = {{.line = "decor", .points = 5}}}}};
}

TEST(PlayedPlot, PlotsTotalsOverTime) {
    const std::vector<CoursePoint> course{{.madeAt = 1000, .totals = {0, 0}},
                                          {.madeAt = 2000, .totals = {10, 0}},
                                          {.madeAt = 5000, .totals = {10, 5}}};
    const Plot plot = playedPlot(course, ofTwo(), Translator{Language::english});
    ASSERT_EQ(plot.marks.size(), 6U);
    EXPECT_DOUBLE_EQ(plot.marks[2].x, 0.25);
    EXPECT_DOUBLE_EQ(plot.marks[2].y, 0);
    EXPECT_DOUBLE_EQ(plot.marks[2].fromX, 0);
    EXPECT_DOUBLE_EQ(plot.marks[2].fromY, 1);
    EXPECT_DOUBLE_EQ(plot.marks[5].y, 0.5);
    EXPECT_FALSE(plot.marks[1].strong); // no line leads to the first mark
    EXPECT_TRUE(playedPlot({}, ofTwo(), Translator{Language::english}).marks.empty());
}

} // namespace

} // namespace cimaise
