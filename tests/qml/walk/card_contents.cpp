// Finds texts and icons that stick out of their button, or overlap a text beside them.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

constexpr qreal slack = 0.5;

/// True for a visible BodyText; letters on drawings are none.
bool isText(const QQuickItem& item) {
    return item.property("mayElide").isValid() && !item.property("text").toString().isEmpty() &&
           item.isVisible() && item.opacity() > 0;
}

/// False for a mark on a piece, which sticks out.
bool isIcon(const QQuickItem& item) {
    const bool isDrawn = typeOf(item) == "Icon" && item.isVisible() && item.opacity() > 0;
    return isDrawn && typeOf(*item.parentItem()) != "MuseFault";
}

bool isContent(const QQuickItem& item) {
    return isText(item) || isIcon(item) || typeOf(item) == "SmallBoard";
}

/// Rectangle in which the letters of a text are, without the space between lines.
QRectF paintedPlace(const QQuickItem& item) {
    if (!isText(item)) {
        return placeOf(item);
    }
    const qreal width = item.property("contentWidth").toReal();
    const qreal height = item.property("contentHeight").toReal();
    const auto begin = [](qreal room, qreal length, int alignment, int end, int centre) {
        return alignment == end ? room - length : alignment == centre ? (room - length) / 2 : 0;
    };
    const qreal x =
        begin(item.width(), width, item.property("effectiveHorizontalAlignment").toInt(),
              Qt::AlignRight, Qt::AlignHCenter);
    const qreal y = begin(item.height(), height, item.property("verticalAlignment").toInt(),
                          Qt::AlignBottom, Qt::AlignVCenter);
    const qreal leading = height / item.property("lineCount").toInt() / 5;
    return item.mapRectToScene({x, y + leading, width, height - 2 * leading});
}

/// Button around an item; null for none. The points of a score sheet are buttons beside its titles.
const QQuickItem* buttonAround(const QQuickItem& item) {
    const QQuickItem* const button = around(item, "QQuickAbstractButton");
    return button == nullptr || typeOf(*button) == "ScoreCell" ? nullptr : button;
}

void expectInside(const QQuickItem& item, const QRectF& button) {
    const QRectF place = paintedPlace(item);
    EXPECT_TRUE(button.adjusted(-slack, -slack, slack, slack).contains(place))
        << place.width() << " x " << place.height() << " px in a button of " << button.width()
        << " x " << button.height() << " px: " << described(item);
}

void expectApart(const QQuickItem& text, const QQuickItem& other) {
    const QRectF both = paintedPlace(text) & paintedPlace(other);
    EXPECT_FALSE(both.width() > slack && both.height() > slack)
        << described(text) << " overlaps " << described(other);
}

} // namespace

void expectContentsInButtons(const OpenPage& page) {
    for (const QQuickItem* item : page.items) {
        const QQuickItem* const button = isContent(*item) ? buttonAround(*item) : nullptr;
        if (button != nullptr && !placeOf(*item).isEmpty()) {
            expectInside(*item, placeOf(*button));
        }
    }
}

void expectTextsApart(const OpenPage& page) {
    for (const QQuickItem* text : page.items) {
        if (!isText(*text)) {
            continue;
        }
        for (const QQuickItem* other : text->parentItem()->childItems()) {
            if (other != text && isContent(*other)) {
                expectApart(*text, *other);
            }
        }
    }
}

} // namespace cimaise
