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

/// True for a part of Qt's file dialog, which shows nothing that a player wrote.
bool isInFileDialog(const QQuickItem& item) {
    const QQuickItem* above = &item;
    while (above != nullptr &&
           (above->parent() == nullptr || !above->parent()->inherits("QQuickFileDialogImpl"))) {
        above = above->parentItem();
    }
    return above != nullptr;
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
        if (format.isValid() && format.toInt() != Qt::PlainText && !isInFileDialog(*item)) {
            found.insert(described(*item));
        }
    }
    return found;
}

} // namespace cimaise
