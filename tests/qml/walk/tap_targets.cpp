// Finds controls that are too small for a finger.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/items.h"

#include <gtest/gtest.h>

namespace cimaise {

void expectRoomForFinger(const OpenPage& page) {
    constexpr qreal finger = 44;
    for (const QQuickItem* item : page.items) {
        const bool tapped = isA(*item, "QQuickAbstractButton") || isA(*item, "QQuickTextField");
        if (tapped && item->isEnabled()) {
            EXPECT_GE(item->width(), finger) << described(*item);
            EXPECT_GE(item->height(), finger) << described(*item);
        }
    }
}

} // namespace cimaise
