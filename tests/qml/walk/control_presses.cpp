// Presses controls by the interfaces of a screen reader, and compares the pictures before and
// after.
#include "tests/qml/walk/control_presses.h"

#include "app/window/qml_warnings.h"
#include "tests/qml/items.h"
#include "tests/qml/views.h"
#include "tests/qml/walk/accessible_controls.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMetaProperty>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>
#include <iostream>

namespace cimaise {

namespace {

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

void close(const char* type, const QQuickWindow& window) {
    for (QObject* popup : window.findChildren<QObject*>()) {
        if (popup->inherits(type) && popup->property("visible").toBool()) {
            QMetaObject::invokeMethod(popup, "close");
        }
    }
}

} // namespace

ControlPresses::ControlPresses(Stage& stage)
    : m_stage(stage), m_preferences(valuesOf(stage.preferences())) {}

std::set<std::string> ControlPresses::chooseFrom(const std::vector<AccessibleControl>& controls) {
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

bool ControlPresses::answers(QQuickItem& item) {
    QQuickWindow& window = m_stage.window();
    const QImage seen = window.grabWindow();
    const QString copied = QGuiApplication::clipboard()->text();
    Ears ears;
    ears.listen(m_stage.app());
    pressAccessibly(item);
    itemsAtRest(m_stage);
    return ears.heard() || window.grabWindow() != seen ||
           QGuiApplication::clipboard()->text() != copied;
}

QQuickItem* ControlPresses::reach(const AccessibleControl& control) {
    if (!bringIntoSight(*control.item)) {
        return control.item;
    }
    const std::vector<AccessibleControl> controls = accessibleControls(m_stage);
    const auto now = std::ranges::find_if(controls, [&](const AccessibleControl& other) {
        return control.item != nullptr ? other.item == control.item : other.key == control.key;
    });
    return now != controls.end() ? now->item.get() : nullptr;
}

void ControlPresses::press(const AccessibleControl& control) {
    constexpr int doubleTap = 750;                 // in ms
    std::cout << "  " << control.key << std::endl; // the last one, should the app crash
    const QPointer<QQuickItem> item = reach(control);
    if (item == nullptr) {
        std::cout << "  covered once it is in sight\n";
        m_pressed.erase(control.key);
        return;
    }
    const int warnings = qmlWarnings();
    const bool chosen = isChosen(*item);
    if (!answers(*item) && !chosen) {
        QTest::qWait(doubleTap);
        EXPECT_TRUE(item != nullptr && answers(*item)) << "answers nothing: " << control.key;
    }
    EXPECT_EQ(qmlWarnings(), warnings) << "a warning of QML after a press on " << control.key;
    ++m_presses;
    close("QQuickAbstractDialog", m_stage.window()); // of files, which is a window of its own
}

void ControlPresses::pressEach(const State& state) {
    std::vector<AccessibleControl> controls = accessibleControls(m_stage);
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

void ControlPresses::eraseGames() {
    Library& library = m_stage.library();
    library.flush();
    for (const GameSummary& game : library.list({}, 1000).value()) {
        library.remove(game.id);
        library.erase(game.id);
    }
    library.setPeople({});
}

void ControlPresses::reset() {
    close("QQuickAbstractDialog", m_stage.window());
    close("QQuickPopup", m_stage.window());
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
    m_stage.app().draft()->setHidesPoints(false);
    eraseGames();
    m_stage.settle();
}

} // namespace cimaise
