// Running app: its parts in the order of their dependencies.
#pragma once

#include "app/desk/desk.h"
#include "app/desk/preferences.h"
#include "app/game/missing_results.h"
#include "app/sound/sounds.h"
#include "app/texts/qt_texts.h"

#include "app/window/wakefulness.h"

#include <QQmlApplicationEngine>
#include <QSize>

class QQuickWindow;

namespace cimaise {

class RunningApp {
public:
    RunningApp(Library& library, Preferences& preferences);

    [[nodiscard]] Desk& desk() { return m_desk; }
    /// Shows the window, in its own size where none is named; null where it cannot be.
    QQuickWindow* show(const QSize& size = {});

private:
    Preferences& m_preferences;
    WindowLanguage m_language;
    Desk m_desk;
    Sounds m_sounds;
    Wakefulness m_wakefulness;
    MissingResults m_missing;
    QQmlApplicationEngine m_engine; // last: what it shows is still there when it ends
};

} // namespace cimaise
