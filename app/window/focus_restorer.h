// Restores the keyboard focus when the focused item disappears, such as a dismissed banner.
#pragma once

#include <QObject>
#include <QPointer>
#include <QQuickItem>
#include <QTimer>
#include <vector>

class QQuickWindow;

namespace cimaise {

/// Returns the focus to the item that had it before, if the focused item is hidden or disabled, or
/// if the focus is on an item that does not handle keys: Qt leaves the focus there. Owned by the
/// window.
class FocusRestorer : public QObject {
public:
    explicit FocusRestorer(QQuickWindow& window);

private:
    using Items = std::vector<QPointer<QQuickItem>>;

    void observeFocus();
    void update();
    void remember(QQuickItem* item);
    [[nodiscard]] bool isLost() const;
    /// Sheet or dialog that contained the last focused item; null if it no longer exists.
    [[nodiscard]] QQuickItem* sheet() const;
    [[nodiscard]] QQuickItem* nextFocusItem() const;

    QQuickWindow& m_window;
    QTimer m_timer;
    QPointer<QQuickItem> m_observed; ///< focused item, observed for being hidden or disabled
    Items m_lastFocused;             ///< items that have had the focus, the latest last
    Items m_around;                  ///< parents of the latest item, the innermost first
};

} // namespace cimaise
