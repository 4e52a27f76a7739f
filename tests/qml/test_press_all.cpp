// Presses every control of every state once, like a screen reader: something changes that a player
// sees or hears, and QML warns of nothing. By default, each state is tried in one of two window
// sizes, with the first and last row of each list; with CIMAISE_EVERY_VIEW set, all are.
// CIMAISE_PRESS is the beginning of the names of the states to try.
#include "app/window/qml_warnings.h"
#include "tests/qml/accessible_controls.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/stage/states.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QStyleHints>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>
#include <map>
#include <set>

namespace cimaise {

namespace {

constexpr std::array windows{QSize{390, 844}, QSize{1200, 800}};

/// Number of processes that share the states of a window size.
constexpr std::size_t shares = 8;

/// Values of all properties that can be set.
std::map<QByteArray, QVariant> valuesOf(const QObject& object) {
    std::map<QByteArray, QVariant> values;
    const QMetaObject& type = *object.metaObject();
    for (int index = 0; index < type.propertyCount(); ++index) {
        if (const QMetaProperty property = type.property(index); property.isWritable()) {
            values.emplace(property.name(), property.read(&object));
        }
    }
    return values;
}

/// Listens to what the app says.
class Ears : public QObject {
public:
    void listen(AppController& app) {
        m_heard = false;
        disconnect();
        connect(app.notices(), &Notices::changed, this,
                [this, &app] { m_heard = m_heard || !app.notices()->text().isEmpty(); });
        for (Session* session : {app.session(), app.whatIf()->trial()}) {
            if (session != nullptr) {
                connect(session, &Session::announcementRequested, this, [this] { m_heard = true; });
            }
        }
    }
    [[nodiscard]] bool heard() const { return m_heard; }

private:
    bool m_heard = false;
};

class PressAll : public testing::TestWithParam<std::tuple<std::size_t, std::size_t>> {
protected:
    void SetUp() override {
        QAccessible::setActive(true);
        QGuiApplication::styleHints()->setCursorFlashTime(0);
        m_preferences = valuesOf(m_stage.preferences());
        window().resize(windows.at(std::get<1>(GetParam())));
        m_stage.settle();
    }
    ~PressAll() override { window().resize(1200, 800); }

    [[nodiscard]] QQuickWindow& window() const { return m_stage.window(); }

    /// States of this process.
    [[nodiscard]] std::vector<State> shareOfStates() const {
        const auto [share, size] = GetParam();
        const std::size_t each = (states().size() + shares - 1) / shares;
        std::vector<State> chosen;
        for (std::size_t index = share * each;
             index < std::min(states().size(), (share + 1) * each); ++index) {
            if (testsEveryView() || index % windows.size() == size) {
                chosen.push_back(states()[index]);
            }
        }
        return chosen;
    }

    /// Keys of the controls to press in a state.
    std::set<std::string> chooseFrom(const std::vector<AccessibleControl>& controls) {
        std::map<std::string, std::vector<std::string>> rows;
        std::set<std::string> chosen;
        for (const AccessibleControl& control : controls) {
            if (control.repeated && !testsEveryView()) {
                rows[control.kind].push_back(control.key);
            } else if (testsEveryView() || m_pressed.insert(control.key).second) {
                chosen.insert(control.key);
            }
        }
        for (const auto& [kind, keys] : rows) {
            for (const std::string& key : {keys.front(), keys.back()}) {
                if (m_pressed.insert(key).second) {
                    chosen.insert(key);
                }
            }
        }
        return chosen;
    }

    /// True if the player sees or hears something after a press.
    [[nodiscard]] bool answers(QQuickItem& item) {
        const QImage seen = window().grabWindow();
        const QString copied = QGuiApplication::clipboard()->text();
        Ears ears;
        ears.listen(m_stage.app());
        pressAccessibly(item);
        itemsAtRest(m_stage);
        return ears.heard() || window().grabWindow() != seen ||
               QGuiApplication::clipboard()->text() != copied;
    }

