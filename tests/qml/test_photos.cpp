// Tests photos in the window, by touch and by keyboard: viewed, deleted, traced; the board above a
// traced photo does not move.
#include "tests/qml/layout_stability.h"
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
    /// Traces the only photo as the visible board, with unchanged corners.
    void underlay() {
        addPhotos(1);
        photos().setCurrent(photos().valueOf(0, "photoId").toDouble());
        photos().beginTracing();
        photos().saveTracing();
        m_stage.settle();
        ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
    }
};

TEST_F(PhotosOnTable, AreViewedAndDeletedByTouch) {
    open("museum", "illegal");
    m_stage.openSheet("table.menu");
    m_stage.settle();
    tap(&saying("photos.title"));
    ASSERT_EQ(m_stage.app().navigator()->page(), Navigator::Photos);
    addPhotos(2);
    tap(all("PhotoCard").at(0));
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
    EXPECT_EQ(all("PhotoCard").size(), 1U);
    QTest::qWait(350); // taps are ignored right after the notice has appeared
    tap(&saying("wall.undo"));
    EXPECT_EQ(all("PhotoCard").size(), 2U);
    QTest::qWait(350); // nor right after it has disappeared
    tap(&saying("wall.back"));
    EXPECT_EQ(m_stage.app().navigator()->page(), Navigator::Table);
}

TEST_F(PhotosOnTable, TwoFingersZoom) {
    open("museum", "illegal");
    addPhotos(1);
    tap(all("PhotoCard").at(0));
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
    ASSERT_TRUE(walkTo(*all("PhotoCard").at(0)));
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
    tap(all("PhotoCard").at(0));
    tap(&saying("photos.trace"));
    EXPECT_TRUE(photos().isBoardCorners());
    press(Qt::Key_Escape);
    EXPECT_FALSE(photos().isBoardCorners());
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

TEST_F(PhotosOnTable, MovesCornersByTouchAndKeyboard) {
    open("museum", "illegal");
    addPhotos(1);
    tap(all("PhotoCard").at(0));
    tap(&saying("photos.trace"));
    const Items corners = all("PhotoCorner");
    ASSERT_EQ(corners.size(), 4U);
    const auto at = [&](std::size_t corner) {
        const QPointF part = photos().boardCorners()->corners()[corner];
        return picture().topLeft() +
               QPointF{part.x() * picture().width(), part.y() * picture().height()};
    };
    for (const QQuickItem* corner : corners) {
        EXPECT_GE(corner->width(), 44);
        EXPECT_GE(corner->height(), 44);
    }
    const QPointF before = at(2);
    // Dragged beside its centre: the offset to the finger stays the same.
    drag(middle(*corners[2]) + QPoint{9, 7}, {-40, -24});
    EXPECT_NEAR(at(2).x(), before.x() - 40, 1);
    EXPECT_NEAR(at(2).y(), before.y() - 24, 1);
    EXPECT_NEAR(placeOf(*corners[2]).center().x(), at(2).x(), 1);
    ASSERT_TRUE(walkTo(*corners[0]));
    const QPointF first = at(0);
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    EXPECT_NEAR(at(0).x(), first.x() + 8, 0.5);
    EXPECT_NEAR(at(0).y(), first.y() + 8, 0.5);
    press(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_NEAR(at(0).x(), first.x() + 7, 0.5);
    EXPECT_EQ(at(2).x(), photos().boardCorners()->corners()[2].x() * picture().width());
    EXPECT_TRUE(saying("photos.trace.keep").isEnabled());
    drag(middle(*corners[0]), (at(2) - at(0)).toPoint() + QPoint{5, 5});
    EXPECT_FALSE(saying("photos.trace.keep").isEnabled());
}

class TracedTable : public PhotosOnTable, public testing::WithParamInterface<const char*> {};

TEST_P(TracedTable, TogglesTraceWithoutMovingAnything) {
    open(GetParam(), std::string_view{GetParam()} == "muse" ? "round" : "disputed");
    underlay();
    ASSERT_TRUE(photos().underlay()->isInSight());
    const bool wall = std::string_view{GetParam()} == "art-society";
    const auto seen = [&] {
        return wall ? all("ArtSocietyTile").at(0)->opacity() < 1 : all("PhotoPiece").size() == 1;
    };
    EXPECT_TRUE(seen());
    Stillness still{window()};
    still.begin();
    for (const bool shown : {false, true}) {
        tap(&saying(shown ? "photos.show" : "photos.hide"));
        EXPECT_EQ(photos().underlay()->isInSight(), shown);
        EXPECT_EQ(seen(), shown);
        EXPECT_EQ(still.look(), std::vector<std::string>{});
    }
    // On a board without a trace the key is disabled, but stays in place.
    m_stage.session().setCurrentSide(1);
    m_stage.settle();
    EXPECT_FALSE(saying("photos.hide").isEnabled());
    m_stage.session().setCurrentSide(0);
    m_stage.settle();
    EXPECT_EQ(still.look(), std::vector<std::string>{});
    EXPECT_TRUE(seen());
}

INSTANTIATE_TEST_SUITE_P(games, TracedTable, testing::ValuesIn(gameIds()));

TEST_F(PhotosOnTable, PhotoPieceShowsSelectedSpaceAndIgnoresTaps) {
    open("musee", "rulebook-example");
    underlay();
    m_stage.table().touch(0);
    m_stage.settle();
    const QRectF first = only("PhotoPiece").property("part").toRectF();
    EXPECT_EQ(first, photos().underlay()->partOf(0));
    const QRectF place = placeOf(only("PhotoPiece"));
    for (const QQuickItem* space : all("MuseeSpace")) {
        if (space->property("selected").toBool()) {
            EXPECT_FALSE(placeOf(*space).intersects(place)) << "both are in sight";
        }
    }
    m_stage.table().touch(17);
    m_stage.settle();
    EXPECT_EQ(only("PhotoPiece").property("part").toRectF(), photos().underlay()->partOf(17));
    const QQuickItem* below = nullptr;
    for (const QQuickItem* space : all("MuseeSpace")) {
        if (placeOf(*space).contains(middle(only("PhotoPiece")))) {
            below = space;
        }
    }
    ASSERT_NE(below, nullptr);
    tap(&only("PhotoPiece"));
    EXPECT_TRUE(below->property("selected").toBool());
}

} // namespace

} // namespace cimaise
