// Plays a new game of three, with a player's taps.
#include "tests/qml/ui_playthrough.h"

#include "tests/qml/items.h"

#include <QTest>
#include <QtQuickTest/quicktest.h>
#include <algorithm>
#include <array>

namespace cimaise {

namespace {

/// True for items beside the board: the score sheet, the findings and the end of the game.
bool isInSidePanel(const QQuickItem& item) {
    const QQuickItem* above = &item;
    while (above != nullptr && typeOf(*above) != "TableSide") {
        above = above->parentItem();
    }
    return above != nullptr;
}

/// True for items that leave the table page, scroll it, or draw the printed board, which are no
/// input.
bool leavesTheTable(const QQuickItem& item) {
    constexpr std::array leaving{"wall.back",      "table.more",           "table.score",
                                 "art.tool.plan",  "museum.tool.plan",     "art.wall.zoom",
                                 "art.wall.whole", "museum.scoring.patron"};
    const QString said = item.property("text").toString();
    return typeOf(item) == "VerdictButton" ||
           std::ranges::any_of(leaving, [&](const char* id) { return said == qtTrId(id); });
}

} // namespace

void PrintTo(const SittingSetting& seat, std::ostream* out) {
    *out << seat.game << ' ' << languageCode(seat.language) << ' ' << seat.size.width() << 'x'
         << seat.size.height();
}

Sitting::Sitting() {
    m_stage.window().resize(GetParam().size);
    m_stage.settle();
    m_stage.app().draft()->setGame(QLatin1String(GetParam().game));
    m_stage.app().draft()->setPlayerCount(3);
    m_stage.app().draft()->start();
    rest();
    m_still.begin();
}

Sitting::~Sitting() { m_stage.app().draft()->setGame(QStringLiteral("musee")); }

void Sitting::rest() {
    constexpr int attempts = 10;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        m_stage.settle();
        if (std::ranges::none_of(shownItems(window()), [](const QQuickItem* item) {
                return QQuickTest::qIsPolishScheduled(item);
            })) {
            return;
        }
    }
}

Sitting::Items Sitting::all(const char* file) const { return shownItems(window(), file); }

Sitting::Items Sitting::saying(const char* file, const char* property,
                               const QVariant& value) const {
    Items items = all(file);
    std::erase_if(items, [&](const QQuickItem* item) { return item->property(property) != value; });
    return items;
}

Sitting::Items Sitting::touchable() const {
    Items items = m_still.touchable();
    std::erase_if(items, [](const QQuickItem* item) {
        return leavesTheTable(*item) || isInSidePanel(*item);
    });
    return items;
}

void Sitting::expectStill(const std::string& tapped) {
    rest();
    for (const std::string& moved : m_still.look()) {
        ADD_FAILURE() << "touch " << m_touches << ", " << tapped << ": " << moved;
    }
}

void Sitting::bringIntoView(const QQuickItem& item) {
    for (QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem()) {
        if (!isA(*above, "QQuickFlickable")) {
            continue;
        }
        const QRectF place = item.mapRectToItem(above, item.boundingRect());
        const qreal by =
            std::max(0.0, place.bottom() - above->height()) + std::min(0.0, place.top());
        if (std::abs(by) > 1) {
            ++m_scrolls;
            above->setProperty("contentY", above->property("contentY").toReal() + by);
            rest();
            m_still.begin();
        }
    }
}

void Sitting::turnTo(const Items& items) {
    ASSERT_FALSE(items.empty());
    bringIntoView(*items.front());
    ++m_touches;
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(*items.front()).center().toPoint());
    rest();
    m_still.begin();
}

void Sitting::touch(QQuickItem& item) {
    bringIntoView(item);
    ++m_touches;
    const std::string what = described(item);
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
    if (m_stage.app().navigator()->page() != Navigator::Table) {
        comeBack();
        return;
    }
    expectStill(what);
}

void Sitting::comeBack() {
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.session().highlighter()->clear();
    rest();
    m_still.begin();
}

void Sitting::touch(const Items& items, std::size_t which) {
    ASSERT_FALSE(items.empty()) << "after touch " << m_touches;
    touch(*items.at(which % items.size()));
}

void Sitting::resize(const QSize& size) {
    window().resize(size);
    m_stage.settle();
}

void Sitting::drag(QPoint from, QPoint to) {
    const QQuickItem& plank = *all("ArtSocietyWallSurface").front();
    const int cell = plank.property("cell").toInt();
    const auto at = [&](QPoint square) {
        return plank.mapToScene({(square.x() - 0.5) * cell, (square.y() - 0.5) * cell}).toPoint();
    };
    ++m_touches;
    const std::string what = "a drag over the wall";
    QTest::mousePress(&window(), Qt::LeftButton, {}, at(from));
    expectStill(what);
    QTest::mouseMove(&window(), at({to.x(), from.y()}));
    expectStill(what);
    QTest::mouseMove(&window(), at(to));
    expectStill(what);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, at(to));
    expectStill(what);
}

} // namespace cimaise
