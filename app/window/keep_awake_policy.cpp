// Holds the wake lock, because players look at a position for minutes without touching the screen.
#include "app/window/keep_awake_policy.h"

#include "app/shell/app_controller.h"
#include "app/shell/preferences.h"
#include "app/texts/qt_texts.h"

#include <QGuiApplication>

namespace cimaise {

KeepAwakePolicy::KeepAwakePolicy(AppController& app, const Preferences& preferences)
    : m_app(app), m_preferences(preferences) {
    connect(app.navigator(), &Navigator::pageChanged, this, &KeepAwakePolicy::follow);
    connect(&app, &AppController::sessionChanged, this, &KeepAwakePolicy::follow);
    // an inactive window must not keep the screen of a desktop on
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &KeepAwakePolicy::follow);
    follow();
}

void KeepAwakePolicy::follow() {
    //% "A game is open."
    constexpr TextId reason = CIMAISE_TEXT("window.awake");
    if (m_app.navigator()->showsGame() &&
        QGuiApplication::applicationState() == Qt::ApplicationActive) {
        m_lock.hold(format(Translator{m_preferences.languageInForce()}, reason));
    } else {
        m_lock.release();
    }
}

} // namespace cimaise
