// Sheet with the history over the table page; the board stays visible, so that the position
// returned to can be seen.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Sheet {
    id: sheet

    required property Session session
    // height of the page, from the top, that stays visible on a phone
    property real visibleAbove: 0

    height: wide ? parentHeight : Math.max(200, Math.min(parentHeight - Math.max(visibleAbove, parentHeight * 0.1), list.contentHeight + 80))
    //% "History"
    title: qsTrId("table.history")
    onBegun: list.positionViewAtBeginning()

    HistoryList {
        id: list

        Layout.fillHeight: true
        Layout.fillWidth: true
        session: sheet.session
    }
}
