// Tests the home page: saved games come before the samples, each with a picture of its board;
// boards grow with the text size.
#include "tests/qml/tested_window.h"

namespace cimaise {

namespace {

class Home : public testing::Test, public TestedWindow {
protected:
    void SetUp() override { ASSERT_TRUE(m_stage.isShown()); }
    void show(const QSize& size) {
        m_stage.window().resize(size);
        m_stage.settle();
        m_stage.openSample("museum", QStringLiteral("finished-3"));
        m_stage.app().closeGame(); // otherwise, it would stay the game to continue
        m_stage.openSample("musee", QStringLiteral("finished-2"));
        m_stage.app().navigator()->show(Navigator::Home);
        m_stage.settle();
        m_stage.settle();
    }
    [[nodiscard]] qreal cell() const { return all("MuseeSpace").front()->width(); }
};

TEST_F(Home, ListsSavedGamesBeforeSamplesOnPhone) {
    show({390, 844});
    const auto own = all("SavedGameText");
    const auto samples = all("SampleCard");
    ASSERT_EQ(own.size(), 2U);
    ASSERT_FALSE(samples.empty());
    for (const QQuickItem* game : own) {
        EXPECT_LT(placeOf(*game).bottom(), placeOf(*samples.front()).top());
    }
}

TEST_F(Home, HasCheckButtonForEveryGame) {
    for (const QSize& size :
         {QSize{390, 844}, QSize{640, 900}, QSize{820, 1180}, QSize{1440, 900}}) {
        show(size);
        const auto checks = all("QuickChecks");
        ASSERT_EQ(checks.size(), 1U) << size.width();
        auto buttons = all("Chip");
        std::erase_if(buttons,
                      [](const QQuickItem* item) { return !item->property("game").isValid(); });
        EXPECT_EQ(buttons.size(), 4U) << size.width();
        for (const QQuickItem* button : buttons) {
            EXPECT_TRUE(placeOf(*checks.front()).contains(placeOf(*button))) << size.width();
        }
    }
}

TEST_F(Home, ShowsBoardPictureOnEveryCard) {
    show({1440, 900});
    EXPECT_EQ(all("SavedGameText").size(), 2U);
    for (const char* card : {"SavedGameText", "ContinueCard", "SampleCard"}) {
        for (const QQuickItem* item : all(card)) {
            const auto pictures = item->findChildren<QObject*>();
            const bool drawn = std::ranges::any_of(pictures, [](const QObject* object) {
                return QByteArray{object->metaObject()->className()}.endsWith("BoardPicture") &&
                       object->property("pieces").value<RowsModel*>()->count() > 0;
            });
            EXPECT_TRUE(drawn) << described(*item);
        }
    }
}

TEST_F(Home, BoardsScaleWithTextAndPan) {
    show({390, 844});
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.settle();
    const qreal usual = cell();
    m_stage.preferences().setTextScale(2);
    m_stage.settle();
    EXPECT_GE(cell(), 1.3 * usual);
    const QQuickItem& room = *all("EnlargedBoard").front();
    EXPECT_TRUE(room.property("interactive").toBool());
    // The selected space is visible.
    m_stage.table().touch(5);
    m_stage.settle();
    all("MuseeSpace").at(5)->forceActiveFocus();
    m_stage.settle();
    EXPECT_GE(placeOf(*all("MuseeSpace").at(5)).left(), -1);
    EXPECT_LE(placeOf(*all("MuseeSpace").at(5)).right(), 391);
    m_stage.preferences().setTextScale(1);
    m_stage.settle();
    EXPECT_DOUBLE_EQ(cell(), usual);
}

TEST_F(Home, EnlargedBoardScrollsToSelection) {
    show({820, 1180});
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.preferences().setTextScale(2);
    m_stage.settle();
    const auto expectInSight = [&](const char* cell, std::size_t chosen, const char* why) {
        m_stage.settle();
        const QQuickItem& space = *all(cell).at(chosen);
        const QRectF seen = inSight(space);
        EXPECT_NEAR(seen.width(), space.width(), 2) << why << ' ' << chosen;
        EXPECT_NEAR(seen.height(), space.height(), 2) << why << ' ' << chosen;
    };
    for (const int chosen : {0, 17, 5, 12}) {
        m_stage.table().touch(chosen);
        expectInSight("MuseeSpace", static_cast<std::size_t>(chosen), "touched");
    }
    m_stage.table().step(0, -1);
    m_stage.table().step(0, -1);
    m_stage.table().step(-1, 0);
    expectInSight("MuseeSpace", static_cast<std::size_t>(m_stage.table().selected()), "stepped");
    m_stage.preferences().setTextScale(1);
    m_stage.settle();
}

} // namespace

} // namespace cimaise
