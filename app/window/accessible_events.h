// Accessibility events of the window.
#pragma once

namespace cimaise {

/// Stops the accessibility events of items that are in no window; call before the window is
/// created.
void stopEventsOutsideWindows();

} // namespace cimaise
