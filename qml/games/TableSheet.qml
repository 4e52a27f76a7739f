// Scrolling sheet over the table page that leaves the board visible.
import QtQuick
import QtQuick.Layouts
import Cimaise

Sheet {
    id: sheet

    // how much of the page, from the top, is to stay in sight on a phone
    property real besides: 0
    // takes all the room it may have, however little there is in it
    property bool full: false
    default property alias things: scroll.content
    // stays above what scrolls
    property alias pinned: top.data
    property alias sideMargin: scroll.sideMargin

    readonly property real mostHeight: parent.height - Math.max(besides, parent.height * 0.1)
    readonly property real wished: Math.max(top.implicitHeight + scroll.contentHeight + 80, 200)
    // a line of the page between the board and the sheet is shown whole or not at all
    readonly property real needed: wide ? parent.height : full || mostHeight - wished < 1.5 * Style.touch ? mostHeight : wished
    // once open it never shrinks with what is in it: the way out stays where it is
    property real held: 0

    height: Math.max(needed, Math.min(held, mostHeight))

    onNeededChanged: held = opened ? Math.max(held, needed) : held
    onOpened: held = needed
    onBegun: {
        held = 0;
        scrollToStart();
    }

    function scrollToStart(): void {
        scroll.contentY = 0;
    }

    // What was touched at this height of the window is there again, where the sheet reaches as high.
    function keepInPlace(item: Item, height: real): void {
        const most = Math.max(0, scroll.contentHeight - scroll.height);
        scroll.contentY = Math.max(0, Math.min(scroll.contentY + item.mapToItem(null, 0, 0).y - height, most));
        scroll.reveal(item);
    }

    ColumnLayout {
        id: top

        // a layout without visible items would take the room of what scrolls
        Layout.fillHeight: false
        Layout.fillWidth: true
        Layout.leftMargin: scroll.sideMargin
        Layout.rightMargin: scroll.sideMargin
        visible: children.length > 0
    }

    WallScroll {
        id: scroll

        Layout.fillHeight: true
        Layout.fillWidth: true
        columnWidth: Style.readingWidth
    }
}
