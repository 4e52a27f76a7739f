// A sheet over the table that leaves the board to be seen, and scrolls.
import QtQuick
import QtQuick.Layouts
import Cimaise

Sheet {
    id: sheet

    // how much of the page, from the top, is to stay in sight on a phone
    property real besides: 0
    default property alias things: scroll.content
    // where it was read last
    property real place: 0

    height: wide ? parent.height : Math.min(parent.height - Math.max(besides, parent.height * 0.1), Math.max(scroll.contentHeight + 80, 200))

    onAboutToHide: place = scroll.contentY
    onBegun: place = 0
    onOpened: scroll.contentY = place

    WallScroll {
        id: scroll

        Layout.fillHeight: true
        Layout.fillWidth: true
        columnWidth: Style.readingWidth
    }
}
