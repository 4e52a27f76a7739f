// Finds ids of rules among the texts.
#include "tests/qml/walk/page_checks.h"

#include "tests/qml/items.h"

#include <QRegularExpression>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// True for the id of a rule, which only the command line takes.
bool isRuleId(const QQuickItem& text) {
    static const QRegularExpression id{QStringLiteral("^(musee|museum|muse|art)(\\.[a-z-]+)+$")};
    return id.match(text.property("text").toString()).hasMatch();
}

} // namespace

void expectNoRuleIds(const OpenPage& page) {
    for (const QQuickItem* item : page.items) {
        if (isA(*item, "QQuickText")) {
            EXPECT_FALSE(isRuleId(*item)) << described(*item);
        }
    }
}

} // namespace cimaise
