// Compares visible labels with the names that a screen reader is told.
#include "tests/qml/items.h"
#include "tests/qml/walk/accessible_controls.h"
#include "tests/qml/walk/page_checks.h"

#include <QAccessible>
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace cimaise {

namespace {

/// Words without case, accents of typography and punctuation.
QString spoken(const QString& text) {
    QString words;
    for (const QChar letter : text.toLower()) {
        words += letter.isLetterOrNumber() ? letter : u' ';
    }
    return words.simplified();
}

QString accessibleNameOf(QQuickItem& item) {
    QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(&item);
    return accessible == nullptr ? QString{} : accessible->text(QAccessible::Name);
}

/// Pieces, keys of a keypad and figures: their marks are abbreviations of what the name says.
bool isAbbreviated(const QQuickItem& item) {
    static const std::set<std::string_view> types{
        "ArtSocietyKey", "ArtSocietyMarker", "ArtSocietyTile", "HandCard",       "KeypadKey",
        "MuseCard",      "MuseDeckKey",      "MusePainting",   "MusePaymentKey", "MusePlayerChip",
        "MuseeBonus",    "MuseeSpace",       "MuseeToken",     "MuseumChip",     "MuseumKey",
        "MuseumObject",  "MuseumSlot",       "PlayerCountKey", "ScoreCell"};
    return types.contains(typeOf(item));
}

/// True for a text of more than figures and signs.
bool hasWord(const QString& text) {
    const QString words = spoken(text);
    return words.size() > 2 && std::ranges::any_of(words, [](QChar one) { return one.isLetter(); });
}

/// Of a card with several texts, the first is its label: the others are details.
std::map<const QQuickItem*, const QQuickItem*> labelsOf(const std::vector<QQuickItem*>& items) {
    std::map<const QQuickItem*, const QQuickItem*> labels;
    for (const QQuickItem* text : items) {
        if (isA(*text, "QQuickText") && hasWord(text->property("text").toString())) {
            labels.try_emplace(around(*text, "QQuickAbstractButton"), text);
        }
    }
    labels.erase(nullptr);
    return labels;
}

} // namespace

void expectLabelsInNames(const OpenPage& page) {
    const auto labels = labelsOf(page.items);
    for (QQuickItem* button : page.items) {
        const auto label = labels.find(button);
        if (label != labels.end() && !isAbbreviated(*button)) {
            const QString name = spoken(accessibleNameOf(*button));
            const QString shown = spoken(label->second->property("text").toString());
            EXPECT_TRUE(name.contains(shown))
                << "“" << shown.toStdString() << "” in “" << name.toStdString()
                << "”: " << described(*label->second);
        }
    }
}

void expectNamedDialogs(const OpenPage& page) {
    for (QQuickItem* item : page.items) {
        if (isA(*item, "QQuickPopupItem") && typeOf(*item) != "AppToolTip") {
            EXPECT_FALSE(accessibleNameOf(*item).isEmpty())
                << "a dialog without a name: " << described(*item->childItems().value(0));
        }
    }
}

void expectNamedControls(const OpenPage& page) {
    for (QQuickItem* item : page.items) {
        if (item->isEnabled() && isPressable(*item)) {
            EXPECT_FALSE(accessibleNameOf(*item).isEmpty())
                << "a control without a name: " << described(*item);
        }
    }
}

void expectPressableButtons(const OpenPage& page) {
    for (const std::string& muted : mutedButtons(page.stage.window())) {
        ADD_FAILURE() << "cannot be pressed by a screen reader: " << muted;
    }
}

} // namespace cimaise
