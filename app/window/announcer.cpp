// Collects sentences until the events of the input are handled, so that they follow the name of a
// newly focused control instead of being interrupted by it.
#include "app/window/announcer.h"

#include "app/shell/app_controller.h"
#include "app/window/speech.h"

#include <QAccessible>
#include <QQuickItem>
#include <QQuickWindow>
#include <chrono>
#include <utility>

namespace cimaise {

namespace {

/// Handler that gets the other events; null: the platform.
QAccessible::UpdateHandler next = nullptr;

/// Called with a button that is switched on or off; empty: nobody listens.
std::function<void(QQuickItem&)> toggled;

/// Tells of a button only: Qt 6.4 gives every pressable control this role, whose state no screen
/// reader says.
void reportToggled(const QAccessibleEvent& event) {
    auto* const item = qobject_cast<QQuickItem*>(event.object());
    if (item == nullptr || event.type() != QAccessible::StateChanged ||
        static_cast<const QAccessibleStateChangeEvent&>(event).changedStates().checked == 0) {
        return;
    }
    const QAccessibleInterface* const control = event.accessibleInterface();
    if (control != nullptr && control->role() == QAccessible::Button) {
        toggled(*item);
    }
}

bool isOutsideWindows(QObject* object) {
    const auto* const item = qobject_cast<QQuickItem*>(object);
    return item != nullptr && item->window() == nullptr;
}

bool isValueOfNoSlider(const QAccessibleEvent& event) {
    if (event.type() != QAccessible::ValueChanged) {
        return false;
    }
    QAccessibleInterface* const control = event.accessibleInterface();
    return control == nullptr || control->valueInterface() == nullptr;
}

void passOn(QAccessibleEvent* event) {
    if (isOutsideWindows(event->object()) || isValueOfNoSlider(*event)) {
        return;
    }
    if (toggled) {
        reportToggled(*event);
    }
    if (next != nullptr) {
        next(event);
        return;
    }
    // Without a handler Qt passes the event to the platform.
    QAccessible::installUpdateHandler(nullptr);
    QAccessible::updateAccessibility(event);
    QAccessible::installUpdateHandler(passOn);
}

constexpr std::chrono::milliseconds afterFocus{100};
constexpr std::chrono::milliseconds untilFocus{50};

/// The sentence with a full stop, unless it ends with another mark.
QString withFullStop(const QString& sentence) {
    const QString plain = sentence.trimmed();
    return plain.isEmpty() || QStringLiteral(".!?…:").contains(plain.back()) ? plain : plain + u'.';
}

/// Name of a control, and its state if the screen reader does not say that by itself.
struct Control {
    QString name;
    bool isOn = false;   ///< a button that is switched on
    bool isFold = false; ///< a button that shows more lines, which it calls isFold
};

Control controlOf(QQuickItem* item) {
    const QAccessibleInterface* const control = QAccessible::isActive() && item != nullptr
                                                    ? QAccessible::queryAccessibleInterface(item)
                                                    : nullptr;
    if (control == nullptr) {
        return {};
    }
    return {.name = control->text(QAccessible::Name),
            .isOn = control->role() == QAccessible::Button && control->state().checked != 0,
            .isFold = item->property("isFold").toBool()};
}

/// Name of a button with its state.
QString nameWithState(const Control& control) {
    if (control.isFold) {
        //% "{name}: expanded"
        const QString expanded = qtTrId("spoken.expanded");
        //% "{name}: collapsed"
        const QString collapsed = qtTrId("spoken.collapsed");
        return QString{control.isOn ? expanded : collapsed}.replace(QStringLiteral("{name}"),
                                                                    control.name);
    }
    //% "{name}: selected"
    const QString on = qtTrId("spoken.on");
    //% "{name}: not selected"
    const QString off = qtTrId("spoken.off");
    return QString{control.isOn ? on : off}.replace(QStringLiteral("{name}"), control.name);
}

} // namespace

void stopFaultyEvents() {
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(passOn);
    if (before != passOn) {
        next = before;
    }
}

void listenToToggles(std::function<void(QQuickItem&)> listener) { toggled = std::move(listener); }

Announcer::Announcer(QQuickWindow& window, AppController& app)
    : QObject(&window), m_window(window) {
    m_soon.setSingleShot(true);
    m_soon.setInterval(afterFocus);
    m_soon.callOnTimeout(this, &Announcer::speak);
    connect(app.notices(), &Notices::changed, this,
            [this, notices = app.notices()] { add(notices->text()); });
    connect(&app, &AppController::sessionChanged, this,
            [this, &app] { watch(app.session(), m_session); });
    connect(app.whatIf(), &WhatIf::trialChanged, this,
            [this, trials = app.whatIf()] { watch(trials->trial(), m_trial); });
    connect(app.navigator(), &Navigator::pageChanged, this, [this] {
        QTimer::singleShot(untilFocus, this, &Announcer::addPage); // the page takes the focus first
    });
    connect(&window, &QQuickWindow::activeFocusItemChanged, this, &Announcer::addFocused);
    listenToToggles([self = QPointer{this}](QQuickItem& button) {
        QTimer::singleShot(0, &button, [self, &button] { // its name may follow
            if (self != nullptr) {
                self->addState(button);
            }
        });
    });
    watch(app.session(), m_session);
}

void Announcer::watch(Session* session, QPointer<Session>& watched) {
    if (watched == session) {
        return;
    }
    if (watched != nullptr) {
        watched->disconnect(this);
    }
    watched = session;
    if (session != nullptr) {
        connect(session, &Session::announcementRequested, this, &Announcer::add);
        add(session->sides()->valueOf(session->currentSide(), "accessibleName").toString());
    }
}

void Announcer::add(const QString& sentence) {
    const QString text = withFullStop(sentence);
    if (text.isEmpty() || m_sentences.contains(text)) {
        return;
    }
    m_sentences.push_back(text);
    m_soon.start();
}

void Announcer::addPage() {
    QQuickItem* const focused = m_window.activeFocusItem();
    for (const QQuickItem* around = focused; around != nullptr; around = around->parentItem()) {
        const QString announcement = around->property("announcement").toString();
        add(announcement.isEmpty() ? around->property("title").toString() : announcement);
    }
    const Control control = controlOf(focused);
    add(control.isOn ? nameWithState(control) : control.name);
}

void Announcer::addState(QQuickItem& button) {
    const Control control = controlOf(&button);
    const bool isFocused = m_window.activeFocusItem() == &button;
    const bool isTool = button.property("tool").value<QObject*>() != nullptr;
    if (isFocused && control.name != m_focusedName) {
        m_focusedName = control.name;
        add(control.name); // it says the state
    } else if (isFocused || (isTool && control.isOn && button.isVisible())) {
        add(nameWithState(control));
    }
}

void Announcer::addFocused() {
    const Control control = controlOf(m_window.activeFocusItem());
    m_focusedName = control.name;
    if (control.isOn) {
        add(nameWithState(control));
    }
}

void Announcer::speak() { speakInWindow(m_window, std::exchange(m_sentences, {}).join(u' ')); }

} // namespace cimaise
