// Traverses the tree of items.
#include "tests/qml/items.h"

#include "app/texts/qt_texts.h"
#include "tests/stage/stage.h"

#include <QQmlIncubationController>
#include <QStringList>
#include <QtQuickTest/quicktest.h>
#include <algorithm>
#include <array>

namespace cimaise {

namespace {

void collect(QQuickItem& item, std::vector<QQuickItem*>& found) {
    if (!item.isVisible() || item.opacity() == 0) {
        return;
    }
    found.push_back(&item);
    for (QQuickItem* child : item.childItems()) {
        collect(*child, found);
    }
}

/// Size that a flickable needs for its content, including its margins.
qreal roomNeeded(const QQuickItem& flickable, bool across) {
    const auto length = [&](const char* property) { return flickable.property(property).toReal(); };
    return across ? length("contentWidth") + length("leftMargin") + length("rightMargin")
                  : length("contentHeight") + length("topMargin") + length("bottomMargin");
}

} // namespace

std::vector<QQuickItem*> shownItems(const QQuickWindow& window) {
    std::vector<QQuickItem*> found;
    collect(*window.contentItem(), found);
    return found;
}

std::string_view typeOf(const QObject& object) {
    const std::string_view name{object.metaObject()->className()};
    const std::string_view type = name.substr(0, name.find('_'));
    constexpr std::array<std::string_view, 4> texts{"Caption", "ControlCaption", "ControlText",
                                                    "QuietText"};
    return std::ranges::find(texts, type) != texts.end() ? "BodyText" : type;
}

bool isNamed(const QObject& object, std::string_view name) {
    return typeOf(object) == name || object.objectName().toStdString() == name;
}

bool isA(const QQuickItem& item, const char* type) { return item.inherits(type); }

QQuickItem* around(const QQuickItem& item, const char* type) {
    QQuickItem* above = item.parentItem();
    while (above != nullptr && !isNamed(*above, type) && !isA(*above, type)) {
        above = above->parentItem();
    }
    return above;
}

QRectF placeOf(const QQuickItem& item) {
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

bool scrolls(const QQuickItem& item, Qt::Orientation orientation) {
    const bool across = orientation == Qt::Horizontal;
    for (const QQuickItem* above = item.parentItem(); above != nullptr;
         above = above->parentItem()) {
        if (isA(*above, "QQuickFlickable") &&
            roomNeeded(*above, across) > (across ? above->width() : above->height()) + 1) {
            return true;
        }
    }
    return false;
}

std::string described(const QQuickItem& item) {
    constexpr int levels = 5;
    QStringList types{toQt(typeOf(item)) +
                      QStringLiteral(" “%1”").arg(item.property("text").toString())};
    for (const QQuickItem* above = item.parentItem(); above != nullptr && types.size() < levels;
         above = above->parentItem()) {
        if (!typeOf(*above).starts_with("QQuick")) {
            types << toQt(typeOf(*above));
        }
    }
    return types.join(QStringLiteral(" in ")).toStdString();
}

QRectF inSight(const QQuickItem& item) {
    QRectF seen = placeOf(item);
    for (const QQuickItem* above = item.parentItem(); above != nullptr;
         above = above->parentItem()) {
        if (above->clip()) {
            seen = seen.intersected(placeOf(*above));
        }
    }
    return seen;
}

std::vector<QQuickItem*> shownItems(const QQuickWindow& window, std::string_view type) {
    std::vector<QQuickItem*> items = shownItems(window);
    std::erase_if(items, [type](const QQuickItem* item) { return !isNamed(*item, type); });
    return items;
}

std::vector<QQuickItem*> itemsAtRest(Stage& stage) {
    constexpr int frames = 10;
    std::vector<QQuickItem*> items;
    for (int attempt = 0; attempt < frames; ++attempt) {
        stage.settle();
        items = shownItems(stage.window());
        const bool made = stage.window().incubationController()->incubatingObjectCount() == 0;
        if (made && std::ranges::none_of(items, [](const QQuickItem* item) {
                return QQuickTest::qIsPolishScheduled(item);
            })) {
            break;
        }
    }
    return items;
}

} // namespace cimaise
