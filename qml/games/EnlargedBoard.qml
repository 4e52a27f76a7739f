// Viewport of a board. With larger text the board grows as well, as long as half of it stays
// visible; a board that does not fit can be panned. The selected or focused space is scrolled into
// view.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Window
import Cimaise

Flickable {
    id: room

    required property FocusScope shown
    // selected part of the board, which receives the next entry
    property Item chosen: null
    // height at which the board uses the full width
    property real wholeHeight: 0
    // true if only the height of the board grows
    property bool upright: false
    readonly property bool grown: Style.scale > 1.01
    readonly property real baseHeight: Math.max(height, Math.min(wholeHeight, 0.5 * (Window.height ?? 0)))
    // height at which half of the board is visible
    readonly property real maximumHeight: upright || 2 * height <= wholeHeight ? 2 * height : Math.sqrt(2 * height * wholeHeight)
    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item): void {
        const at = item.mapToItem(contentItem, 0, 0);
        contentX = Math.max(at.x + item.width - width, Math.min(at.x, contentX));
        contentY = Math.max(at.y + item.height - height, Math.min(at.y, contentY));
    }

    function revealLater(item: Item): void {
        later.pendingItem = item;
        later.restart();
    }

    Layout.fillWidth: true
    boundsBehavior: Flickable.StopAtBounds
    clip: grown
    // not wider than the board becomes at this height
    contentWidth: upright || !grown ? width : Math.round(Math.max(width, width * Math.min(Style.scale, contentHeight / Math.max(1, wholeHeight))))
    contentHeight: grown ? Math.round(Math.max(height, Math.min(baseHeight * Style.scale, maximumHeight))) : height
    interactive: grown

    ScrollBar.horizontal: AppScrollBar {}
    ScrollBar.vertical: AppScrollBar {}

    onFocusedChanged: if (shown.activeFocus && focused !== shown)
        revealLater(focused)
    onChosenChanged: revealLater(chosen)
    onContentHeightChanged: revealLater(chosen)
    onContentWidthChanged: revealLater(chosen)
    onHeightChanged: revealLater(chosen)
    onWidthChanged: revealLater(chosen)

    // runs after the board is laid out, because the position of the item must be known
    Timer {
        id: later

        property Item pendingItem: null

        interval: 0
        onTriggered: if (room.grown && pendingItem !== null)
            room.reveal(pendingItem)
    }
}
