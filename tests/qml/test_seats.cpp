// Tests the page for the players of a game in a real window, by touch: players come and go, undo
// brings them back, and nothing moves while names are entered.
#include "tests/qml/tested_window.h"

namespace cimaise {

namespace {

class SeatsInWindow : public testing::Test, public TestedWindow {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(360, 640);
    }
    void openForm(const char* game, const QString& sample) {
        m_stage.openSample(game, sample);
        m_stage.app().navigator()->show(Navigator::Seats);
        m_stage.settle();
    }
    /// Places of the fields and buttons of the form.
    [[nodiscard]] std::vector<QRectF> places() {
        m_stage.settle();
        std::vector<QRectF> all;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            for (const char* file : {"NameField", "IconButton", "AppButton"}) {
                if (typeOf(*item) == file) {
                    all.push_back(placeOf(*item));
                }
            }
        }
        return all;
    }
    [[nodiscard]] int tabs() {
        int count = 0;
        for (const QQuickItem* item : shownItems(m_stage.window())) {
            count += typeOf(*item) == "SideTab" ? 1 : 0;
        }
        return count;
    }
};

TEST_F(SeatsInWindow, ForgottenPlayerIsAddedByTouch) {
    openForm("musee", QStringLiteral("finished-2"));
    const AnyCase before = m_stage.session().current();
    const std::vector<QRectF> still = places();
    QQuickItem* const field = find("NameField", "placeholderText", QStringLiteral("Name"));
    ASSERT_NE(field, nullptr);
    QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, placeOf(*field).center().toPoint());
    QTest::keyClick(&m_stage.window(), 'C');
    QTest::keyClick(&m_stage.window(), 'y');
    EXPECT_EQ(places(), still) << "nothing moves while a name is entered";
    tap(find("AppButton", "text", QStringLiteral("Change players")));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(tabs(), 3);
    QTest::qWait(350); // taps are ignored right after the notice has appeared
    tap(find("AppButton", "text", qtTrId("wall.undo")));
    EXPECT_EQ(m_stage.session().current(), before);
    EXPECT_EQ(tabs(), 2);
}

TEST_F(SeatsInWindow, RemovalMovesNothingAndIsTakenBack) {
    openForm("art-society", QStringLiteral("finished-4"));
    const AnyCase before = m_stage.session().current();
    const QString name = QString::fromStdString(headerOf(before).players[1]);
    const std::vector<QRectF> still = places();
    tap(find("IconButton", "text", QStringLiteral("Remove ") + name));
    EXPECT_EQ(places(), still);
    tap(find("IconButton", "text", QStringLiteral("Keep ") + name));
    EXPECT_FALSE(m_stage.app().seating()->canApply());
    tap(find("IconButton", "text", QStringLiteral("Remove ") + name));
    tap(find("AppButton", "text", QStringLiteral("Change players")));
    EXPECT_EQ(tabs(), 3);
    QTest::qWait(350); // taps are ignored right after the notice has appeared
    tap(find("AppButton", "text", qtTrId("wall.undo")));
    EXPECT_EQ(m_stage.session().current(), before);
    EXPECT_EQ(tabs(), 4);
}

TEST_F(SeatsInWindow, NameIsCorrectedInItsField) {
    openForm("museum", QStringLiteral("finished-3"));
    QQuickItem* const field = find("NameField", "text", m_stage.session().players().last());
    ASSERT_NE(field, nullptr);
    QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, placeOf(*field).center().toPoint());
    QTest::keyClick(&m_stage.window(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(&m_stage.window(), 'Z');
    QTest::keyClick(&m_stage.window(), 'o');
    tap(find("AppButton", "text", QStringLiteral("Change players")));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    EXPECT_EQ(m_stage.session().players().last(), "Zo");
}

TEST_F(SeatsInWindow, MenuLeadsToForm) {
    m_stage.openSample("museum", QStringLiteral("finished-3"));
    m_stage.window().resize(1440, 900);
    m_stage.openSheet("table.menu");
    m_stage.settle();
    tap(find("AppButton", "text", QStringLiteral("Add or remove players")));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Seats);
    tap(find("IconButton", "text", QStringLiteral("Back")));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

} // namespace

} // namespace cimaise
