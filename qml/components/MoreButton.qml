// Button below a shortened list that shows more rows.
import QtQuick
import Cimaise
import Cimaise.App

AppButton {
    required property RowsModel rows

    visible: rows.waiting > 0
    //% "Show more (%n)"
    text: qsTrId("wall.more", rows.waiting)
    onClicked: rows.showMore()
}
