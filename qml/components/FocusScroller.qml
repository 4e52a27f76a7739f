// Scrolls the Flickable so that the item with the keyboard focus is visible. A tapped item that is
// visible already does not move under the finger.
import QtQuick
import QtQuick.Templates as T
import QtQuick.Window
import Cimaise

Item {
    id: scroller

    required property Flickable flickable
    // true while the focus is inside the Flickable
    required property bool active
    readonly property Item focused: Window.activeFocusItem
    // True if the keyboard moved the focus: visualFocus of a control, activeFocusOnTab of another
    // item. False for a FocusScope whose child has lost the focus.
    readonly property bool reached: focused instanceof T.Control ? (focused as T.Control).visualFocus : focused !== null && focused.activeFocusOnTab

    // a text field may have been tapped: no control tells whether the keyboard moved the focus
    function isVisible(item: Item): bool {
        const top = item.mapToItem(flickable, 0, 0).y;
        return !(item instanceof T.Control) && top >= 0 && top + item.height <= flickable.height;
    }

    function reveal(item: Item): void {
        const top = Math.max(flickable.originY, item.mapToItem(flickable.contentItem, 0, 0).y - Style.gap);
        const bottom = top + Math.min(item.height + 2 * Style.gap, flickable.height);
        flickable.contentY = Math.max(bottom - flickable.height, Math.min(top, flickable.contentY));
    }

    onFocusedChanged: later.restart()
    onReachedChanged: later.restart()

    // Delayed, because a view must not be scrolled while it is creating the item that takes the focus.
    Timer {
        id: later

        interval: 0
        onTriggered: if (scroller.active && scroller.reached && scroller.focused !== scroller.flickable && !scroller.isVisible(scroller.focused))
            scroller.reveal(scroller.focused)
    }
}
