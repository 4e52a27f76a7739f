// Viewport of a board. With larger text the board grows as well, and is panned where it no longer
// fits; the selected or focused space is scrolled into view.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Cimaise

Flickable {
    id: room

    required property FocusScope shown
    // where the next entry goes
    property Item chosen: null
    // how high the board would be, had it all the width and words of the usual size
    property real wholeHeight: 0
    // a board that only becomes higher
    property bool upright: false
    readonly property bool grown: Style.scale > 1.01
    readonly property real usual: Math.max(height, Math.min(wholeHeight, 0.5 * (Window.height ?? 0)))
    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item): void {
        const at = item.mapToItem(contentItem, 0, 0);
        contentX = Math.max(at.x + item.width - width, Math.min(at.x, contentX));
        contentY = Math.max(at.y + item.height - height, Math.min(at.y, contentY));
    }

    function look(item: Item): void {
        later.sought = item;
        later.restart();
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: grown
    contentWidth: upright ? width : Math.round(width * Style.scale)
    contentHeight: grown ? Math.round(usual * Style.scale) : height
    interactive: grown

    ScrollBar.horizontal: WallScrollBar {}
    ScrollBar.vertical: WallScrollBar {}

    onFocusedChanged: if (shown.activeFocus && focused !== shown)
        look(focused)
    onChosenChanged: look(chosen)
    onGrownChanged: look(chosen)
    onHeightChanged: look(chosen)
    onWidthChanged: look(chosen)

    // the board must be laid out before anything on it is looked for
    Timer {
        id: later

        property Item sought: null

        interval: 0
        onTriggered: if (room.grown && sought !== null)
            room.reveal(sought)
    }
}
