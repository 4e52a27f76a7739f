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
    const QString text = item.property("text").toString();
    return typeOf(item) == "VerdictButton" ||
           std::ranges::any_of(leaving, [&](const char* id) { return text == qtTrId(id); });
}

} // namespace

void PrintTo(const SittingSetting& seat, std::ostream* out) {
    *out << seat.game << ' ' << languageCode(seat.language) << ' ' << seat.size.width() << 'x'
         << seat.size.height();
}

Sitting::Sitting() : TestedWindow(GetParam().language) {
    m_stage.window().resize(GetParam().size);
    m_stage.settle();
    m_stage.app().draft()->setGame(QLatin1String(GetParam().game));
    m_stage.app().draft()->setPlayerCount(3);
    m_stage.app().draft()->start();
    settle();
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

void Sitting::settle() {
    rest();
    m_still.begin();
    m_keypadScroll = keypadScroll();
}

qreal Sitting::keypadScroll() const {
    for (const QQuickItem* item : all("QQuickFlickable")) {
        if (typeOf(*item->parentItem()) == "Keypad") {
            return item->property("contentY").toReal();
        }
    }
    return m_keypadScroll;
}

void Sitting::fail(const std::string& why) {
    ADD_FAILURE() << "after touch " << m_touches << ": " << why;
}

Taps::Items Sitting::touchable() const {
    Items items = m_still.touchable();
    std::erase_if(items, [](const QQuickItem* item) {
        return leavesTheTable(*item) || isInSidePanel(*item);
    });
    return items;
}

void Sitting::expectStill(const std::string& tapped) {
    rest();
    if (keypadScroll() != m_keypadScroll) {
        settle();
    }
    for (const std::string& moved : m_still.movedControls()) {
        ADD_FAILURE() << "touch " << m_touches << ", " << tapped << ": " << moved;
    }
}

void Sitting::click(const QQuickItem& item) {
    if (bringIntoView(item)) {
        ++m_scrolls;
        settle();
    }
    ++m_touches;
    QTest::mouseClick(&window(), Qt::LeftButton, {}, placeOf(item).center().toPoint());
}

void Sitting::turnTo(const Items& items) {
    ASSERT_FALSE(items.empty());
    click(*items.front());
    settle();
}

void Sitting::tapItem(const char* kind, QQuickItem& item) {
    const std::string what = kind + (" on " + described(item));
    click(item);
    if (m_stage.app().navigator()->page() != Navigator::Table) {
        comeBack();
        return;
    }
    expectStill(what);
}

void Sitting::comeBack() {
    m_stage.app().navigator()->show(Navigator::Table);
    m_stage.session().highlighter()->clear();
    settle();
}

void Sitting::resize(const QSize& size) {
    window().resize(size);
    m_stage.settle();
}

void Sitting::outline(QPoint from, QPoint to) {
    ++m_touches;
    const std::string what = "a drag over the wall";
    QTest::mousePress(&window(), Qt::LeftButton, {}, middleOf(from));
    expectStill(what);
    QTest::mouseMove(&window(), middleOf({to.x(), from.y()}));
    expectStill(what);
    QTest::mouseMove(&window(), middleOf(to));
    expectStill(what);
    QTest::mouseRelease(&window(), Qt::LeftButton, {}, middleOf(to));
    expectStill(what);
}

} // namespace cimaise
