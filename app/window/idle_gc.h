// Garbage collection of the QML engine while the window is idle.
#pragma once

#include <QTimer>

class QQmlEngine;
class QQuickWindow;

namespace cimaise {

/// Collects the engine's garbage a moment after the last frame: a collection takes about as long as
/// an edit, and so never falls into one. Lives no longer than the window and the engine.
class IdleGarbageCollector : public QObject {
public:
    /// From the last frame on, in ms.
    static constexpr int delay = 100;

    IdleGarbageCollector(QQuickWindow& window, QQmlEngine& engine);

private:
    QTimer m_timer;
};

} // namespace cimaise
