// Garbage collection of the QML engine while the window is idle.
#pragma once

#include <QTimer>

class QQmlEngine;
class QQuickWindow;

namespace cimaise {

/// Collects the garbage of the QML engine a moment after the last frame. A collection takes about
/// as long as an edit, and must not delay one. Must not outlive the window and the engine.
class IdleGarbageCollector : public QObject {
public:
    /// Time since the last frame, in ms.
    static constexpr int delay = 100;

    IdleGarbageCollector(QQuickWindow& window, QQmlEngine& engine);

private:
    QTimer m_timer;
};

} // namespace cimaise
