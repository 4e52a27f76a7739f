// Finds the items of a page that are visible and can be tapped.
#pragma once

#include <QQuickItem>
#include <QQuickWindow>
#include <string_view>
#include <vector>

namespace cimaise {

class Stage;

/// Visible items of the window, including overlays.
std::vector<QQuickItem*> shownItems(const QQuickWindow& window);

/// Those of a QML file, a type or an object name.
std::vector<QQuickItem*> shownItems(const QQuickWindow& window, std::string_view type);

/// Visible items once all are created and laid out.
std::vector<QQuickItem*> itemsAtRest(Stage& stage);

/// Name of its QML file, or of its type; of all texts of the body `BodyText`.
std::string_view typeOf(const QObject& object);

/// True if this is its type or its object name.
bool isNamed(const QObject& object, std::string_view name);

/// True if the item is of a QML type or a derived type, such as `QQuickText`.
bool isA(const QQuickItem& item, const char* type);

/// Nearest item above this one in the tree that is of a type, a QML file or an object name; null
/// for none.
QQuickItem* around(const QQuickItem& item, const char* type);

/// Rectangle of the item in the window.
QRectF placeOf(const QQuickItem& item);

/// Part of the item that is not clipped.
QRectF inSight(const QQuickItem& item);

/// True if scrolling in that direction can bring the item into the window.
bool scrolls(const QQuickItem& item, Qt::Orientation orientation);

/// Path of the item: “BodyText “Ana” in SideTab in SideStrip”.
std::string described(const QQuickItem& item);

} // namespace cimaise
