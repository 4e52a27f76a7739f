// Tests photos in the window, by touch and by keyboard: viewed and deleted.
#include "tests/qml/tested_window.h"
#include "tests/support/patience.h"

#include <QWheelEvent>

namespace cimaise {

namespace {

class PhotosOnTable : public testing::Test, public TestedWindow {
protected:
    void open(const char* game, const char* sample) {
        ASSERT_TRUE(m_stage.isShown());
        m_stage.window().resize(390, 844);
        m_stage.window().requestActivate();
        m_stage.openSample(game, QLatin1String(sample));
        m_stage.settle();
    }
    [[nodiscard]] PhotosModel& photos() { return *m_stage.app().photos(); }
    void addPhotos(int count) {
        m_stage.app().navigator()->show(Navigator::Photos);
        for (int i = 0; i < count; ++i) {
            QImage table{1200, 900, QImage::Format_RGB32};
            table.fill(Qt::darkGreen);
            photos().addPicture(table);
            ASSERT_TRUE(QTest::qWaitFor([this] { return !photos().isBusy(); }, patience));
        }
        ASSERT_EQ(photos().count(), count);
        m_stage.settle();
    }
    [[nodiscard]] QQuickItem& only(const char* file) const {
        const Items items = all(file);
        EXPECT_EQ(items.size(), 1U) << file;
        return *items.at(0);
    }
    [[nodiscard]] QQuickItem& saying(const char* text) const {
        for (QQuickItem* item : shownItems(window())) {
            if (item->inherits("QQuickAbstractButton") &&
                item->property("text").toString() == qtTrId(text)) {
                return *item;
            }
        }
        throw std::runtime_error{std::string{"nothing says "} + text};
    }
    static QPoint middle(const QQuickItem& item) { return placeOf(item).center().toPoint(); }
    void drag(const QPoint& from, const QPoint& by) {
        QTest::mousePress(&window(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&window(), from + by / 2);
        QTest::mouseMove(&window(), from + by);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, from + by);
        m_stage.settle();
    }
    void wheel(const QQuickItem& over, int turns) {
        const QPointF at = placeOf(over).center();
        QWheelEvent event{at, window().mapToGlobal(at), {},   {0, 120 * turns}, Qt::NoButton,
                          {}, Qt::NoScrollPhase,        false};
        QCoreApplication::sendEvent(&window(), &event);
        m_stage.settle();
    }
    /// Rectangle of the photo in the window.
    [[nodiscard]] QRectF picture() const {
        return placeOf(*only("PhotoView").property("picture").value<QQuickItem*>());
    }
    /// Presses Tab until the item has the keyboard focus; false if it never does.
    bool walkTo(const QQuickItem& item) {
        constexpr int patience = 30;
        for (int i = 0; i < patience && !item.hasActiveFocus(); ++i) {
            press(Qt::Key_Tab);
        }
        return item.hasActiveFocus();
    }
};

TEST_F(PhotosOnTable, AreViewedAndDeletedByTouch) {
    open("museum", "illegal");
    m_stage.openSheet("table.menu");
    m_stage.settle();
    tap(&saying("photos.title"));
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Photos);
    addPhotos(2);
    tap(all("photoCard").at(0));
    const QRectF whole = picture();
    EXPECT_NEAR(whole.width(), 390, 1);
    EXPECT_NEAR(whole.width() / whole.height(), 4.0 / 3, 0.01);
    tap(&saying("art.wall.zoom"));
    const QRectF closer = picture();
    EXPECT_NEAR(closer.width(), 2 * whole.width(), 2);
    drag(middle(only("PhotoView")), {-60, 0});
    EXPECT_NEAR(picture().left(), closer.left() - 60, 2);
    drag(middle(only("PhotoView")), {-900, 0});
    EXPECT_NEAR(picture().right(), 390, 2) << "no further than to its edge";
    wheel(only("PhotoView"), -1);
    EXPECT_LT(picture().width(), closer.width());
    wheel(only("PhotoView"), 30);
    EXPECT_NEAR(picture().width(), 8 * whole.width(), 8) << "no closer than that";
    tap(&saying("photos.fit"));
    EXPECT_EQ(picture(), whole);
    tap(&saying("photos.delete"));
    EXPECT_EQ(all("photoCard").size(), 1U);
    QTest::qWait(350); // taps are ignored right after the notice has appeared
    tap(&saying("wall.undo"));
    EXPECT_EQ(all("photoCard").size(), 2U);
    QTest::qWait(350); // nor right after it has disappeared
    tap(&saying("wall.back"));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

TEST_F(PhotosOnTable, TwoFingersZoom) {
    open("museum", "illegal");
    addPhotos(1);
    tap(all("photoCard").at(0));
    const QRectF whole = picture();
    static QPointingDevice* const screen = QTest::createTouchDevice();
    const QPoint at = middle(only("PhotoView"));
    constexpr int begin = 30;
    constexpr int end = 120;
    for (int apart = begin; apart <= end; apart += 10) {
        auto event = QTest::touchEvent(&window(), screen);
        if (apart == begin) {
            event.press(0, at - QPoint{apart, 0}, &window());
            event.press(1, at + QPoint{apart, 0}, &window());
        } else {
            event.move(0, at - QPoint{apart, 0}, &window());
            event.move(1, at + QPoint{apart, 0}, &window());
        }
        event.commit();
        m_stage.settle();
    }
    QTest::touchEvent(&window(), screen)
        .release(0, at - QPoint{end, 0}, &window())
        .release(1, at + QPoint{end, 0}, &window())
        .commit();
    m_stage.settle();
    EXPECT_GT(picture().width(), 1.5 * whole.width());
}

TEST_F(PhotosOnTable, AreViewedAndDeletedByKeyboard) {
    open("museum", "illegal");
    addPhotos(1);
    ASSERT_TRUE(walkTo(*all("photoCard").at(0)));
    press(Qt::Key_Return);
    ASSERT_NE(photos().current(), 0);
    ASSERT_TRUE(only("PhotoView").hasActiveFocus());
    const QRectF whole = picture();
    press(Qt::Key_Plus);
    press(Qt::Key_Plus);
    const QRectF closer = picture();
    EXPECT_GT(closer.width(), 1.5 * whole.width());
    press(Qt::Key_Right);
    EXPECT_LT(picture().left(), closer.left());
    press(Qt::Key_Left);
    EXPECT_EQ(picture(), closer);
    press(Qt::Key_Minus);
    EXPECT_LT(picture().width(), closer.width());
    press(Qt::Key_0);
    EXPECT_EQ(picture(), whole);
    ASSERT_TRUE(walkTo(saying("photos.delete")));
    press(Qt::Key_Space);
    EXPECT_EQ(photos().count(), 0);
    EXPECT_TRUE(only("PhotoList").hasFocus()) << "the keyboard is not lost";
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

TEST_F(PhotosOnTable, EscapeGoesBackOneStepAtATime) {
    open("museum", "illegal");
    addPhotos(1);
    tap(all("photoCard").at(0));
    EXPECT_NE(photos().current(), 0);
    press(Qt::Key_Escape);
    EXPECT_EQ(photos().current(), 0);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Photos);
    tap(&saying("photos.take"));
    EXPECT_EQ(all("PhotoCamera").size(), 1U);
    press(Qt::Key_Escape);
    EXPECT_EQ(all("PhotoCamera").size(), 0U);
    press(Qt::Key_Escape);
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

} // namespace

} // namespace cimaise
