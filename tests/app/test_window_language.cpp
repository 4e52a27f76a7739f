// Tests the translation of ids for QML: texts, plurals, and ids that are not ours.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(WindowLanguage, SaysAnIdInTheLanguageShown) {
    WindowLanguage window;
    window.show(Language::french);
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("Règles"));
    window.show(Language::english);
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("Rules"));
}

TEST(WindowLanguage, CountsAsTheLanguageDoes) {
    WindowLanguage window;
    window.show(Language::english);
    EXPECT_EQ(qtTrId("score.points", 0), QStringLiteral("0 points"));
    EXPECT_EQ(qtTrId("score.points", 1), QStringLiteral("1 point"));
    EXPECT_EQ(qtTrId("score.points", 2), QStringLiteral("2 points"));
    window.show(Language::french);
    EXPECT_EQ(qtTrId("score.points", 0), QStringLiteral("0 point"));
    EXPECT_EQ(qtTrId("score.points", 1), QStringLiteral("1 point"));
    EXPECT_EQ(qtTrId("score.points", 2), QStringLiteral("2 points"));
}

TEST(WindowLanguage, LeavesWhatIsNoIdOfOursToQt) {
    WindowLanguage window;
    window.show(Language::french);
    EXPECT_TRUE(window.translate("QPlatformTheme", "Cancel", nullptr, -1).isNull());
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Cancel"), QStringLiteral("Cancel"));
}

TEST(WindowLanguage, IsGoneWithItsWindow) {
    {
        WindowLanguage{}.show(Language::french);
    }
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("home.rules"));
}

} // namespace

} // namespace cimaise
