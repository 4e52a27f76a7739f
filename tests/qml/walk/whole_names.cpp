// Finds names of players that are cut off, although they are short.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <gtest/gtest.h>

namespace cimaise {

void expectWholeNames(const OpenPage& page) {
    constexpr int fewPlayers = 3;
    constexpr int shortName = 12; // letters
    const Session* const session = page.stage.app().session();
    const QStringList names = session != nullptr ? session->players() : QStringList{};
    if (names.size() > fewPlayers) {
        return;
    }
    for (const QQuickItem* item : page.items) {
        const QString text = item->property("text").toString();
        if (isA(*item, "QQuickText") && text.size() <= shortName && names.contains(text) &&
            around(*item, "MuseEconomy") == nullptr) { // which repeats a name
            EXPECT_FALSE(item->property("truncated").toBool()) << described(*item);
        }
    }
}

} // namespace cimaise
