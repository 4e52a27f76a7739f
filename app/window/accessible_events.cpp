// Stops events about items outside of every window. The destructor of an item takes it off its
// parent; if the parent was hidden, the item then counts as shown and reports that, although its
// control is already destroyed. A screen reader that asks such a control for its role calls a
// function that no longer exists (Qt 6.4 and 6.8).
#include "app/window/accessible_events.h"

#include <QAccessible>
#include <QQuickItem>

namespace cimaise {

namespace {

/// Handler that gets the other events; null: the platform.
QAccessible::UpdateHandler next = nullptr;

bool isOutsideWindows(QObject* object) {
    const auto* const item = qobject_cast<QQuickItem*>(object);
    return item != nullptr && item->window() == nullptr;
}

void passOn(QAccessibleEvent* event) {
    if (isOutsideWindows(event->object())) {
        return;
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

void stopEventsOutsideWindows() {
    const QAccessible::UpdateHandler before = QAccessible::installUpdateHandler(passOn);
    if (before != passOn) {
        next = before;
    }
}

} // namespace cimaise
