// A sheet over the table that leaves the board to be seen, and scrolls.
import QtQuick
import QtQuick.Layouts
import Cimaise

Sheet {
    id: sheet

    // how much of the page, from the top, is to stay in sight on a phone
    property real besides: 0
    default property alias things: scroll.content
    readonly property Flickable scroller: scroll
    property alias sideMargin: scroll.sideMargin

    function reveal(item: Item): void {
        scroll.reveal(item);
    }

    height: wide ? parent.height : Math.min(parent.height - Math.max(besides, parent.height * 0.1), Math.max(scroll.contentHeight + 80, 200))

    onBegun: scroll.contentY = 0

    WallScroll {
        id: scroll

        Layout.fillHeight: true
        Layout.fillWidth: true
        columnWidth: Style.readingWidth
    }
}
