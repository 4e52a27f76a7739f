// Shows every page once and reports QML warnings.
#pragma once

class QQuickWindow;

namespace cimaise {

class AppController;

/// Returns the exit status: 0 if there are no warnings, missing files or unscored samples.
int selfTest(AppController& app, QQuickWindow& window);

} // namespace cimaise
