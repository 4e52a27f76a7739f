// Finds ids of rules among the texts.
#include "tests/qml/walk/page_checks.h"

#include "positions/cases.h"
#include "tests/qml/items.h"

#include <QRegularExpression>
#include <algorithm>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// True for the id of a rule, which only the command line takes.
bool isRuleId(const QQuickItem& text) {
    static const QRegularExpression id{QStringLiteral("^([a-z]+)(\\.[a-z-]+)+$")};
    const QRegularExpressionMatch found = id.match(text.property("text").toString());
    return std::ranges::any_of(games(), [&](const Game& game) {
        return found.captured(1).toStdString() == idPrefix(game.id);
    });
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
