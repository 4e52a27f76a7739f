// Tests the list of saved games on a phone: it keeps its scroll position, does not move under a
// tap, and shows what a search finds above an on-screen keyboard.
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class HomeList : public testing::TestWithParam<QSize> {
protected:
    void SetUp() override {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(GetParam());
        m_stage.window().requestActivate();
        for (int i = 0; i < 30; ++i) {
            m_stage.library().create(
                {.game = QStringLiteral("musee"), .title = QStringLiteral("Evening %1").arg(i)},
                QStringLiteral(R"({"played": "2024-05-%1"})").arg(30 - i, 2, 10, QChar{u'0'}));
        }
        m_stage.openSample("museum", QStringLiteral("finished-3")); // a game to look at
        m_looked = m_stage.session().id();
        m_stage.app().closeGame();
        m_stage.openSample("musee", QStringLiteral("finished-2")); // the running game
        goHome();
    }
    void goHome() {
        m_stage.app().navigator()->show(Navigator::Home);
        m_stage.library().flush();
        m_stage.settle();
        m_stage.settle();
        QTest::qWait(50);
    }
    [[nodiscard]] QQuickItem& list() const {
        return *shownItems(m_stage.window(), "SavedGames").front();
    }
    void scroll(int distance) {
        list().setProperty("contentY", list().property("contentY").toReal() + distance);
        m_stage.settle();
        m_stage.settle();
    }
    /// Cards in the middle of the window, by title.
    [[nodiscard]] std::map<QString, QRectF> cards() const {
        std::map<QString, QRectF> places;
        for (const QQuickItem* card : shownItems(m_stage.window(), "SavedGame")) {
            const QRectF place = placeOf(*card);
            if (place.top() > 0 && place.bottom() < GetParam().height()) {
                places[card->property("title").toString()] = place;
            }
        }
        return places;
    }
    /// Button “…” of a card in the middle of the window.
    [[nodiscard]] QQuickItem* moreButton() const {
        for (QQuickItem* button : shownItems(m_stage.window(), "IconButton")) {
            const QRectF place = placeOf(*button);
            const bool isAmongCards = button->property("text") == QStringLiteral("More actions");
            if (isAmongCards && place.top() > GetParam().height() * 0.3 &&
                place.bottom() < GetParam().height() * 0.6) {
                return button;
            }
        }
        return nullptr;
    }
    void tap(const QQuickItem& item) {
        QTest::mouseClick(&m_stage.window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
        m_stage.settle();
        QTest::qWait(100);
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
    GameId m_looked = 0;
};

TEST_P(HomeList, DoesNotMoveAtFirstTapAfterWayBack) {
    m_stage.app().games()->open(m_looked);
    m_stage.settle();
    goHome();
    scroll(1200);
    const qreal before = list().property("contentY").toReal();
    QQuickItem* const more = moreButton();
    ASSERT_NE(more, nullptr) << before;
    const QRectF place = placeOf(*more);
    tap(*more);
    EXPECT_EQ(placeOf(*more), place) << "the button that was tapped";
    EXPECT_EQ(list().property("contentY").toReal(), before);
    EXPECT_TRUE(more->property("checked").toBool());
    const auto actions = shownItems(m_stage.window(), "SavedGameActions");
    ASSERT_EQ(actions.size(), 1U);
    EXPECT_LT(placeOf(*actions.front()).top(), GetParam().height());
}

TEST_P(HomeList, KeepsScrollPosition) {
    scroll(1600);
    const auto before = cards();
    ASSERT_GE(before.size(), 2U) << list().property("contentY").toReal();
    m_stage.app().games()->open(m_looked);
    m_stage.settle();
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    goHome();
    const auto after = cards();
    for (const auto& [title, place] : before) {
        ASSERT_TRUE(after.contains(title)) << title.toStdString();
        EXPECT_NEAR(after.at(title).top(), place.top(), 1) << title.toStdString();
    }
}

TEST_P(HomeList, KeepsScrollPositionWithinHeader) {
    scroll(100);
    const qreal before = list().property("contentY").toReal();
    m_stage.app().navigator()->show(Navigator::Rules);
    m_stage.settle();
    goHome();
    EXPECT_NEAR(list().property("contentY").toReal(), before, 1);
}

TEST_P(HomeList, ShowsHitsAboveKeyboard) {
    scroll(300);
    auto fields = shownItems(m_stage.window(), "SearchField");
    ASSERT_EQ(fields.size(), 1U);
    tap(*fields.front());
    ASSERT_TRUE(fields.front()->hasActiveFocus()) << placeOf(*fields.front()).top();
    for (const int key : {Qt::Key_1, Qt::Key_7}) {
        m_stage.press(key);
    }
    ASSERT_EQ(m_stage.app().games()->search(), "17");
    m_stage.settle();
    EXPECT_TRUE(fields.front()->hasActiveFocus());
    const qreal keyboard = GetParam().height() * 0.55;
    EXPECT_GE(placeOf(*fields.front()).top(), 0);
    EXPECT_LT(placeOf(*fields.front()).bottom(), keyboard);
    const auto hits = shownItems(m_stage.window(), "SavedGame");
    ASSERT_EQ(hits.size(), 1U);
    EXPECT_EQ(hits.front()->property("title"), "Evening 17");
    EXPECT_LT(placeOf(*hits.front()).bottom(), keyboard);
    m_stage.app().games()->setSearch({});
    m_stage.settle();
    EXPECT_GE(shownItems(m_stage.window(), "SavedGame").size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(Phones, HomeList, testing::Values(QSize{360, 640}, QSize{390, 844}));

} // namespace

} // namespace cimaise
