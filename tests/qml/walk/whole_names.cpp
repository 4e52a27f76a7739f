// Finds names of players that are cut off, although they are short.
#include "tests/qml/items.h"
#include "tests/qml/walk/page_checks.h"

#include <gtest/gtest.h>

namespace cimaise {

namespace {

/// True for a name that is shown in full beside it: on the economy of Muse.
bool isRepeated(const QQuickItem& text) {
    return described(text).find("MuseEconomy") != std::string::npos;
}

} // namespace

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
            !isRepeated(*item)) {
            EXPECT_FALSE(item->property("truncated").toBool()) << described(*item);
        }
    }
}

} // namespace cimaise
