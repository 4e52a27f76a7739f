// Tests touch on the wall of Art Society: two fingers zoom and pan, one draws, with a magnifier
// above it.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "positions/artsociety/art_society_edits.h"
#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QTest>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

class ArtSocietyWall : public testing::Test {
protected:
    ArtSocietyWall() {
        m_stage.window().resize(360, 640);
        m_stage.app().files()->openFile(QUrl::fromLocalFile(
            QStringLiteral(CIMAISE_SOURCE_DIR "/samples/art-society/finished-2.cimaise")));
        m_stage.settle();
    }
    ~ArtSocietyWall() override { m_stage.window().resize(1200, 800); }

    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }
    [[nodiscard]] ArtSocietyTable& table() const { return *window().findChild<ArtSocietyTable*>(); }
    [[nodiscard]] QQuickItem& item(const char* file) const {
        for (auto* item : window().findChildren<QQuickItem*>()) {
            if (QByteArray{item->metaObject()->className()}.startsWith(file)) {
                return *item;
            }
        }
        std::abort();
    }
    [[nodiscard]] QQuickItem& wall() const { return item("ArtSocietyWall_"); }
    [[nodiscard]] QQuickItem& plank() const { return item("ArtSocietyWallSurface_"); }
    [[nodiscard]] qreal zoom() const { return wall().property("zoom").toReal(); }
    [[nodiscard]] int cell() const { return wall().property("cell").toInt(); }
    /// The middle of a square, in the window.
    [[nodiscard]] QPoint at(int column, int row) const {
        return plank().mapToScene({(column - 0.5) * cell(), (row - 0.5) * cell()}).toPoint();
    }
    /// Moves two fingers from one distance to another, and both together by `travel`.
    void pinch(int from, int to, QPoint travel = {}) {
        const QPoint middle =
            wall().mapToScene({wall().width() / 2, wall().height() / 2}).toPoint();
        constexpr int steps = 12;
        for (int i = 0; i <= steps; ++i) {
            const QPoint apart{(from + (to - from) * i / steps) / 2, 0};
            const QPoint centre = middle + travel * i / steps;
            auto event = QTest::touchEvent(&window(), m_pad.get());
            if (i == 0) {
                event.press(0, centre - apart, &window()).press(1, centre + apart, &window());
            } else {
                event.move(0, centre - apart, &window()).move(1, centre + apart, &window());
            }
            event.commit();
            m_stage.settle();
        }
        QTest::touchEvent(&window(), m_pad.get())
            .release(0, middle, &window())
            .release(1, middle, &window())
            .commit();
        m_stage.settle();
    }

    /// Presses a button, named by the id of its text, by keyboard.
    void press(const char* textId) {
        for (QQuickItem* item : shownItems(window())) {
            if (typeOf(*item) == "AppButton" && item->property("text") == qtTrId(textId)) {
                ASSERT_TRUE(item->isEnabled()) << textId;
                item->forceActiveFocus(Qt::TabFocusReason);
                m_stage.settle();
                QTest::keyClick(&window(), Qt::Key_Space);
                m_stage.settle();
                return;
            }
        }
        FAIL() << "no button: " << textId;
    }

    void clearWall() {
        auto bare = std::get<artsociety::Layout>(m_stage.session().current());
        for (artsociety::Gallery& wall : bare.galleries) {
            wall.tiles.clear();
        }
        m_stage.session().edit(bare, {});
        m_stage.settle();
    }

    Stage m_stage{Language::english, QStringLiteral("light")};
    std::unique_ptr<QPointingDevice> m_pad{QTest::createTouchDevice()};
};

TEST_F(ArtSocietyWall, TwoFingersZoomAndPan) {
    const artsociety::Layout before = std::get<artsociety::Layout>(m_stage.session().current());
    EXPECT_DOUBLE_EQ(zoom(), 1);
    pinch(60, 180);
    EXPECT_GT(zoom(), 1.5);
    const qreal left = plank().mapToScene({0, 0}).x();
    pinch(120, 120, {-80, 0});
    EXPECT_LT(plank().mapToScene({0, 0}).x(), left - 40);
    // Nothing was drawn or moved.
    EXPECT_TRUE(table().wall()->preview().isEmpty());
    EXPECT_EQ(std::get<artsociety::Layout>(m_stage.session().current()), before);
    pinch(200, 20);
    EXPECT_DOUBLE_EQ(zoom(), 1);
}

