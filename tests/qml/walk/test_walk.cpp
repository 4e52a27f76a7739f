// Opens every page and state once in each setting (language, window size, text size) and runs every
// check there; at the end, presses its controls. One walk, because opening a state takes longer
// than checking it. CIMAISE_STATES is the beginning of the names of the states to open.
#include "app/window/qml_warnings.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/qml/walk/control_presses.h"
#include "tests/qml/walk/page_checks.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QGuiApplication>
#include <QStyleHints>
#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <iostream>
#include <string_view>

namespace cimaise {

namespace {

/// Number of processes that share the states of a setting.
constexpr std::size_t shares = 8;

struct Setting {
    Language language;
    QSize size;
    qreal textScale;
    /// Beginning of the names of its states.
    std::string_view prefix = {};
    std::size_t share = 0;
};

void PrintTo(const Setting& setting, std::ostream* out) {
    *out << languageCode(setting.language) << ' ' << setting.size.width() << 'x'
         << setting.size.height() << " at " << setting.textScale * 100 << " %, share "
         << setting.share;
}

/// The smallest window in French, whose words are longer, at the largest text, and the largest in
/// English at the normal one.
bool isCorner(const Setting& setting) {
    return setting.language == Language::french
               ? setting.size == smallestView && setting.textScale == 2
               : setting.size == largestView;
}

/// The corners, a large window with large text, and the words below eight tools on a phone, for
/// which only text of normal size leaves room.
bool isTestedAlways(const Setting& setting) {
    const bool isLarge = setting.size == largestView && setting.textScale == 2;
    return isCorner(setting) || isLarge || setting.prefix.ends_with("-bare");
}

using Check = void (*)(const OpenPage& page);

constexpr std::array checks{
    expectWholeWords,   expectWholeNames,       expectContentsInButtons,     expectTextsApart,
    expectTappableKeys, expectHalfOfBoard,      expectScoreInPlace,          expectReadableLetters,
    expectNoRuleIds,    expectRoomForFinger,    expectNamedControls,         expectLabelsInNames,
    expectNamedDialogs, expectPressableButtons, expectNoRedeclaredProperties};

/// Not fixed: in French, the end of the game needs two lines above the board that Muse reads back.
bool hasTextsInRoom(const State& state, Language language) {
    return state.name != "muse-read" || language == Language::english;
}

/// Not fixed: the question after the last piece is covered, and the calendar hides the notice.
bool hasPlaceForNotice(const State& state) {
    return state.name != "table-read-done" && state.name != "calendar";
}

/// Not fixed: other pages reduce the words of some buttons.
bool hasChosenSizeOnButtons(const State& state) { return state.name.starts_with("home"); }

class Walk : public testing::TestWithParam<Setting> {
protected:
    void SetUp() override {
        QAccessible::setActive(true);
        QGuiApplication::styleHints()->setCursorFlashTime(0);
        ASSERT_TRUE(m_stage.isShown());
        m_stage.preferences().setTextScale(GetParam().textScale);
        m_stage.window().resize(GetParam().size);
        m_stage.settle();
    }
    void TearDown() override {
        if (m_stage.isShown()) {
            m_stage.window().resize(1200, 800);
        }
    }

    struct Stop {
        State state;
        /// A state is pressed in one of the corners; with CIMAISE_EVERY_VIEW set, in both.
        bool isPressed;
    };

    /// States of this process.
    [[nodiscard]] static std::vector<Stop> stops() {
        const std::string wanted = qEnvironmentVariable("CIMAISE_STATES").toStdString();
        const std::size_t count = states().size();
        const std::size_t share = GetParam().prefix.empty() ? GetParam().share : 0;
        const std::size_t end = GetParam().prefix.empty() ? count * (share + 1) / shares : count;
        std::vector<Stop> chosen;
        for (std::size_t index = count * share / shares; index < end; ++index) {
            const State& state = states()[index];
            const std::size_t corner = GetParam().language == Language::french ? 0 : 1;
            if (state.name.starts_with(GetParam().prefix) && state.name.starts_with(wanted)) {
                chosen.push_back(
                    {state, isCorner(GetParam()) && (testsEveryView() || index % 2 == corner)});
            }
        }
        return chosen;
    }

    void check(const State& state) {
        const OpenPage page{m_stage, itemsAtRest(m_stage)};
        for (const Check expect : checks) {
            expect(page);
        }
        if (hasTextsInRoom(state, GetParam().language)) {
            expectTextsInRoom(page);
        }
        if (hasChosenSizeOnButtons(state)) {
            expectChosenSizeOnButtons(page);
        }
        if (hasPlaceForNotice(state)) {
            expectPlaceForNotice(page);
        }
        if (GetParam().language == Language::english) { // the format is the same in both
            expectPlainTexts(page);
        }
    }

    void visit(const Stop& stop) {
        const int warnings = qmlWarnings();
        stop.state.arrange(m_stage);
        const bool hasNotice = !m_stage.app().notices()->text().isEmpty();
        check(stop.state);
        EXPECT_EQ(qmlWarnings(), warnings) << "a warning of QML";
        if (!stop.isPressed) {
            clear(m_stage);
            return;
        }
        if (hasNotice) { // which is dismissed by now
            clear(m_stage);
            stop.state.arrange(m_stage);
        }
        m_presses.pressEach(stop.state);
    }

    Stage m_stage{GetParam().language, QStringLiteral("light")};
    ControlPresses m_presses{m_stage};
};

TEST_P(Walk, FindsNoFault) {
    for (const Stop& stop : stops()) {
        SCOPED_TRACE(std::string{stop.state.name});
        std::cout << stop.state.name << std::endl;
        visit(stop);
    }
    if (!qEnvironmentVariableIsSet("CIMAISE_STATES")) { // a few states may miss more
        EXPECT_LE(m_presses.missed(), m_presses.presses() / 3) << "of " << m_presses.presses();
    }
}

std::vector<Setting> settings() {
    const std::array everyState{
        Setting{Language::french, smallestView, 2},  Setting{Language::english, largestView, 1},
        Setting{Language::english, smallestView, 1}, Setting{Language::french, largestView, 2},
        Setting{Language::french, smallestView, 1},  Setting{Language::english, {820, 1180}, 1},
        Setting{Language::english, {844, 390}, 1}};
    std::vector<Setting> all;
    for (Setting setting : everyState) {
        for (setting.share = 0; setting.share < shares; ++setting.share) {
            all.push_back(setting);
        }
    }
    all.insert(all.end(), {{Language::english, {390, 844}, 2, "home"},
                           {Language::french, {390, 844}, 2, "home"},
                           {Language::french, {844, 390}, 2, "home"},
                           {Language::french, {390, 844}, 1.3, "home"},
                           {Language::french, smallestView, 1, "art-bare"},
                           {Language::french, smallestView, 1, "museum-bare"}});
    return viewsToTest(std::move(all), isTestedAlways);
}

INSTANTIATE_TEST_SUITE_P(all, Walk, testing::ValuesIn(settings()));

} // namespace

} // namespace cimaise
