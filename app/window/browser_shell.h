// Interface between the app and the page around it: notifications to the page, and calls from it.
#pragma once

#include <QObject>
#include <QSize>

class QQuickItem;
class QQuickWindow;

namespace cimaise {

class AppController;

/// Only one object exists, as long as the page is open.
class BrowserShell : public QObject {
public:
    explicit BrowserShell(AppController& app);

    /// Opens the position in the page's address, otherwise the game that was open last; over it the
    /// page of a shortcut.
    void begin();
    /// From now on, reports the colour of the window and the number of pages to go back to the
    /// page.
    void watch(QQuickWindow& window);

    /// Handles the back key of the phone: closes the open sheet or dialog, otherwise returns to the
    /// previous page.
    void goBack();
    void openLink();
    /// Announces a newer build, which is complete in the browser.
    void announceNewVersion();

private:
    /// Opens a position or the page of a shortcut; empty for nothing.
    void open(const QString& link);
    void watchOverlay();
    /// Lets the page show the app once two pictures in a row have the same size: the browser may
    /// still resize the canvas, and keys would move under a tap.
    void reportReady();
    void reportDepth() const;
    [[nodiscard]] bool isCovered() const;

    AppController& m_app;
    QQuickWindow* m_window = nullptr;
    QSize m_drawn; ///< size of the last picture
    QMetaObject::Connection m_drawing;
    QQuickItem* m_overlay = nullptr; ///< overlay item, the parent of sheets and dialogs
};

} // namespace cimaise
