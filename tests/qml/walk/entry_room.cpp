// Checks that boards and keys leave room for each other.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Scrolls a key to the top, as far as the panel scrolls.
void scrollToTop(const QQuickItem& key, QQuickItem& panel) {
    auto& content = *panel.property("contentItem").value<QQuickItem*>();
    const qreal most = panel.property("contentHeight").toReal() - panel.height();
    panel.setProperty("contentY",
                      std::clamp(key.mapToItem(&content, {}).y(), 0.0, std::max(0.0, most)));
}

/// Part of a key that can be tapped.
QRectF tappablePart(const QQuickItem& key, const OpenPage& page) {
    const QRectF part = inSight(key) & QRectF{{}, page.stage.window().size()};
    for (const QQuickItem* tray : page.items) {
        if (typeOf(*tray) == "HandTray" && !tray->isAncestorOf(&key) &&
            placeOf(*tray).intersects(part)) {
            return part & QRectF{part.topLeft(), QPointF{part.right(), placeOf(*tray).top()}};
        }
    }
    return part;
}

void expectTappable(const QQuickItem& key, const OpenPage& page) {
    QQuickItem* const panel = around(key, "QQuickFlickable");
    const qreal scrolled = panel != nullptr ? panel->property("contentY").toReal() : 0;
    if (panel != nullptr) {
        scrollToTop(key, *panel);
    }
    EXPECT_NEAR(tappablePart(key, page).height(), key.height(), 0.5) << described(key);
    if (panel != nullptr) {
        panel->setProperty("contentY", scrolled);
    }
}

} // namespace

void expectTappableKeys(const OpenPage& page) {
    for (const QQuickItem* item : page.items) {
        const bool isKey = typeOf(*item).ends_with("Key") || around(*item, "MuseRoundBar");
        if (isKey && isA(*item, "QQuickAbstractButton") && around(*item, "StageFrame") != nullptr) {
            expectTappable(*item, page);
        }
    }
}

void expectHalfOfBoard(const OpenPage& page) {
    constexpr qreal half = 0.48; // less than 0.5, because the margins between spaces do not count
    qreal whole = 0;
    qreal seen = 0;
    for (const QQuickItem* item : page.items) {
        const bool isSpace = typeOf(*item) == "MuseeSpace" || typeOf(*item) == "MuseumSlot";
        if (isSpace && around(*item, "EnlargedBoard") != nullptr) {
            whole += item->width() * item->height();
            seen += inSight(*item).width() * inSight(*item).height();
        }
    }
    EXPECT_GE(seen, half * whole);
}

} // namespace cimaise
