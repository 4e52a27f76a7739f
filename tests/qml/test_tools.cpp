// Tests the tools of the table page, and touch on Art Society's wall and museum: a finger drags
// the handle, Enter moves to the next marker, a long press shows a tool's name without using it.
#include "app/viewmodels/artsociety/art_society_table.h"
#include "tests/qml/tested_window.h"
#include "tests/support/patience.h"

#include <QGuiApplication>
#include <QStyleHints>
#include <algorithm>

namespace cimaise {

namespace {

class Tools : public testing::Test, public TestedWindow {
protected:
    Tools() { openAt({390, 844}, "art-society", QStringLiteral("finished-3")); }
    ~Tools() override { window().resize(1200, 800); }

    void openAt(QSize size, const char* game, const QString& sample) {
        window().resize(size);
        m_stage.openSample(game, sample);
        m_stage.settle();
    }
    [[nodiscard]] ArtSocietyTable& table() const { return *window().findChild<ArtSocietyTable*>(); }
    [[nodiscard]] QQuickItem& one(const char* type) const { return *all(type).at(0); }
    [[nodiscard]] static QPoint middle(const QQuickItem& item) {
        return placeOf(item).center().toPoint();
    }
    [[nodiscard]] artsociety::Gallery gallery() {
        return std::get<artsociety::Layout>(m_stage.session().current()).galleries.at(0);
    }
    void turnTo(const QString& panel) {
        for (QObject* tools : window().findChildren<QObject*>()) {
            if (QByteArray{tools->metaObject()->className()}.startsWith("ArtSocietyTools_")) {
                QMetaObject::invokeMethod(tools, "showPanel", Q_ARG(QString, panel));
            }
        }
        m_stage.settle();
    }

    /// Enables hovering, which is off without a screen; must run before the window is created.
    static bool hoverAsOnADesktop() {
        QGuiApplication::styleHints()->setUseHoverEffects(true);
        return true;
    }

    bool m_hovers = hoverAsOnADesktop();
};

TEST_F(Tools, LongPressDoesNotActivateTool) {
    QQuickItem& key = *all("ToolKey").at(3); // the check for faux pas
    QTest::mousePress(&window(), Qt::LeftButton, {}, middle(key));
    QTest::qWait(1000);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middle(key));
    EXPECT_TRUE(key.property("held").toBool());
    EXPECT_TRUE(all("ArtSocietyPairs").empty()) << "the tool was not used";
    QTest::mouseClick(&window(), Qt::LeftButton, {}, middle(key));
    m_stage.settle();
    EXPECT_FALSE(key.property("held").toBool());
    EXPECT_FALSE(all("ArtSocietyPairs").empty());
}

TEST_F(Tools, TooltipStaysHiddenAfterPress) {
    openAt({1200, 800}, "musee", QStringLiteral("finished-3"));
    const auto isTooltipShown = [&] {
        return std::ranges::any_of(all("BodyText"), [](const QQuickItem* words) {
            return words->property("text") == qtTrId("table.history") &&
                   words->parentItem()->inherits("QQuickPopupItem");
        });
    };
    const QQuickItem* key = nullptr;
    for (const QQuickItem* other : all("IconButton")) {
        if (other->property("text") == qtTrId("table.history")) {
            key = other;
        }
    }
    ASSERT_NE(key, nullptr);
    const auto hover = [&](const QPoint& place) { QTest::mouseMove(&window(), place); };
    const auto isTooltipShownSoon = [&] { return QTest::qWaitFor(isTooltipShown, patience); };
    hover({600, 400});
    m_stage.settle();
    hover(middle(*key));
    EXPECT_TRUE(isTooltipShownSoon());
    QTest::mousePress(&window(), Qt::LeftButton, {}, middle(*key));
    m_stage.settle();
    EXPECT_FALSE(isTooltipShown());
    hover(middle(*key) + QPoint{1, 1});
    QTest::qWait(900);
    EXPECT_FALSE(isTooltipShown());
    hover({600, 400});
    QTest::mouseRelease(&window(), Qt::LeftButton, {},
                        {600, 400}); // nothing opens that would take the pointer
    m_stage.settle();
    hover(middle(*key));
    EXPECT_TRUE(isTooltipShownSoon());
    hover({600, 400});
}

TEST_F(Tools, ShowLabelsAboveInputOnPhone) {
    for (const char* game : gameIds()) {
        openAt({390, 844}, game, QStringLiteral("finished-3"));
        QQuickItem& rail = one("ToolRail");
        EXPECT_TRUE(rail.property("labelled").toBool()) << game;
        EXPECT_NEAR(placeOf(rail).bottom(), placeOf(one(itemsOf(game).keypad)).top(), 8) << game;
        for (const QQuickItem* key : all("ToolKey")) {
            EXPECT_GE(key->width(), 44) << game;
            EXPECT_GE(key->height(), 44) << game;
        }
    }
}

/// Whatever tool is chosen after another one.
TEST_F(Tools, OneIsLitAtATime) {
    for (const char* game : gameIds()) {
        openAt({390, 844}, game, QStringLiteral("illegal"));
        const std::size_t count = all("ToolKey").size();
        for (std::size_t first = 0; first < count; ++first) {
            for (std::size_t second = 0; second < count; ++second) {
                for (const std::size_t next : {first, second}) {
                    QMetaObject::invokeMethod(all("ToolKey").at(next), "clicked");
                    m_stage.settle();
                }
                const auto keys = all("ToolKey");
                EXPECT_LE(
                    std::ranges::count_if(
                        keys,
                        [](const QQuickItem* key) {
                            return key->property("tool").value<QObject*>()->property("on").toBool();
                        }),
                    1)
                    << game << ": " << first << " and " << second;
            }
        }
    }
}

TEST_F(Tools, HandleReactsWithinFortyFourPixels) {
    const Block before = gallery().tiles.at(0).block();
    table().wall()->press(before.at.column, before.at.row);
    table().wall()->release();
    m_stage.settle();
    const QQuickItem& plank = one("ArtSocietyWallSurface");
    const int cell = plank.property("cell").toInt();
    const QPointF corner = plank.mapToScene(
        {static_cast<qreal>(before.right() * cell), static_cast<qreal>(before.bottom() * cell)});
    const QPoint beside = (corner + QPointF{19, 19}).toPoint(); // outside the tile
    QTest::mousePress(&window(), Qt::LeftButton, {}, beside);
    QTest::mouseMove(&window(), beside + QPoint{2, 2});
    QTest::mouseMove(&window(), beside + QPoint{cell, cell});
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, beside + QPoint{cell, cell});
    m_stage.settle();
    const Block after = gallery().tiles.at(0).block();
    EXPECT_EQ(after.at, before.at);
    EXPECT_EQ(after.right(), before.right() + 1);
    EXPECT_EQ(after.bottom(), before.bottom() + 1);
}

