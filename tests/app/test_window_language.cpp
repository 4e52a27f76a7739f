// Tests the translation of ids for QML: texts, plurals, and ids that are not ours.
#include "app/texts/qt_texts.h"

#include <QCoreApplication>
#include <gtest/gtest.h>

namespace cimaise {

namespace {

TEST(WindowLanguage, TranslatesIdIntoCurrentLanguage) {
    WindowLanguage window;
    window.show(Language::french);
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("Règles"));
    window.show(Language::english);
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("Rules"));
}

TEST(WindowLanguage, UsesPluralRulesOfLanguage) {
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

TEST(WindowLanguage, LeavesForeignTextsToQt) {
    WindowLanguage window;
    window.show(Language::french);
    EXPECT_TRUE(window.translate("QPlatformTheme", "Retry", nullptr, -1).isNull());
    EXPECT_TRUE(window.translate("Elsewhere", "Cancel", nullptr, -1).isNull());
    EXPECT_TRUE(window.translate(nullptr, "Cancel", nullptr, -1).isNull());
    EXPECT_EQ(QCoreApplication::translate("QPlatformTheme", "Retry"), QStringLiteral("Retry"));
}

/// Qt’s own file dialog is shown if the desktop provides none, for instance in a plain X session.
TEST(WindowLanguage, TranslatesQtFileDialog) {
    const auto inFileDialog = [](const char* source) {
        return QCoreApplication::translate("FileDialog", source);
    };
    const auto onItsButtons = [](const char* source) {
        return QCoreApplication::translate("QPlatformTheme", source);
    };
    WindowLanguage window;
    window.show(Language::french);
    EXPECT_EQ(inFileDialog("File name"), QStringLiteral("Nom du fichier"));
    EXPECT_EQ(inFileDialog("Filter"), QStringLiteral("Type de fichier"));
    EXPECT_EQ(onItsButtons("Open"), QStringLiteral("Ouvrir"));
    EXPECT_EQ(onItsButtons("Save"), QStringLiteral("Enregistrer"));
    EXPECT_EQ(onItsButtons("Cancel"), QStringLiteral("Annuler"));
    window.show(Language::english);
    EXPECT_EQ(inFileDialog("Filter"), QStringLiteral("File type"));
    EXPECT_EQ(onItsButtons("Cancel"), QStringLiteral("Cancel"));
}

TEST(WindowLanguage, IsRemovedWithItsWindow) {
    {
        WindowLanguage{}.show(Language::french);
    }
    EXPECT_EQ(qtTrId("home.rules"), QStringLiteral("home.rules"));
}

} // namespace

} // namespace cimaise
