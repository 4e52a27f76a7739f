// Finds texts that are cut off, wider than their item, or outside the window.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/items.h"

#include <gtest/gtest.h>
#include <string_view>

namespace cimaise {

namespace {

/// Reason why a text cannot be read; empty if it can.
std::string errorMessage(const QQuickItem& text, const QQuickWindow& window) {
    const QRectF place = placeOf(text);
    if (text.property("text").toString().isEmpty() || place.isEmpty()) {
        return {};
    }
    if (text.property("truncated").toBool() && !text.property("mayElide").toBool()) {
        return "is cut off";
    }
    constexpr qreal slack = 1.5;
    if (text.property("contentWidth").toReal() > text.width() + slack) {
        return "is wider than its room";
    }
    if (text.property("contentHeight").toReal() > text.height() + slack) {
        return "is higher than its room";
    }
    const bool beside = place.left() < -slack || place.right() > window.width() + slack;
    if (beside && !scrolls(text, Qt::Horizontal)) {
        return "lies beside the window";
    }
    const bool below = place.top() < -slack || place.bottom() > window.height() + slack;
    return below && !scrolls(text, Qt::Vertical) ? "lies below the window" : "";
}

} // namespace

void expectTextsInRoom(const OpenPage& page) {
    for (const QQuickItem* item : page.items) {
        if (isA(*item, "QQuickText")) {
            EXPECT_EQ(errorMessage(*item, page.stage.window()), "")
                << placeOf(*item).width() << " x " << placeOf(*item).height()
                << " px: " << described(*item);
        }
    }
}

} // namespace cimaise
