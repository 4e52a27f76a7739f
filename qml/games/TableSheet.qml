// Scrolling sheet over the table page that leaves the board visible.
import QtQuick
import QtQuick.Layouts
import Cimaise

Sheet {
    id: sheet

    default property alias items: scroll.content
    // items above the scrolling part
    property alias pinned: head.items
    // false hides the items above and below
    property bool pinnedShown: true
    // items below the scrolling part
    property alias footer: foot.items
    property alias sideMargin: scroll.sideMargin

    // item expanded last, kept in view until the layout is done; otherwise null
    property Item unfolding: null

    leastHeight: pinnedShown ? headHeight + head.implicitHeight + foot.implicitHeight + 3 * Style.gap + Math.round(Style.touch * (Style.scale - 1)) : 0

    onReopened: scrollToStart()

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
            id: head

            // as wide as the column, whose cells are under its names
            x: Math.round((parent.width - width) / 2)
            width: Math.min(parent.width - 2 * scroll.sideMargin, scroll.columnWidth)
            height: implicitHeight
            shown: sheet.pinnedShown
        }

        ScrollColumn {
            id: scroll

            anchors {
                bottom: foot.top
                bottomMargin: foot.isShown ? Style.gap : 0
                left: parent.left
                right: parent.right
                top: head.bottom
                topMargin: head.isShown ? Style.gap : 0
            }
            onContentHeightChanged: sheet.revealUnfolding()
            onHeightChanged: sheet.revealUnfolding()
        }

        SheetEdge {
            id: foot

            x: head.x
            y: parent.height - height
            width: head.width
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

    // Items above or below the scrolling part of a sheet, without space while hidden.
    component SheetEdge: Item {
        id: edge

        property bool shown: true
        default property alias items: column.data
        readonly property bool isShown: shown && column.children.length > 0

        implicitHeight: isShown ? column.implicitHeight : 0

        ColumnLayout {
            id: column

            width: parent.width
            visible: edge.isShown
        }
    }
}
