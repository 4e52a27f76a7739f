// Finds what a notice covers or moves.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <QPointer>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

struct Placed {
    QPointer<QQuickItem> item;
    QRectF place;
};

bool isTapped(const QQuickItem& item) {
    return isA(item, "QQuickAbstractButton") || isA(item, "QQuickTextField");
}

bool isRead(const QQuickItem& item) {
    return isA(item, "QQuickText") && !item.property("text").toString().isEmpty();
}

/// Sheet, dialog or view over the page that contains the item; null for the page.
const QQuickItem* layerOf(const QQuickItem& item) {
    const QQuickItem* above = &item;
    while (above != nullptr && !isA(*above, "QQuickPopupItem") &&
           typeOf(*above) != "ReadBackView") {
        above = above->parentItem();
    }
    return above;
}

bool overlap(const QRectF& one, const QRectF& other) {
    const QRectF both = one.intersected(other);
    return both.width() > 1 && both.height() > 1;
}

std::vector<Placed> controlsOf(const std::vector<QQuickItem*>& items) {
    std::vector<Placed> placed;
    for (QQuickItem* item : items) {
        if (isTapped(*item)) {
            placed.push_back({item, placeOf(*item)});
        }
    }
    return placed;
}

void showLongNotice(Stage& stage) {
    stage.app().notices()->show(
        {.text = QStringLiteral("Annulé : Marie-Antoinette-Geneviève-Léopoldine de Saint-Exupéry "
                                "retirée de la partie (chez Maximilian-Alexander)"),
         .offer = Notice::Offer::undo,
         .action = [] {}});
}

void expectAlone(const QQuickItem& bar, const QQuickWindow& window) {
    const QRectF place = inSight(bar);
    EXPECT_TRUE(QRectF({}, window.size()).adjusted(-1, -1, 1, 1).contains(place))
        << "the notice is partly outside the window";
    int buttons = 0;
    for (const QQuickItem* item : shownItems(window)) {
        if (bar.isAncestorOf(item)) {
            if (isTapped(*item)) {
                ++buttons;
                EXPECT_EQ(inSight(*item), placeOf(*item)) << described(*item);
            }
        } else if (item != &bar && (isTapped(*item) || isRead(*item)) &&
                   layerOf(*item) == layerOf(bar)) {
            EXPECT_FALSE(overlap(inSight(*item), place)) << "covers " << described(*item);
        }
    }
    EXPECT_GT(buttons, 0);
}

/// A sheet over the page has the notice.
void expectInSheet(const QQuickItem& bar, const QQuickWindow& window) {
    for (const QObject* object : window.findChildren<QObject*>()) {
        if (object->inherits("QQuickDrawer") && object->property("opened").toBool()) {
            EXPECT_NE(layerOf(bar), nullptr) << "is behind the sheet";
        }
    }
}

/// True for the controls with which a board is entered, for its tabs and for the score sheet.
bool isOfBoard(const QQuickItem& control) {
    return around(control, "StageFrame") != nullptr || around(control, "SideStrip") != nullptr ||
           around(control, "TableSide") != nullptr;
}

/// Controls of a board are where they were. Other pages may give the notice a
/// part of the height of their content.
void expectUnmoved(const std::vector<Placed>& before, const QQuickWindow& window) {
    for (const Placed& control : before) {
        if (control.item != nullptr && control.item->isVisible() && isOfBoard(*control.item) &&
            QRectF({}, window.size()).intersects(control.place)) {
            EXPECT_EQ(placeOf(*control.item), control.place)
                << "moved by the notice: " << described(*control.item);
        }
    }
}

} // namespace

void expectPlaceForNotice(const OpenPage& page) {
    Notices& notices = *page.stage.app().notices();
    const QQuickWindow& window = page.stage.window();
    const bool hadNotice = !notices.text().isEmpty();
    notices.dismiss();
    const std::vector<Placed> before = controlsOf(hadNotice ? itemsAtRest(page.stage) : page.items);
    showLongNotice(page.stage);
    itemsAtRest(page.stage);
    const std::vector<QQuickItem*> bars = shownItems(window, "SnackBar");
    EXPECT_EQ(bars.size(), 1U);
    for (const QQuickItem* bar : bars) {
        expectAlone(*bar, window);
        expectInSheet(*bar, window);
    }
    expectUnmoved(before, window);
    notices.dismiss();
}

} // namespace cimaise