TEST_F(ArtSocietyWall, OneFingerDrawsArea) {
    clearWall();
    QTest::touchEvent(&window(), m_pad.get()).press(0, at(6, 4), &window());
    for (const QPoint square : {QPoint{6, 5}, QPoint{7, 5}, QPoint{7, 6}}) {
        QTest::touchEvent(&window(), m_pad.get()).move(0, at(square.x(), square.y()), &window());
        m_stage.settle();
    }
    QTest::touchEvent(&window(), m_pad.get()).release(0, at(7, 6), &window());
    m_stage.settle();
    EXPECT_EQ(table().wall()->preview(), QRect(6, 4, 2, 3));
}

/// From the keys of the tiles to “Where?”, and from there to the assistant.
TEST_F(ArtSocietyWall, GivesTileToAssistantByButtons) {
    auto open = std::get<artsociety::Layout>(m_stage.session().current());
    open.galleries[0].assistant.reset();
    m_stage.session().edit(open, {});
    table().setProperty("panel", QStringLiteral("tiles"));
    m_stage.settle();
    press("art.assistant.give");
    ASSERT_EQ(table().property("panel"), "fit");
    table().fit()->ask(3);
    m_stage.settle();
    press("art.keypad.assistant");
    EXPECT_EQ(table().property("panel"), "fit");
    EXPECT_TRUE(table().property("hint").toString().startsWith("The assistant now holds"));
    const auto& layout = std::get<artsociety::Layout>(m_stage.session().current());
    ASSERT_TRUE(layout.galleries[0].assistant);
    EXPECT_EQ(layout.galleries[0].assistant->decor()->shields, 3);
}

TEST_F(ArtSocietyWall, KeepsExcessPaintingByButton) {
    auto full = std::get<artsociety::Layout>(m_stage.session().current());
    full.galleries[0].excess = 0;
    full.galleries[0].assistant.reset();
    full.galleries[0].tiles = {
        {.tile = {.face = artsociety::Decor{1}, .size = full.wall.size}, .at = {1, 1}}};
    m_stage.session().edit(full, {});
    m_stage.settle();
    table().setProperty("panel", QStringLiteral("tiles"));
    m_stage.settle();
    press("art.assistant.give");
    press("art.fit.keep");
    const auto& layout = std::get<artsociety::Layout>(m_stage.session().current());
    EXPECT_EQ(layout.galleries[0].excess, 1);
    EXPECT_EQ(table().property("panel"), "fit") << "its decor tile is hung next";
    EXPECT_EQ(table().fit()->requestedShields(), 1);
}

TEST_F(ArtSocietyWall, MovesMarkerByTapsWithoutScrolling) {
    auto open = std::get<artsociety::Layout>(m_stage.session().current());
    open.museum = artsociety::Markers{31, 22, 17, 44};
    m_stage.session().edit(open, {});
    m_stage.settle();
    for (QQuickItem* key : shownItems(window())) {
        if (typeOf(*key) == "ToolKey" &&
            key->property("text").toString() == qtTrId("art.tool.museum")) {
            QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(*key).center().toPoint());
            break;
        }
    }
    m_stage.settle();
    QQuickItem& track = item("ArtSocietyTrack_");
    EXPECT_NEAR(inSight(track).height(), track.height(), 1) << "all of it is seen at once";
    const double side = track.property("cell").toDouble();
    const double high = track.property("row").toDouble();
    const auto touch = [&](double column, double row) {
        const QPointF place = track.mapToScene({(column - 0.5) * side, (row - 0.5) * high});
        QTest::mouseClick(&window(), Qt::LeftButton, {}, place.toPoint());
        m_stage.settle();
    };
    const auto markers = [&] {
        const auto& layout = std::get<artsociety::Layout>(m_stage.session().current());
        return std::get<artsociety::Markers>(layout.museum);
    };
    const artsociety::Markers before = markers();
    const int space = before.at(2).value();
    touch((space - 1) % 10 + 1, (space - 1) / 10 + 1);
    EXPECT_EQ(table().beside()->pickedMarker(), 2);
    touch(9, 5);
    EXPECT_EQ(markers().at(2), 49);
    EXPECT_EQ(table().beside()->pickedMarker(), -1);
    touch(2, 5);
    EXPECT_EQ(table().hint(), qtTrId("art.marker.first"));
}

