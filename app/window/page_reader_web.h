// Accessibility of the window in the browser: elements of the page that mirror it.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QTimer>

class QQuickWindow;

namespace cimaise {

/// Replaces Qt's own accessibility elements, which in Qt 6.8 treat names as HTML and are never
/// removed. web/reader.js updates the elements that differ, a moment after each change of the
/// window. Must not outlive the window.
class PageReader : public QObject {
public:
    explicit PageReader(QQuickWindow& window);

private:
    void show();

    QQuickWindow& m_window;
    QTimer m_pause;
    QByteArray m_shown;
};

} // namespace cimaise
