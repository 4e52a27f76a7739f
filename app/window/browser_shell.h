// Interface between the app and the page around it: notifications to the page, and calls from it.
#pragma once

#include <QObject>

class QQuickItem;
class QQuickWindow;

namespace cimaise {

class AppController;

/// There is one, for as long as the page lives.
class BrowserShell : public QObject {
public:
    explicit BrowserShell(AppController& app);

    /// The position in the page's address, or else the game that was open last.
    void begin();
    /// From now on the page knows how the window looks and how far from home it is.
    void watch(QQuickWindow& window);

    /// As the phone's own key does: out of what lies over the page, then back a page.
    void goBack();
    void openLink();

private:
    void watchOverlay();
    void tellDepth() const;
    [[nodiscard]] bool isCovered() const;

    AppController& m_app;
    QQuickWindow* m_window = nullptr;
    QQuickItem* m_overlay = nullptr; ///< what lies over the pages lies in it
};

} // namespace cimaise