TEST_F(Tools, EnterMovesToNextMarker) {
    openAt({390, 844}, "art-society", QStringLiteral("illegal")); // its markers as they stand
    turnTo(QStringLiteral("museum"));
    const auto markers = all("ArtSocietyMarker");
    ASSERT_EQ(markers.size(), 4U);
    for (QQuickItem* field : all("NumberField")) {
        if (markers.at(1)->isAncestorOf(field)) {
            field->forceActiveFocus(Qt::TabFocusReason);
        }
    }
    const auto focused = [&](std::size_t marker) {
        QQuickItem* const focus = window().activeFocusItem();
        return focus != nullptr && markers.at(marker)->isAncestorOf(focus);
    };
    ASSERT_TRUE(focused(1));
    QTest::keyClick(&window(), Qt::Key_Return);
    EXPECT_TRUE(focused(2));
    QTest::keyClick(&window(), Qt::Key_Return);
    EXPECT_TRUE(focused(3));
}

TEST_F(Tools, MapTrackPositionsToSpacesAndMoveMarker) {
    turnTo(QStringLiteral("museum"));
    QQuickItem& track = one("ArtSocietyTrack");
    const qreal cell = track.property("cell").toReal();
    const auto spaceAt = [&](qreal column, qreal line, bool black) {
        QString space;
        QMetaObject::invokeMethod(&track, "spaceAt", Q_RETURN_ARG(QString, space),
                                  Q_ARG(double, column* cell), Q_ARG(double, line* cell),
                                  Q_ARG(bool, black));
        return space;
    };
    EXPECT_EQ(spaceAt(0.5, 0.5, false), "1");
    EXPECT_EQ(spaceAt(9.9, 4.9, false), "50");
    EXPECT_EQ(spaceAt(4.5, 1.5, true), "65") << "its second round";
    EXPECT_EQ(spaceAt(1, 5.5, false), "0") << "below the track, where 0 is";
    EXPECT_EQ(spaceAt(8, 5.5, false), "") << "not in the museum";
    QMetaObject::invokeMethod(&track, "moved", Q_ARG(int, 3), Q_ARG(QString, QStringLiteral("49")));
    EXPECT_EQ(table().beside()->markers()->valueOf(3, "valueText"), "49");
}

} // namespace

} // namespace cimaise
