// Tests the plots by touch and by keyboard: the description of a mark appears below the plot, and
// nothing moves.
#include "tests/qml/tested_window.h"
#include "tests/stage/states.h"

namespace cimaise {

namespace {

class StatisticsPage : public testing::Test, public TestedWindow {
protected:
    StatisticsPage() {
        m_stage.window().resize(390, 844);
        m_stage.settle();
    }
    void arrange(std::string_view name) {
        for (const State& state : states()) {
            if (state.name == name) {
                state.arrange(m_stage);
            }
        }
        m_stage.settle();
        m_stage.settle();
    }
    /// Plot of a QML file.
    [[nodiscard]] QQuickItem& plot(const char* type) const { return *all(type).at(0); }
    static QQuickItem& canvas(const QQuickItem& plot) {
        for (QQuickItem* item : plot.childItems()) {
            if (isA(*item, "QQuickControl") && !isA(*item, "QQuickAbstractButton")) {
                return *item;
            }
        }
        throw std::runtime_error{"a plot without a canvas"};
    }
    [[nodiscard]] std::string markText(const QQuickItem& plot) const {
        for (const QQuickItem* item : plot.findChildren<QQuickItem*>()) {
            if (typeOf(*item) == "ShrinkingText") {
                return item->property("text").toString().toStdString();
            }
        }
        return {};
    }
    /// Scrolls to the item and taps it at this relative place.
    void touchAt(const QQuickItem& item, double x, double y) {
        for (QQuickItem* flick = item.parentItem(); flick != nullptr; flick = flick->parentItem()) {
            if (typeOf(*flick) == "ScrollColumn") {
                const qreal top = item.mapToItem(flick, QPointF{}).y();
                flick->setProperty("contentY", flick->property("contentY").toReal() + top - 100);
            }
        }
        m_stage.settle();
        const QRectF place = placeOf(item);
        QTest::mouseClick(
            &m_stage.window(), Qt::LeftButton, {},
            QPointF{place.left() + x * place.width(), place.top() + y * place.height()}.toPoint());
        m_stage.settle();
    }
};

TEST_F(StatisticsPage, TapDescribesMark) {
    arrange("statistics-one");
    const QQuickItem& course = plot("PlotLine");
    EXPECT_EQ(markText(course), "Tap a mark for its figures.");
    const qreal height = course.height();
    touchAt(canvas(course), 0.02, 0.5);
    EXPECT_NE(markText(course).find("20 points"), std::string::npos)
        << markText(course); // the first game
    touchAt(canvas(course), 0.98, 0.5);
    EXPECT_NE(markText(course).find("points"), std::string::npos);
    EXPECT_EQ(course.height(), height);
}

TEST_F(StatisticsPage, ArrowKeysStepThroughMarks) {
    arrange("statistics-one");
    const QQuickItem& course = plot("PlotLine");
    canvas(course).forceActiveFocus(Qt::TabFocusReason);
    m_stage.press(Qt::Key_Right);
    const std::string first = markText(course);
    EXPECT_NE(first.find("20 points"), std::string::npos) << first;
    m_stage.press(Qt::Key_Right);
    EXPECT_NE(markText(course).find("27 points"), std::string::npos) << markText(course);
    m_stage.press(Qt::Key_Left);
    EXPECT_EQ(markText(course), first);
    m_stage.press(Qt::Key_End);
    EXPECT_NE(markText(course), first);
    m_stage.press(Qt::Key_Home);
    EXPECT_EQ(markText(course), first);
}

TEST_F(StatisticsPage, ClearsDescriptionWithItsMark) {
    arrange("statistics-one");
    const QQuickItem& course = plot("PlotLine");
    const std::string nothing = markText(course);
    touchAt(canvas(course), 0.02, 0.5);
    ASSERT_NE(markText(course), nothing);
    m_stage.app().statistics()->setPlayer(QStringLiteral("Bo"));
    m_stage.settle();
    EXPECT_EQ(markText(course), nothing);
}

TEST_F(StatisticsPage, EveryMarkHasDescription) {
    arrange("statistics-one");
    const auto marks = plot("PlotLine").property("marks").value<RowsModel*>();
    ASSERT_GT(marks->count(), 10);
    for (int mark = 0; mark < marks->count(); ++mark) {
        EXPECT_FALSE(marks->valueOf(mark, "markText").toString().isEmpty());
    }
}

TEST_F(StatisticsPage, SelectsAndDeselectsPlayer) {
    arrange("statistics");
    EXPECT_TRUE(all("RivalBar").empty());
    touchAt(*all("playerLine").at(0), 0.5, 0.5);
    EXPECT_EQ(m_stage.app().statistics()->player(), "Ana");
    EXPECT_FALSE(all("RivalBar").empty());
    for (const QQuickItem* button : all("AppButton")) {
        if (button->property("text") == qtTrId("statistics.everybody")) {
            touchAt(*button, 0.5, 0.5);
        }
    }
    EXPECT_EQ(m_stage.app().statistics()->player(), "");
}

TEST_F(StatisticsPage, ShowsEmptyStateWithoutGames) {
    arrange("statistics-none");
    EXPECT_EQ(all("EmptyListPlaceholder").size(), 1U);
    EXPECT_TRUE(all("PlotLine").empty());
}

} // namespace

} // namespace cimaise
