// Stops two kinds of events.
// - About items outside of every window: the destructor of an item takes it off its parent; if the
//   parent was hidden, the item then counts as shown and reports that, although its control is
//   already destroyed. A screen reader that asks such a control for its role calls a function that
//   no longer exists (Qt 6.4 and 6.8).
// - About the value of an item that is no slider: Qt takes any property `value` for one.
#include "app/window/accessible_events.h"

#include <QAccessible>
#include <QQuickItem>
#include <utility>

namespace cimaise {

namespace {

/// Handler that gets the other events; null: the platform.
QAccessible::UpdateHandler next = nullptr;

/// Called with a button that is switched on or off; empty: nobody listens.
std::function<void(QQuickItem&)> toggled;

/// Tells of a button only: Qt 6.4 gives every pressable control this role, whose state no screen
/// reader says.
void tellToggled(const QAccessibleEvent& event) {
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
        tellToggled(*event);
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

} // namespace

void stopFaultyEvents() {
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(passOn);
    if (before != passOn) {
        next = before;
    }
}

void listenToToggles(std::function<void(QQuickItem&)> listener) { toggled = std::move(listener); }

} // namespace cimaise
