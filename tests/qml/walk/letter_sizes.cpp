// Finds letters that are too small to read.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/items.h"

#include <QFont>
#include <QJSValue>
#include <algorithm>
#include <array>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// True for a text on a drawing, which is as large as its piece.
bool isOnDrawing(const QQuickItem& text) {
    constexpr std::array<std::string_view, 9> drawings{
        "MuseeBoard", "MuseumBoard", "MuseumObject", "ArtSocietyWall", "ArtSocietyTrack",
        "MuseBoard",  "MuseCard",    "SeatLoader",   "SmallBoard"};
    const QQuickItem* above = &text;
    while (above != nullptr && std::ranges::find(drawings, typeOf(*above)) == drawings.end()) {
        above = above->parentItem();
    }
    return above != nullptr;
}

/// Smallest letters that a text may have, in pixels. The name below the icon of a tool may be
/// smaller: eight tools on a phone would otherwise have none.
int smallestLetters(const QQuickItem& text) {
    const std::string names = described(text);
    return names.find("in ToolKey") != std::string::npos ? 9 : 11;
}

/// Size of the letters as drawn, in pixels.
int drawnSize(const QQuickItem& text) {
    return text.property("fontInfo")
        .value<QJSValue>()
        .property(QStringLiteral("pixelSize"))
        .toInt();
}

/// True for the label of a button with an icon. A notice is as large as its place allows.
bool isLabelOfButton(const QQuickItem& text) {
    const QQuickItem* const around = text.parentItem()->parentItem();
    return around != nullptr && typeOf(*around) == "IconLabel" &&
           described(text).find("SnackBar") == std::string::npos;
}

} // namespace

void expectReadableLetters(const OpenPage& page) {
    for (const QQuickItem* item : page.items) {
        if (isA(*item, "QQuickText") && !item->property("text").toString().isEmpty()) {
            EXPECT_TRUE(drawnSize(*item) >= smallestLetters(*item) || isOnDrawing(*item))
                << drawnSize(*item) << " px: " << described(*item);
        }
    }
}

void expectChosenSizeOnButtons(const OpenPage& page) {
    constexpr int normal = 16;
    const int chosen = static_cast<int>(normal * page.stage.preferences().textScale());
    for (const QQuickItem* item : page.items) {
        if (isA(*item, "QQuickText") && isLabelOfButton(*item)) {
            EXPECT_GE(item->property("font").value<QFont>().pixelSize(), chosen)
                << described(*item);
        }
    }
}

} // namespace cimaise
