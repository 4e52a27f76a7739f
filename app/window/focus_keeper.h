// Restores the keyboard focus when the focused item disappears, such as a dismissed banner.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>
#include <vector>

class QQuickWindow;

namespace cimaise {

/// Hands the keyboard back to what had it before. Qt leaves it with what is hidden, or with a part
/// of the window that does nothing with it. Belongs to the window.
class FocusKeeper : public QObject {
public:
    explicit FocusKeeper(QQuickWindow& window);

private:
    using Items = std::vector<QPointer<QQuickItem>>;

    void listen();
    void look();
    void remember(QQuickItem* item);
    [[nodiscard]] bool isLost() const;
    /// The part of the window that lies over the rest and had the keyboard, if it is still there.
    [[nodiscard]] QQuickItem* sheet() const;
    [[nodiscard]] QQuickItem* heir() const;

    QQuickWindow& m_window;
    QTimer m_soon;
    QPointer<QQuickItem> m_heard; ///< whether it goes is listened to
    Items m_had;                  ///< what has had the keyboard, the latest last
    Items m_around;               ///< what the latest of them lay in, the innermost first
};

} // namespace cimaise
