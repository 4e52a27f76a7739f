// Shows every page once and reports QML warnings.
#pragma once

class QQuickWindow;

namespace cimaise {

class Desk;

/// The exit status: 0 when all is well. The table is shown with each sample.
int selfTest(Desk& desk, QQuickWindow& window);

} // namespace cimaise
