// Keeps what the keyboard has reached in sight of the Flickable it lies in.
import QtQuick
import QtQuick.Window
import Cimaise

Item {
    id: follower

    required property Flickable flickable
    // while the focus lies inside
    required property bool following
    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item): void {
        const top = item.mapToItem(flickable.contentItem, 0, 0).y - Style.gap;
        const bottom = top + Math.min(item.height + 2 * Style.gap, flickable.height);
        flickable.contentY = Math.max(bottom - flickable.height, Math.min(top, flickable.contentY));
    }

    onFocusedChanged: if (following && focused !== null && focused !== flickable)
        reveal(focused)
}
