// Accessibility of the window in the browser: elements of the page that mirror it.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QTimer>

class QQuickWindow;

namespace cimaise {

/// Qt's own mirror for browsers is left alone: in 6.8 it takes names for HTML and never takes an
/// element away again. Ours is drawn anew by web/reader.js a moment after what is shown has
/// changed, and only what differs. Lives no longer than the window.
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
