// Finds the items of a page that are visible and can be tapped.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <string_view>
#include <vector>

namespace cimaise {

/// All that is shown in the window, with what lies over it.
std::vector<QQuickItem*> shownItems(const QQuickWindow& window);

/// The name of its QML file, or of its type.
std::string_view typeOf(const QObject& object);

/// Whether an item is of a QML type or one made from it, such as `QQuickText`.
bool isA(const QQuickItem& item, const char* type);

/// Its rectangle in the window.
QRectF placeOf(const QQuickItem& item);

/// What of it is not clipped away.
QRectF inSight(const QQuickItem& item);

/// Whether it can be brought into the window by scrolling: to the side, or up and down.
bool scrolls(const QQuickItem& item, Qt::Orientation orientation);

/// “WallText “Ana” in SideTab in SideStrip”.
std::string described(const QQuickItem& item);

} // namespace cimaise
