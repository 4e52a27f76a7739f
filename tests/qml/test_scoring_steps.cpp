// Tests the final scoring line by line in the window, for all four games.
#include "app/game/game_ui.h"
#include "app/session/scoring_steps.h"
#include "app/texts/qt_score_text.h"
#include "scoring/scores.h"
#include "tests/qml/tested_window.h"
#include "tests/support/files.h"

namespace cimaise {

namespace {

class ScoringInSteps : public testing::Test, public TestedWindow {
protected:
    ~ScoringInSteps() override { window().resize(1200, 800); }

    void open(const char* game, const char* sample) {
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.settle();
    }
    void showSteps() {
        m_stage.app().navigator()->show(Navigator::Scoring);
        m_stage.settle();
    }
    [[nodiscard]] QStringList cells(const char* property) const {
        QStringList texts;
        for (const QQuickItem* line : shownItems(window(), "ScoringLine")) {
            texts << line->property(property).toString();
        }
        return texts;
    }
    [[nodiscard]] bool isShown(const QString& text) const {
        return std::ranges::any_of(shownItems(window()), [&](const QQuickItem* item) {
            return item->property("text").toString() == text;
        });
    }
};

TEST_F(ScoringInSteps, RunningTotalsEndAtTotalsInAllGames) {
    for (const char* game : gameIds()) {
        SCOPED_TRACE(game);
        for (const QSize size : {QSize{360, 640}, QSize{390, 844}, QSize{1200, 800}}) {
            window().resize(size);
            open(game, fullSample(game).c_str());
            showSteps();
            const std::vector<ScoreSheet>& sheets = m_stage.session().evaluation().score.sheets;
            std::vector<int> sums(sheets.size());
            QStringList totals;
            for (const ScoreSheet& sheet : sheets) {
                totals << QString::number(sheet.total);
            }
            std::size_t steps = 0;
            QStringList running;
            while (find("AppButton", "text", qtTrId("scoring.next")) != nullptr &&
                   steps < sheets.front().lines.size()) {
                running = cells("runningText");
                ASSERT_EQ(running.size(), static_cast<qsizetype>(sheets.size()));
                for (std::size_t side = 0; side < sheets.size(); ++side) {
                    QString points = cells("pointsText").at(static_cast<qsizetype>(side));
                    sums[side] += points.replace(u'−', u'-').toInt();
                    QString sum = running.at(static_cast<qsizetype>(side));
                    EXPECT_EQ(sum.replace(u'−', u'-').toInt(), sums[side]);
                }
                ++steps;
                press(Qt::Key_Right);
            }
            EXPECT_EQ(running, totals) << "after the last line";
            EXPECT_EQ(cells("runningText"), totals) << "in the last step";
            press(Qt::Key_Left);
            EXPECT_EQ(cells("runningText"), running) << "one step back";
            m_stage.app().closeGame();
            m_stage.settle();
        }
    }
}

TEST_F(ScoringInSteps, ShowsEachBoardOnce) {
    for (const char* game : gameIds()) {
        open(game, "finished-3");
        showSteps();
        EXPECT_EQ(shownItems(window(), "SeatView").size(), findUi(game)->showsAllSides ? 1U : 3U)
            << game;
        m_stage.app().closeGame();
        m_stage.settle();
    }
}

TEST_F(ScoringInSteps, FollowsOrderOfScoreSheetAndHighlights) {
    open("musee", "finished-4");
    showSteps();
    for (const LineInfo& line : linesOf("musee")) {
        const Translator words{Language::english};
        EXPECT_TRUE(isShown(lineTitle("musee", line.id, words))) << line.id;
        const SidesModel& sides = *m_stage.session().sides();
        for (int side = 0; side < sides.rowCount(); ++side) {
            EXPECT_FALSE(isShown(sides.valueOf(side, "name").toString() + QStringLiteral("  ") +
                                 sides.valueOf(side, "totalText").toString()))
                << "a total before the last line";
        }
        EXPECT_EQ(m_stage.session().highlighter()->current().line, line.id);
        tap(find("AppButton", "text", qtTrId("scoring.next")));
    }
    EXPECT_FALSE(m_stage.session().highlighter()->isActive()) << "the totals have no pieces";
    m_stage.app().navigator()->back();
    m_stage.settle();
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

TEST_F(ScoringInSteps, RevealsHiddenPointsLineByLineAndEndsInResult) {
    open("art-society", "finished-3");
    m_stage.session().setFinished(false);
    m_stage.session().points()->setHidden(true);
    m_stage.settle();
    ASSERT_TRUE(m_stage.session().points()->totalsHidden());
    EXPECT_TRUE(isShown(qtTrId("scoring.title.hidden"))) << "says it before it shows them";
    showSteps();
    EXPECT_FALSE(cells("pointsText").contains(QStringLiteral("?")));
    EXPECT_TRUE(m_stage.session().points()->totalsHidden()) << "the totals stay hidden";
    while (find("AppButton", "text", qtTrId("table.reveal")) == nullptr) {
        press(Qt::Key_PageDown);
    }
    const QStringList totals = cells("runningText");
    EXPECT_EQ(find("AppButton", "text", qtTrId("session.end.show")), nullptr)
        << "finishes the game first";
    tap(find("AppButton", "text", qtTrId("table.reveal")));
    if (!m_stage.session().question()->text().isEmpty()) { // the rules do not end this game yet
        m_stage.session().question()->answer(0);
        m_stage.settle();
    }
    EXPECT_TRUE(m_stage.session().finished());
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Result);
    QStringList best;
    for (const ScoreSheet& sheet : m_stage.session().evaluation().score.sheets) {
        best << QString::number(sheet.total);
    }
    EXPECT_EQ(totals, best) << "the same result";
}

} // namespace

} // namespace cimaise
