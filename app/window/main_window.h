// Main window: the QML engine with the app's modules, icons and fonts, and Main.qml in it.
#pragma once

#include <QSize>

class QQmlApplicationEngine;
class QQuickWindow;

namespace cimaise {

class AppController;

/// Shows the app in a window of `size`, or of the default size if `size` is empty. Returns null if
/// QML cannot be loaded. Requires the Preferences and the language.
QQuickWindow* showMainWindow(QQmlApplicationEngine& engine, AppController& app, const QSize& size);

} // namespace cimaise