TEST_F(ArtSocietyWall, WheelZoomsAtPointer) {
    const QPoint corner = at(2, 2);
    QWheelEvent wheel{corner,
                      window().mapToGlobal(corner),
                      {},
                      {0, 480},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false};
    QCoreApplication::sendEvent(&window(), &wheel);
    m_stage.settle();
    EXPECT_GT(zoom(), 1.5);
    EXPECT_LT((at(2, 2) - corner).manhattanLength(), cell());
    QMetaObject::invokeMethod(&wall(), "zoomBy", Q_ARG(double, 0));
    EXPECT_DOUBLE_EQ(zoom(), 1);
}

TEST_F(ArtSocietyWall, MiddleButtonPans) {
    QMetaObject::invokeMethod(&wall(), "zoomBy", Q_ARG(double, 2));
    m_stage.settle();
    const QPoint start = wall().mapToScene({wall().width() / 2, wall().height() / 2}).toPoint();
    const qreal left = plank().mapToScene({0, 0}).x();
    QTest::mousePress(&window(), Qt::MiddleButton, {}, start);
    for (int step = 1; step <= 8; ++step) {
        QTest::mouseMove(&window(), start + QPoint{-10 * step, 0});
    }
    QTest::mouseRelease(&window(), Qt::MiddleButton, {}, start - QPoint{80, 0});
    m_stage.settle();
    EXPECT_LT(plank().mapToScene({0, 0}).x(), left - 30);
    EXPECT_TRUE(table().wall()->preview().isEmpty());
}

TEST_F(ArtSocietyWall, ShowsMagnifierAboveFinger) {
    ASSERT_LT(cell(), 40);
    QQuickItem& loupe = item("ArtSocietyLoupe_");
    ASSERT_FALSE(wall().property("magnifies").toBool())
        << "these tests are drawn by Qt's own painter";
    wall().setProperty("magnifies", true);
    QTest::mousePress(&window(), Qt::LeftButton, {}, at(6, 8));
    m_stage.settle();
    EXPECT_FALSE(loupe.isVisible());
    for (int column = 6; column >= 4; --column) {
        QTest::mouseMove(&window(), at(column, 8));
        m_stage.settle();
    }
    EXPECT_TRUE(loupe.isVisible());
    EXPECT_FALSE(loupe.contains(loupe.mapFromScene(at(4, 8))));
    const QRectF room{0, 0, wall().width(), wall().height()};
    EXPECT_TRUE(room.contains(loupe.mapRectToItem(&wall(), loupe.boundingRect())));
    table().wall()->cancelDrag();
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, at(4, 8));
    m_stage.settle();
    EXPECT_FALSE(loupe.isVisible());
}

TEST_F(ArtSocietyWall, DragKeepsInitialSquaresAfterResize) {
    const QPoint from = at(6, 8); // the tile on this square moves along
    const QPoint to = at(4, 8);
    QTest::mousePress(&window(), Qt::LeftButton, {}, from);
    window().resize(390, 844); // the wall is laid out again
    m_stage.settle();
    QTest::mouseMove(&window(), to);
    EXPECT_EQ(table().wall()->preview(), QRect(4, 8, 2, 2));
    table().wall()->cancelDrag();
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, to);
}

