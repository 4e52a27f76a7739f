// Accessibility events of the window.
#pragma once

#include <functional>

class QQuickItem;

namespace cimaise {

/// Stops accessibility events that make a screen reader or its bridge fail; call before the window
/// is created.
void stopFaultyEvents();

/// Has a button that is switched on or off reported to `listener`, unless the screen reader says
/// its state by itself. There is one listener; an empty one ends it.
void listenToToggles(std::function<void(QQuickItem&)> listener);

} // namespace cimaise
