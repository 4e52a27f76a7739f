// Controls of a window that a screen reader can press.
#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QQuickWindow>
#include <string>
#include <vector>

namespace cimaise {

class Stage;

struct AccessibleControl {
    QPointer<QQuickItem> item;
    /// QML types around it, and its icon: equal for the rows of a list.
    std::string kind;
    /// Kind and name; a number tells apart controls of the same name.
    std::string key;
    /// True for one of a list or a board.
    bool repeated = false;
};

/// Enabled controls at rest that nothing covers, in the order of the items.
std::vector<AccessibleControl> accessibleControls(Stage& stage);

/// Enabled buttons that a screen reader sees but cannot press.
std::vector<std::string> mutedButtons(const QQuickWindow& window);

/// True if a screen reader can press the item.
bool isPressable(QQuickItem& item);

/// Scrolls until the item is in sight; false if it is already.
bool bringIntoSight(const QQuickItem& item);

/// Presses the control like a screen reader.
void pressAccessibly(QQuickItem& item);

/// True for the only checked or selected one of several siblings, such as the tab of the board in
/// view: pressing what is chosen already changes nothing. Not by the role, which Qt 6.4 replaces in
/// buttons.
bool isChosen(QQuickItem& item);

} // namespace cimaise
