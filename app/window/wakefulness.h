// Policy that keeps the screen on while a game is open in the active window.
#pragma once

#include "app/window/wake_lock.h"

#include <QObject>

namespace cimaise {

class Desk;
class Preferences;

class Wakefulness : public QObject {
public:
    Wakefulness(const Desk& desk, const Preferences& preferences);

private:
    void follow();

    const Desk& m_desk;
    const Preferences& m_preferences;
    WakeLock m_lock;
};

} // namespace cimaise
