// Ignores the second tap of a double tap where the first one has changed something, and a tap on a
// button that becomes a drag.
#pragma once

#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QQuickItem>

class QPointerEvent;
class QQuickWindow;

namespace cimaise {

class AppController;

/// Ignores a tap less than 400 ms after another one at the same place, if the first tap changed the
/// position, moved or covered the item below it, or pressed a button that leads to the next step
/// (property `advances`); on a page of results that the first tap has opened, less than a second. A
/// control with the property `repeats` may change the position as often as it is tapped. A button
/// is not pressed by a finger that has moved along it. Owned by the window.
class DoubleTapGuard : public QObject {
public:
    DoubleTapGuard(QQuickWindow& window, AppController& app);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Identity of a position in the history of a session.
    struct Step {
        const void* session = nullptr;
        std::size_t index = 0;
        std::size_t count = 0;

        bool operator==(const Step&) const = default;
    };

    /// Tap that was delivered last.
    struct Tap {
        QPointF at;
        quint64 ended = 0; ///< in ms; 0: none
        QPointer<QQuickItem> item{};
        Step step{};
        int page = 0;
    };

    [[nodiscard]] Step currentStep() const;
    /// True if a press is the second one of a double tap, and not meant for what is there now.
    [[nodiscard]] bool isUnmeant(QPointF at, quint64 time) const;
    bool press(QPointF at, quint64 time);
    void release(QPointF at, quint64 time);
    /// Releases the pressed button without a click once the finger is far from where it began.
    void releaseAfterSlip(QPointF at);

    QQuickWindow& m_window;
    AppController& m_app;
    Tap m_tap;
    QPointF m_pressed;
    QPointer<QQuickItem> m_pressedItem;
    int m_pressedPage = 0;
    bool m_ignoring = false; ///< true until the ignored press is released
};

} // namespace cimaise
