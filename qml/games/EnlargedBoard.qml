// Viewport of a board. With larger text the board grows as well, as long as half of it can be seen,
// and is panned where it no longer fits; the selected or focused space is scrolled into view.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Window
import Cimaise

Flickable {
    id: room

    required property FocusScope shown
    // where the next entry goes
    property Item chosen: null
    // how high the board is where it uses all of the width
    property real wholeHeight: 0
    // a board that only becomes higher
    property bool upright: false
    readonly property bool grown: Style.scale > 1.01
    readonly property real usual: Math.max(height, Math.min(wholeHeight, 0.5 * (Window.height ?? 0)))
    // at which half of the board is in sight
    readonly property real highest: upright || 2 * height <= wholeHeight ? 2 * height : Math.sqrt(2 * height * wholeHeight)
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
    // no wider than the board is drawn at that height
    contentWidth: upright || !grown ? width : Math.round(Math.max(width, width * Math.min(Style.scale, contentHeight / Math.max(1, wholeHeight))))
    contentHeight: grown ? Math.round(Math.max(height, Math.min(usual * Style.scale, highest))) : height
    interactive: grown

    ScrollBar.horizontal: WallScrollBar {}
    ScrollBar.vertical: WallScrollBar {}

    onFocusedChanged: if (shown.activeFocus && focused !== shown)
        look(focused)
    onChosenChanged: look(chosen)
    onContentHeightChanged: look(chosen)
    onContentWidthChanged: look(chosen)
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
