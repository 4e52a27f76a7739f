// Restarts the delay with each frame.
#include "app/window/idle_gc.h"

#include <QQmlEngine>
#include <QQuickWindow>

namespace cimaise {

IdleGarbageCollector::IdleGarbageCollector(QQuickWindow& window, QQmlEngine& engine)
    : QObject(&window) {
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&window, &QQuickWindow::frameSwapped, &m_timer, qOverload<>(&QTimer::start));
    connect(&m_timer, &QTimer::timeout, &engine, &QQmlEngine::collectGarbage);
}

} // namespace cimaise
