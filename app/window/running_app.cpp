// Creates the parts of the app.
#include "app/window/running_app.h"

#include "app/window/main_window.h"

namespace cimaise {

RunningApp::RunningApp(Library& library, Preferences& preferences)
    : m_preferences(preferences), m_controller(library, preferences), m_sounds(preferences),
      m_wakefulness(m_controller, preferences), m_missing(library) {
    m_language.show(m_preferences.languageInForce());
    QObject::connect(&m_controller, &AppController::soundRequested, &m_sounds, &Sounds::play);
    QObject::connect(&m_preferences, &Preferences::effectiveLanguageChanged, &m_engine, [this] {
        m_language.show(m_preferences.languageInForce());
        m_engine.retranslate();
    });
}

QQuickWindow* RunningApp::show(const QSize& size) {
    return showMainWindow(m_engine, m_controller, size);
}

} // namespace cimaise
