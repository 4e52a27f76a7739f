// Policy that keeps the screen on while a game is open in the active window.
#pragma once

#include "app/window/wake_lock.h"

#include <QObject>

namespace cimaise {

class AppController;
class Preferences;

class KeepAwakePolicy : public QObject {
public:
    KeepAwakePolicy(AppController& app, const Preferences& preferences);

private:
    void follow();

    AppController& m_app;
    const Preferences& m_preferences;
    WakeLock m_lock;
};

} // namespace cimaise