TEST_F(ArtSocietyWall, MovesSmallTileAndResizesItByHandle) {
    clearWall();
    const auto& bare = std::get<artsociety::Layout>(m_stage.session().current());
    const artsociety::Painting portrait{.type = artsociety::Type::portrait};
    m_stage.session().edit(
        hang(bare, 0, {.tile = {.face = portrait, .size = {2, 3}}, .at = {6, 4}}), {});
    m_stage.settle();
    const auto tile = [&] {
        return std::get<artsociety::Layout>(m_stage.session().current())
            .galleries.at(0)
            .tiles.at(0)
            .block();
    };
    const auto drag = [&](QPointF from, int columns) { // in squares from the tile’s last corner
        const Block before = tile();
        const QPoint start = plank()
                                 .mapToScene({(before.right() + from.x()) * cell(),
                                              (before.bottom() + from.y()) * cell()})
                                 .toPoint();
        const QPoint end = start + QPoint{columns * cell(), 0};
        QTest::mousePress(&window(), Qt::LeftButton, {}, start);
        QTest::mouseMove(&window(), (start + end) / 2);
        QTest::mouseMove(&window(), end);
        QTest::mouseRelease(&window(), Qt::LeftButton, {}, end);
        m_stage.settle();
    };
    QTest::mouseClick(&window(), Qt::LeftButton, {}, at(6, 4));
    m_stage.settle();
    ASSERT_EQ(table().wall()->resizable(), QRect(6, 4, 2, 3)) << "it is selected";
    drag({-0.6, -0.3}, 1); // lower right of the tile, where most players touch it
    EXPECT_EQ(tile(), (Block{{7, 4}, {2, 3}}));
    drag({0.2, 0.2}, 1); // half of the handle outside the tile
    EXPECT_EQ(tile(), (Block{{7, 4}, {3, 3}}));
    drag({-0.2, -0.2}, -1); // half of the handle on the tile
    EXPECT_EQ(tile(), (Block{{7, 4}, {2, 3}}));
    drag({-1, -1.5}, 4);
    ASSERT_EQ(tile(), (Block{{11, 4}, {2, 3}})) << "at the edge of the wall";
    drag({0.15, -0.2}, -1); // outside the wall
    EXPECT_EQ(tile(), (Block{{11, 4}, {1, 3}}));
}

TEST_F(ArtSocietyWall, ScrollsToRequestedHand) {
    auto tied = std::get<artsociety::Layout>(m_stage.session().current());
    tied.galleries[1] = tied.galleries[0];
    for (artsociety::Gallery& wall : tied.galleries) {
        wall.hand.reset();
    }
    m_stage.session().edit(tied, {});
    m_stage.settle();
    ASSERT_TRUE(table().beside()->isHandRequired());
    emit table().handEntryRequested();
    QTest::qWait(300);
    m_stage.settle();
    const QQuickItem* const card = window().activeFocusItem();
    ASSERT_NE(card, nullptr);
    EXPECT_GT(card->height(), 20);
    EXPECT_NEAR(inSight(*card).height(), card->height(), 1) << described(*card);
}

/// Opens “Outlook” by touch, chooses a type and a size, and looks at a place.
TEST_F(ArtSocietyWall, ShowsWhatIsStillPossible) {
    m_stage.app().files()->openFile(QUrl::fromLocalFile(
        QStringLiteral(CIMAISE_SOURCE_DIR "/samples/art-society/rulebook-example.cimaise")));
    m_stage.session().setCurrentSide(1);
    m_stage.window().resize(390, 844);
    m_stage.settle();
    const auto keys = [&](std::string_view type) {
        std::vector<QQuickItem*> found;
        for (QQuickItem* key : shownItems(window())) {
            if (typeOf(*key) == type) {
                found.push_back(key);
            }
        }
        return found;
    };
    const auto touch = [&](const QQuickItem& key) {
        EXPECT_GE(std::min(key.width(), key.height()), 44) << described(key);
        QTest::touchEvent(&window(), m_pad.get()).press(0, placeOf(key).center().toPoint());
        QTest::touchEvent(&window(), m_pad.get()).release(0, placeOf(key).center().toPoint());
        m_stage.settle();
    };
    touch(*keys("ToolKey").at(2));
    ASSERT_EQ(keys("Segment").size(), 6U) << "two kinds of search, four kinds of tile";
    touch(*keys("Segment").at(1));
    ASSERT_EQ(table().mode(), ArtSocietyTable::Outlook);
    ASSERT_EQ(keys("ArtSocietySizeKey").size(), 16U);
    const QRectF size = placeOf(*keys("ArtSocietySizeKey").at(4));
    touch(*keys("ArtSocietyKey").at(2));
    touch(*keys("ArtSocietySizeKey").at(4));
    EXPECT_EQ(placeOf(*keys("ArtSocietySizeKey").at(4)), size) << "nothing moves";
    EXPECT_EQ(static_cast<int>(keys("ArtSocietyOutlookMark").size()),
              table().wall()->outlookMarks()->count());
    EXPECT_EQ(table().outlook()->sizes()->valueOf(4, "places"), "16");
    QTest::touchEvent(&window(), m_pad.get()).press(0, at(2, 3), &window());
    QTest::touchEvent(&window(), m_pad.get()).release(0, at(2, 3), &window());
    m_stage.settle();
    EXPECT_EQ(table().wall()->preview(), QRect(2, 3, 2, 3));
    touch(*keys("Segment").at(0));
    EXPECT_EQ(table().mode(), ArtSocietyTable::Fit);
    EXPECT_TRUE(keys("ArtSocietyOutlookMark").empty());
}

