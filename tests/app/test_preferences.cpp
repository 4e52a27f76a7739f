// Tests that preferences are saved, and that invalid values are refused.
#include "app/games/artsociety/art_society_preferences.h"
#include "app/games/musee/musee_preferences.h"
#include "tests/app/controller_fixture.h"

#include <QSignalSpy>

namespace cimaise {

namespace {

using PreferencesTest = AppControllerTest;

TEST_F(PreferencesTest, ChoicesPersistAcrossRestart) {
    preferences().setLanguage(QStringLiteral("fr"));
    preferences().setAppearance(QStringLiteral("dark"));
    preferences().setSounds(false);
    preferences().setTextScale(1.5);
    preferences().setReducedMotion(true);
    MuseePreferences{preferences()}.swapThemes(1, 3);
    ArtSocietyPreferences{preferences()}.setFrameColour(1, QStringLiteral("#274c77"));
    reopen();
    EXPECT_EQ(ArtSocietyPreferences{preferences()}.frameColours(),
              (QStringList{"#7a4a21", "#274c77", "#c79a2e", "#d8dde2"}));
    EXPECT_EQ(preferences().language(), "fr");
    EXPECT_EQ(preferences().appearance(), "dark");
    EXPECT_TRUE(preferences().dark());
    EXPECT_FALSE(preferences().sounds());
    EXPECT_EQ(preferences().textScale(), 1.5);
    EXPECT_TRUE(preferences().reducedMotion());
    EXPECT_EQ(MuseePreferences{preferences()}.themeOrder(), (QList<int>{0, 3, 2, 1, 4}));
}

TEST_F(PreferencesTest, RejectsInvalidValues) {
    preferences().setLanguage(QStringLiteral("tlh"));
    preferences().setAppearance(QStringLiteral("pink"));
    preferences().setTextScale(7);
    MuseePreferences themes{preferences()};
    themes.setThemeOrder({0, 1, 2, 3, 3});
    themes.setThemeOrder({0, 1, 2, 3});
    ArtSocietyPreferences frames{preferences()};
    frames.setFrameColour(4, QStringLiteral("#111111"));
    frames.setFrameColour(-1, QStringLiteral("#111111"));
    frames.setFrameColour(0, QStringLiteral("rainbow"));
    EXPECT_EQ(frames.frameColours(), (QStringList{"#7a4a21", "#1f1f24", "#c79a2e", "#d8dde2"}));
    themes.swapThemes(9, 1);
    themes.swapThemes(1, 9);
    EXPECT_EQ(preferences().language(), "system");
    EXPECT_EQ(preferences().appearance(), "system");
    EXPECT_EQ(preferences().textScale(), 2.0);
    EXPECT_EQ(themes.themeOrder(), (QList<int>{0, 1, 2, 3, 4}));
}

TEST_F(PreferencesTest, DamagedSettingsFallBackToDefaults) {
    library().setSetting(QStringLiteral("language"), QStringLiteral("?"));
    library().setSetting(QStringLiteral("text-scale"), QStringLiteral("big"));
    library().setSetting(QStringLiteral("musee-themes"), QStringLiteral("4 4 x"));
    library().setSetting(QStringLiteral("art-society-frames"), QStringLiteral("red,green"));
    Preferences again{library()};
    EXPECT_EQ(again.language(), "system");
    EXPECT_EQ(again.textScale(), 1.0);
    EXPECT_EQ(ArtSocietyPreferences{again}.frameColours().size(), 4);
    EXPECT_EQ(MuseePreferences{again}.themeOrder(), (QList<int>{0, 1, 2, 3, 4}));
}

TEST_F(PreferencesTest, DoesNotSaveLanguageOverride) {
    QSignalSpy changed{&preferences(), &Preferences::effectiveLanguageChanged};
    preferences().overrideLanguage(Language::french);
    EXPECT_EQ(preferences().effectiveLanguage(), "fr");
    EXPECT_EQ(preferences().language(), "system");
    preferences().setLanguage(QStringLiteral("en"));
    EXPECT_EQ(preferences().effectiveLanguage(), "en");
    EXPECT_EQ(changed.count(), 2);
}

TEST_F(PreferencesTest, MarksOnlyAttestedThemeAsVerified) {
    MuseePreferences ofMusee{preferences()};
    const ThemesModel& themes = *ofMusee.themesModel();
    ASSERT_EQ(themes.count(), 5);
    EXPECT_EQ(themes.valueOf(0, "examples"), "5, 10, 15 …");
    EXPECT_EQ(themes.valueOf(1, "examples"), "1, 6, 11 …");
    EXPECT_EQ(themes.valueOf(0, "theme"), "animals");
    for (int row = 0; row < themes.count(); ++row) {
        EXPECT_EQ(themes.valueOf(row, "verified").toBool(), row == 0);
    }
    ofMusee.swapThemes(0, 2);
    EXPECT_EQ(themes.valueOf(0, "theme"), "water");
    EXPECT_EQ(themes.valueOf(2, "theme"), "animals");
}

} // namespace

} // namespace cimaise
