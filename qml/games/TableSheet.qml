// Scrolling sheet over the table page that leaves the board visible.
import QtQuick
import QtQuick.Layouts
import Cimaise

Sheet {
    id: sheet

    // height of the page, from the top, that stays visible on a phone
    property real visibleAbove: 0
    // uses the maximum height, whatever the content
    property bool full: false
    default property alias items: scroll.content
    // items above the scrolling part
    property alias pinned: top.items
    // false hides the items above and below
    property bool pinnedShown: true
    // items below the scrolling part
    property alias footer: bottom.items
    property alias sideMargin: scroll.sideMargin

    readonly property real maximumHeight: parent.height - Math.max(visibleAbove, parent.height * 0.1)
    readonly property real preferredHeight: Math.max(top.implicitHeight + bottom.implicitHeight + scroll.contentHeight + 80, 200)
    // uses the maximum height if otherwise less than one and a half rows of the page would be
    // visible between the board and the sheet
    readonly property real needed: wide ? parent.height : full || maximumHeight - preferredHeight < 1.5 * Style.touch ? maximumHeight : preferredHeight
    // while open, the sheet never shrinks with its content, so that the close button does not move
    property real minimumHeight: 0
    // item expanded last, kept in view until the layout is done; otherwise null
    property Item unfolding: null

    height: Math.max(needed, Math.min(minimumHeight, maximumHeight))

    onNeededChanged: minimumHeight = opened ? Math.max(minimumHeight, needed) : minimumHeight
    onOpened: minimumHeight = needed
    onBegun: {
        minimumHeight = 0;
        scrollToStart();
    }

    function scrollToStart(): void {
        scroll.contentY = 0;
    }

    // Scrolls the item back to the given height in the window, if the sheet reaches that high.
    function restoreScrollPosition(item: Item, height: real): void {
        const most = Math.max(0, scroll.contentHeight - scroll.height);
        scroll.contentY = Math.max(0, Math.min(scroll.contentY + item.mapToItem(null, 0, 0).y - height, most));
        scroll.reveal(item);
        unfolding = item;
        laidOut.restart();
    }

    function revealUnfolding(): void {
        if (unfolding !== null)
            scroll.reveal(unfolding);
    }

    // Anchored, because a layout that is not visible ignores changes of its items (Qt 6.4).
    Item {
        Layout.fillHeight: true
        Layout.fillWidth: true

        SheetEdge {
            id: top

            x: scroll.sideMargin
            width: parent.width - 2 * x
            height: implicitHeight
            shown: sheet.pinnedShown
        }

        ScrollColumn {
            id: scroll

            anchors {
                bottom: bottom.top
                bottomMargin: bottom.isShown ? Style.gap : 0
                left: parent.left
                right: parent.right
                top: top.bottom
                topMargin: top.isShown ? Style.gap : 0
            }
            columnWidth: Style.readingWidth
            onContentHeightChanged: sheet.revealUnfolding()
            onHeightChanged: sheet.revealUnfolding()
        }

        SheetEdge {
            id: bottom

            x: scroll.sideMargin
            y: parent.height - height
            width: parent.width - 2 * x
            height: implicitHeight
            shown: sheet.pinnedShown
        }
    }

    Timer {
        id: laidOut

        interval: 200
        onTriggered: {
            sheet.revealUnfolding();
            sheet.unfolding = null;
        }
    }
}
