// A sheet over the table that leaves the board to be seen, and scrolls.
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
    readonly property Flickable scroller: scroll
    property alias sideMargin: scroll.sideMargin

    readonly property real mostHeight: parent.height - Math.max(besides, parent.height * 0.1)

    height: wide ? parent.height : full ? mostHeight : Math.min(mostHeight, Math.max(scroll.contentHeight + 80, 200))

    onBegun: scroll.contentY = 0

    WallScroll {
        id: scroll

        Layout.fillHeight: true
        Layout.fillWidth: true
        columnWidth: Style.readingWidth
    }
}
