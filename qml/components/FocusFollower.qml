// Scrolls the Flickable so that the item with the keyboard focus is visible. A tapped item is
// visible already, so nothing moves under the finger.
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise

Item {
    id: follower

    required property Flickable flickable
    // while the focus lies inside
    required property bool following
    readonly property Item focused: Window.activeFocusItem
    // nor does a scope count whose child has let the focus go: no key has led there
    readonly property bool reached: focused instanceof T.Control ? (focused as T.Control).visualFocus : focused !== null && focused.activeFocusOnTab

    function reveal(item: Item): void {
        const top = Math.max(flickable.originY, item.mapToItem(flickable.contentItem, 0, 0).y - Style.gap);
        const bottom = top + Math.min(item.height + 2 * Style.gap, flickable.height);
        flickable.contentY = Math.max(bottom - flickable.height, Math.min(top, flickable.contentY));
    }

    onFocusedChanged: later.restart()
    onReachedChanged: later.restart()

    // A view must not be moved while it is still making what takes the focus.
    Timer {
        id: later

        interval: 0
        onTriggered: if (follower.following && follower.reached && follower.focused !== follower.flickable)
            follower.reveal(follower.focused)
    }
}
