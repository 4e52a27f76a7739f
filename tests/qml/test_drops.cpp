// Tests where a dragged piece may be let go: beside every target nothing changes, and a fast drag
// ends under the finger.
#include "tests/qml/tested_window.h"

namespace cimaise {

namespace {

class Drops : public testing::TestWithParam<const char*>, public TestedWindow {
protected:
    Drops() {
        window().resize(size);
        window().requestActivate();
        m_stage.openSample(GetParam(), QStringLiteral("finished-3"));
        m_stage.session().setFinished(false);
        m_stage.app().notices()->dismiss();
        m_stage.settle();
    }
    [[nodiscard]] AnyCase position() { return m_stage.session().current(); }

    /// Middle of the first piece of the board that can be lifted.
    [[nodiscard]] QPoint piece() const {
        for (const QQuickItem* item : shownItems(window(), itemsOf(GetParam()).piece)) {
            const bool isFilled =
                !item->property("filled").isValid() || item->property("filled").toBool();
            const bool hasNumber =
                !item->property("number").isValid() || item->property("number").toInt() > 0;
            if (isFilled && hasNumber) {
                return placeOf(*item).center().toPoint();
            }
        }
        return {};
    }
    void drag(QPoint from, QPoint to, int moves) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        for (int move = 1; move <= moves; ++move) {
            QTest::mouseMove(&window(), from + (to - from) * move / moves);
            m_stage.settle();
        }
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
        m_stage.settle();
        QTest::qWait(50);
    }

    static constexpr QSize size{1000, 900};
};

TEST_P(Drops, ChangeNothingBesideBoard) {
    const AnyCase before = position();
    const QPoint from = piece();
    ASSERT_FALSE(from.isNull());
    const std::array beside{QPoint{size.width() - 30, 300}, QPoint{size.width() / 2, 15},
                            QPoint{size.width() / 2, size.height() - 60}};
    for (const QPoint to : beside) {
        for (const int moves : {2, 8}) {
            drag(from, to, moves);
            EXPECT_EQ(position(), before) << to.x() << ',' << to.y() << " in " << moves;
        }
    }
}

TEST_P(Drops, ChangeNothingAfterSlip) {
    const AnyCase before = position();
    const QPoint from = piece();
    for (const int slip : {8, 16, 22}) {
        for (const int moves : {1, 3}) {
            drag(from, from + QPoint{slip, slip / 2}, moves);
            EXPECT_EQ(position(), before) << slip << " in " << moves;
        }
    }
}

TEST_P(Drops, ChangeNothingOnSheet) {
    m_stage.openSheet("table.menu");
    QTest::qWait(350);
    const AnyCase before = position();
    const QPoint from = piece();
    QQuickItem* sheet = nullptr;
    for (QQuickItem* item : shownItems(window())) {
        sheet = isA(*item, "QQuickPopupItem") && item->height() > 40 ? item : sheet;
    }
    ASSERT_NE(sheet, nullptr);
    ASSERT_FALSE(placeOf(*sheet).contains(from));
    drag(from, {qRound(placeOf(*sheet).left()) + 20, from.y()}, 8);
    EXPECT_EQ(position(), before);
}

INSTANTIATE_TEST_SUITE_P(Games, Drops, testing::ValuesIn(gameIds()));

/// Also if the events are few and the piece was taken at its edge.
TEST(DropsOfMuseum, LandUnderFinger) {
    Stage stage{Language::english, QStringLiteral("light")};
    stage.window().resize(1000, 900);
    stage.app().draft()->setGame(QStringLiteral("museum"));
    stage.app().draft()->start();
    stage.settle();
    for (const int key :
         {Qt::Key_R, Qt::Key_O, Qt::Key_M, Qt::Key_C, Qt::Key_U, Qt::Key_L, Qt::Key_3}) {
        stage.press(key);
    }
    stage.settle();
    const auto slots_ = shownItems(stage.window(), "MuseumSlot");
    const auto filled = [](const QQuickItem* item) { return item->property("filled").toBool(); };
    const auto from = std::ranges::find_if(slots_, filled);
    ASSERT_NE(from, slots_.end());
    const QQuickItem* const to = slots_.at(18);
    const QPoint begin = placeOf(**from).topLeft().toPoint() + QPoint{14, 14};
    const QPoint end = placeOf(*to).topLeft().toPoint() + QPoint{8, 8};
    QTest::mousePress(&stage.window(), Qt::LeftButton, {}, begin);
    QTest::mouseMove(&stage.window(), (begin + end) / 2);
    stage.settle();
    QTest::mouseMove(&stage.window(), end);
    stage.settle();
    QTest::mouseRelease(&stage.window(), Qt::LeftButton, {}, end);
    stage.settle();
    EXPECT_TRUE(shownItems(stage.window(), "MuseumSlot").at(18)->property("filled").toBool());
}

} // namespace

} // namespace cimaise
