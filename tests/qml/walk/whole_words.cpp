// Finds words that are wider than their item, and so broken in two.
#include "tests/qml/walk/page_checks.h"

#include "app/shell/qml_singletons.h"
#include "tests/qml/items.h"

#include <QFont>
#include <QJSValue>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// Names of players, which may be of any length.
QStringList namesOn(Stage& stage) {
    QStringList names = stage.app().people()->names();
    if (stage.app().session() != nullptr) {
        names += stage.session().players();
    }
    return names;
}

/// True if a wrapped text has a word wider than its item, which is broken.
bool breaksAWord(const QQuickItem& text, const QStringList& names) {
    constexpr int noWrap = 0; // Text.NoWrap
    if (text.property("wrapMode").toInt() == noWrap || placeOf(text).isEmpty()) {
        return false;
    }
    // Font as drawn, possibly reduced to fit.
    auto font = text.property("font").value<QFont>();
    const auto drawn = text.property("fontInfo").value<QJSValue>();
    font.setPixelSize(drawn.property(QStringLiteral("pixelSize")).toInt());
    QString words = text.property("text").toString();
    for (const QString& name : names) {
        words.remove(name);
    }
    const qreal room = text.width() - text.property("leftPadding").toReal() -
                       text.property("rightPadding").toReal() + 1;
    return WordFit::size(words, font, room) < font.pixelSize();
}

} // namespace

void expectWholeWords(const OpenPage& page) {
    const QStringList names = namesOn(page.stage);
    for (const QQuickItem* item : page.items) {
        if (isA(*item, "QQuickText")) {
            EXPECT_FALSE(breaksAWord(*item, names))
                << "broken inside a word, in " << item->width() << " px: " << described(*item);
        }
    }
}

} // namespace cimaise
