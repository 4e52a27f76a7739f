// Finds texts that could be read as markup.
#include "tests/qml/guessed_texts.h"

#include "tests/qml/items.h"
#include "tests/stage/stage.h"

namespace cimaise {

namespace {

void collectAll(QQuickItem* item, std::set<QQuickItem*>& found) {
    if (found.insert(item).second) {
        for (QQuickItem* child : item->childItems()) {
            collectAll(child, found);
        }
    }
}

/// All items, visible or not.
std::set<QQuickItem*> everyItem(const QQuickWindow& window) {
    std::set<QQuickItem*> found;
    for (auto* item : window.findChildren<QQuickItem*>()) {
        collectAll(item, found);
    }
    collectAll(window.contentItem(), found);
    return found;
}

void makeTips(const QQuickWindow& window) {
    for (QQuickItem* item : everyItem(window)) {
        if (QByteArray{item->metaObject()->className()}.startsWith("AppToolTip_")) {
            item->setProperty("active", true);
        }
    }
}

} // namespace

std::set<std::string> guessedTexts(Stage& stage) {
    makeTips(stage.window());
    stage.settle();
    std::set<std::string> found;
    for (const QQuickItem* item : everyItem(stage.window())) {
        const QVariant format = item->property("textFormat");
        if (format.isValid() && format.toInt() != Qt::PlainText) {
            found.insert(described(*item));
        }
    }
    return found;
}

} // namespace cimaise
