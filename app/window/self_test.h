// Shows every page once and reports QML warnings.
#pragma once

class QQuickWindow;

namespace cimaise {

class AppController;

/// The exit status: 0 when all is well. The table is shown with each sample.
int selfTest(AppController& app, QQuickWindow& window);

} // namespace cimaise