TEST_F(ArtSocietyWall, KeepsSquaresLargeEnough) {
    EXPECT_GE(cell(), 24);
    for (int columns = 0; columns < 12; ++columns) {
        table().plan()->grow(1, 1);
    }
    m_stage.settle();
    EXPECT_GE(cell(), 24);
}

TEST_F(ArtSocietyWall, PointsOfPlacementsFitTheirSquares) {
    m_stage.app().draft()->setGame(QStringLiteral("art-society"));
    m_stage.app().draft()->start();
    m_stage.settle();
    auto layout = std::get<artsociety::Layout>(m_stage.session().current());
    const auto painting = [](artsociety::Type type, artsociety::Frame frame, bool start,
                             Extent size) {
        return artsociety::Tile{
            .face = artsociety::Painting{.type = type, .frame = frame, .start = start},
            .size = size};
    };
    layout.galleries[0].tiles = {
        {.tile = painting(artsociety::Type::portrait, artsociety::Frame::a, true, {2, 3}),
         .at = {6, 5}},
        {.tile = painting(artsociety::Type::stillLife, artsociety::Frame::b, false, {2, 2}),
         .at = {8, 5}}};
    ASSERT_TRUE(m_stage.session().edit(layout, {.text = {"test.hung"}}));
    m_stage.settle();
    table().setPanel(QStringLiteral("fit"));
    table().setMode(ArtSocietyTable::Fit);
    m_stage.settle();
    int ranges = 0;
    for (const QQuickItem* text : shownItems(window())) {
        const QQuickItem* const marks =
            text->parentItem() == nullptr ? nullptr : text->parentItem()->parentItem();
        if (marks != nullptr && typeOf(*text) == "PlainText" &&
            typeOf(*marks) == "ArtSocietySquareMarks") {
            ranges += text->property("isRange").toBool() ? 1 : 0;
            EXPECT_LE(text->width(), marks->width()) << described(*text);
            EXPECT_LE(text->height(), marks->height()) << described(*text);
        }
    }
    EXPECT_GT(ranges, 0) << "the points are not all known yet";
}

/// The panel closes without its mode, so both come back together.
TEST_F(ArtSocietyWall, OutlookComesBackWithGame) {
    table().setPanel(QStringLiteral("outlook"));
    table().setMode(ArtSocietyTable::Outlook);
    m_stage.settle();
    const GameId game = m_stage.session().id();
    m_stage.app().closeGame();
    m_stage.settle();
    m_stage.openSample("art-society", QStringLiteral("finished-3"));
    m_stage.settle();
    EXPECT_EQ(table().panel(), QStringLiteral("tiles")) << "of another game";
    m_stage.app().games()->open(game);
    m_stage.settle();
    EXPECT_EQ(table().panel(), QStringLiteral("outlook"));
    EXPECT_EQ(table().mode(), ArtSocietyTable::Outlook);
}

} // namespace

} // namespace cimaise