    /// Presses a control; again if nothing happens, because some ignore a double tap.
    void press(const AccessibleControl& control) {
        constexpr int doubleTap = 750;                 // in ms
        std::cout << "  " << control.key << std::endl; // the last one, should the app crash
        bringIntoSight(*control.item);
        m_stage.settle();
        if (isCovered(*control.item, m_stage)) { // by a sheet, once it is in sight
            m_pressed.erase(control.key);
            return;
        }
        const int warnings = qmlWarnings();
        const bool chosen = isChosen(*control.item);
        if (!answers(*control.item) && !chosen) {
            QTest::qWait(doubleTap);
            EXPECT_TRUE(control.item != nullptr && answers(*control.item))
                << "answers nothing: " << control.key;
        }
        EXPECT_EQ(qmlWarnings(), warnings) << control.key;
        ++m_presses;
        close("QQuickAbstractDialog"); // of files, which is a window of its own
    }

    /// Presses controls that are still there; arranges the state again for the others.
    void pressEach(const State& state) {
        state.arrange(m_stage);
        std::vector<AccessibleControl> controls = accessibleControls(m_stage);
        for (const std::string& muted : mutedButtons(window())) {
            ADD_FAILURE() << "cannot be pressed by a screen reader: " << muted;
        }
        std::set<std::string> left = chooseFrom(controls);
        bool isFresh = true;
        while (!left.empty()) {
            const auto next = std::ranges::find_if(
                controls, [&](const auto& control) { return left.contains(control.key); });
            if (next != controls.end()) {
                left.erase(next->key);
                press(*next);
                isFresh = false;
            } else if (isFresh) { // gone with what the others changed; the next state may have them
                for (const std::string& key : left) {
                    std::cout << "  no longer there: " << key << '\n';
                    m_pressed.erase(key);
                    ++m_missed;
                }
                left.clear();
            } else {
                reset();
                state.arrange(m_stage);
                isFresh = true;
            }
            controls = accessibleControls(m_stage);
        }
        reset();
    }

private:
    void close(const char* type) {
        for (QObject* popup : window().findChildren<QObject*>()) {
            if (popup->inherits(type) && popup->property("visible").toBool()) {
                QMetaObject::invokeMethod(popup, "close");
            }
        }
    }
    void eraseGames() {
        Library& library = m_stage.library();
        library.flush();
        for (const GameSummary& game : library.list({}, 1000).value()) {
            library.remove(game.id);
            library.erase(game.id);
        }
        library.setPeople({});
    }
    /// Back to an empty app.
    void reset() {
        close("QQuickAbstractDialog");
        close("QQuickPopup");
        if (m_stage.app().session() != nullptr) {
            m_stage.session().question()->dismiss();
        }
        clear(m_stage);
        m_stage.app().navigator()->show(Navigator::Home);
        for (const auto& [name, value] : m_preferences) {
            m_stage.preferences().setProperty(name, value);
        }
        m_stage.app().draft()->setGame(QStringLiteral("musee"));
        m_stage.app().draft()->setPlaysMatch(false);
        eraseGames();
        m_stage.settle();
    }

protected:
    int m_presses = 0;
    int m_missed = 0;

private:
    Stage m_stage{Language::english, QStringLiteral("light")};
    std::map<QByteArray, QVariant> m_preferences;
    /// Controls that were pressed in a state before, and need not be in the next.
    std::set<std::string> m_pressed;
};

TEST_P(PressAll, EveryControlAnswers) {
    for (const State& state : shareOfStates()) {
        if (!state.name.starts_with(qEnvironmentVariable("CIMAISE_PRESS").toStdString())) {
            continue;
        }
        SCOPED_TRACE(std::string{state.name});
        std::cout << state.name << '\n';
        pressEach(state);
    }
    EXPECT_GT(m_presses, 0);
    EXPECT_LE(m_missed, m_presses / 3) << "of " << m_presses;
}

INSTANTIATE_TEST_SUITE_P(all, PressAll,
                         testing::Combine(testing::Range<std::size_t>(0, shares),
                                          testing::Range<std::size_t>(0, windows.size())));

} // namespace

} // namespace cimaise
