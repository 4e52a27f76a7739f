// Holds the wake lock, because players look at a position for minutes without touching the screen.
#include "app/window/wakefulness.h"

#include "app/desk/desk.h"
#include "app/desk/preferences.h"
#include "app/texts/qt_texts.h"

#include <QGuiApplication>

namespace cimaise {

Wakefulness::Wakefulness(const Desk& desk, const Preferences& preferences)
    : m_desk(desk), m_preferences(preferences) {
    connect(&desk, &Desk::pageChanged, this, &Wakefulness::follow);
    connect(&desk, &Desk::sessionChanged, this, &Wakefulness::follow);
    // a window that lies behind others does not keep a whole desktop awake
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Wakefulness::follow);
    follow();
}

void Wakefulness::follow() {
    //% "A game is open."
    constexpr TextId reason = CIMAISE_TEXT("window.awake");
    if (m_desk.showsGame() && QGuiApplication::applicationState() == Qt::ApplicationActive) {
        m_lock.hold(say(Words{m_preferences.languageInForce()}, reason));
    } else {
        m_lock.release();
    }
}

} // namespace cimaise
