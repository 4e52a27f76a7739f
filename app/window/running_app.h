// Running app: its parts in the order of their dependencies.
#pragma once

#include "app/game/missing_results.h"
#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/sound/sounds.h"
#include "app/texts/qt_texts.h"

#include "app/window/keep_awake_policy.h"

#include <QQmlApplicationEngine>
#include <QSize>

class QQuickWindow;

namespace cimaise {

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
