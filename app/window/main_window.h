// Main window: the QML engine with our modules, icons and fonts, and Main.qml in it.
#pragma once

#include <QSize>

class QQmlApplicationEngine;
class QQuickWindow;

namespace cimaise {

class AppController;

/// Shows the app, in a window of `size` unless that is empty; null when QML cannot be loaded. The
/// Preferences exist already, and the language is shown.
QQuickWindow* showMainWindow(QQmlApplicationEngine& engine, AppController& app, const QSize& size);

} // namespace cimaise
