// Finds controls by the interfaces that a screen reader uses.
#include "tests/qml/walk/accessible_controls.h"

#include "tests/qml/items.h"
#include "tests/stage/stage.h"

#include <QAccessible>
#include <QQmlProperty>
#include <algorithm>
#include <map>

namespace cimaise {

namespace {

QAccessibleInterface* interfaceOf(QQuickItem& item) {
    QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&item);
    return accessible != nullptr && accessible->isValid() ? accessible : nullptr;
}

/// Action that presses the control; empty if it has none.
QString pressOf(QQuickItem& item) {
    QAccessibleInterface* const accessible = interfaceOf(item);
    if (accessible == nullptr || accessible->actionInterface() == nullptr) {
        return {};
    }
    const QStringList names = accessible->actionInterface()->actionNames();
    for (const QString& name :
         {QAccessibleActionInterface::pressAction(), QAccessibleActionInterface::toggleAction()}) {
        if (names.contains(name)) {
            return name;
        }
    }
    return {};
}

/// Types of the app around the item, and its icon.
std::string kindOf(const QQuickItem& item) {
    constexpr int levels = 5;
    std::string kind{typeOf(item)};
    int level = 0;
    for (const QQuickItem* above = item.parentItem(); above != nullptr && level < levels;
         above = above->parentItem()) {
        if (!typeOf(*above).starts_with("QQuick")) {
            kind += " in " + std::string{typeOf(*above)};
            ++level;
        }
    }
    const QQmlProperty icon{const_cast<QQuickItem*>(&item), QStringLiteral("icon.name")};
    const std::string name = icon.read().toString().toStdString();
    return name.empty() ? kind : kind + " (" + name + ")";
}

/// True if a model made the item, or one around it.
bool isRepeated(const QQuickItem& item) {
    const QQuickItem* above = &item;
    while (above != nullptr && !above->property("index").isValid()) {
        above = above->parentItem();
    }
    return above != nullptr;
}

/// Sheets and dialogs, and what shades the page below a modal one; the lowest first.
std::vector<const QQuickItem*> overlays(const std::vector<QQuickItem*>& items) {
    std::vector<const QQuickItem*> found;
    for (const QQuickItem* item : items) {
        const QQuickItem* const above = item->parentItem();
        if (above != nullptr && isA(*above, "QQuickOverlay") && typeOf(*item) != "AppToolTip") {
            found.push_back(item);
        }
    }
    return found;
}

bool isCovered(const QQuickItem& item, const std::vector<const QQuickItem*>& overlays) {
    const QPointF middle = placeOf(item).center();
    bool covered = false;
    for (const QQuickItem* over : overlays) {
        covered = !over->isAncestorOf(&item) && (covered || placeOf(*over).contains(middle));
    }
    return covered;
}

/// Position of a flickable at which a stretch of its content is in sight.
qreal scrolledTo(qreal now, qreal begin, qreal end, qreal room, qreal whole) {
    const bool inSight = begin >= now && end <= now + room;
    const qreal middle = (begin + end - room) / 2;
    return inSight ? now : std::clamp(middle, 0.0, std::max(0.0, whole - room));
}

} // namespace

std::vector<AccessibleControl> accessibleControls(Stage& stage) {
    const std::vector<QQuickItem*> items = itemsAtRest(stage);
    const std::vector<const QQuickItem*> above = overlays(items);
    std::vector<AccessibleControl> controls;
    std::map<std::string, int> counts;
    for (QQuickItem* item : items) {
        const bool isThere = item->isEnabled() && !placeOf(*item).isEmpty();
        if (!isThere || pressOf(*item).isEmpty() || isCovered(*item, above)) {
            continue;
        }
        const std::string kind = kindOf(*item);
        std::string key =
            kind + " “" + interfaceOf(*item)->text(QAccessible::Name).toStdString() + "”";
        const int count = ++counts[key];
        key += count == 1 ? "" : " " + std::to_string(count);
        controls.push_back({item, kind, std::move(key), isRepeated(*item)});
    }
    return controls;
}

std::vector<std::string> mutedButtons(const QQuickWindow& window) {
    std::vector<std::string> muted;
    for (QQuickItem* item : shownItems(window)) {
        const bool isButton = isA(*item, "QQuickAbstractButton") && item->isEnabled();
        if (isButton && interfaceOf(*item) != nullptr && pressOf(*item).isEmpty()) {
            muted.push_back(described(*item));
        }
    }
    return muted;
}

bool isPressable(QQuickItem& item) { return !pressOf(item).isEmpty(); }

bool bringIntoSight(const QQuickItem& item) {
    bool moved = false;
    for (QQuickItem* above = item.parentItem(); above != nullptr; above = above->parentItem()) {
        auto* const content = above->property("contentItem").value<QQuickItem*>();
        if (!isA(*above, "QQuickFlickable") || content == nullptr) {
            continue;
        }
        const QRectF place = item.mapRectToItem(content, {0, 0, item.width(), item.height()});
        const auto number = [above](const char* name) { return above->property(name).toReal(); };
        const auto scroll = [&](const char* name, qreal position) {
            moved = moved || position != number(name);
            above->setProperty(name, position);
        };
        scroll("contentX", scrolledTo(number("contentX"), place.left(), place.right(),
                                      above->width(), number("contentWidth")));
        scroll("contentY", scrolledTo(number("contentY"), place.top(), place.bottom(),
                                      above->height(), number("contentHeight")));
    }
    return moved;
}

void pressAccessibly(QQuickItem& item) {
    interfaceOf(item)->actionInterface()->doAction(pressOf(item));
}

bool isChosen(QQuickItem& item) {
    const auto isChecked = [](QQuickItem& one) {
        const QAccessibleInterface* const accessible = interfaceOf(one);
        return accessible != nullptr &&
               (accessible->state().checked || accessible->state().selected);
    };
    const QList<QQuickItem*> siblings = item.parentItem()->childItems();
    const auto others = std::ranges::count_if(siblings, [&](const QQuickItem* one) {
        return one != &item && typeOf(*one) == typeOf(item);
    });
    const auto checked = std::ranges::count_if(
        siblings, [&](QQuickItem* one) { return typeOf(*one) == typeOf(item) && isChecked(*one); });
    const bool isOneOfSeveral = others > 0 || typeOf(item) == "Segment"; // of a choice
    return isOneOfSeveral && checked == 1 && isChecked(item);
}

} // namespace cimaise
