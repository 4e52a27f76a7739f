// Running app: its parts in the order of their dependencies, and its main window.
#pragma once

#include "app/game/missing_results.h"
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/sound/sounds.h"
#include "app/texts/qt_texts.h"
#include "app/window/wake_lock.h"

#include <QObject>
#include <QQmlApplicationEngine>
#include <QSize>

class QQuickWindow;

namespace cimaise {

/// Keeps the screen on while a game is open in the active window.
class AppController;
class Preferences;

class KeepAwakePolicy : public QObject {
public:
    KeepAwakePolicy(AppController& app, const Preferences& preferences);

private:
    void update();

    AppController& m_app;
    const Preferences& m_preferences;
    WakeLock m_lock;
};

/// Shows the app in a window of `size`, or of the default size if `size` is empty. Returns null if
/// QML cannot be loaded. Requires the Preferences and the language.
QQuickWindow* showMainWindow(QQmlApplicationEngine& engine, AppController& app, const QSize& size);

class RunningApp {
public:
    RunningApp(Library& library, Preferences& preferences);

    [[nodiscard]] AppController& controller() { return m_controller; }
    /// Shows the window in `size`, or in its default size if `size` is empty. Returns null if QML
    /// cannot be loaded.
    QQuickWindow* show(const QSize& size = {});

private:
    Preferences& m_preferences;
    WindowLanguage m_language;
    AppController m_controller;
    Sounds m_sounds;
    KeepAwakePolicy m_wakefulness;
    MissingResults m_missing;
    QQmlApplicationEngine m_engine; // last member: destroyed before the objects that QML uses
};

} // namespace cimaise
