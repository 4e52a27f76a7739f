// Below a list that is longer than what is shown of it: shows more.
import QtQuick
import Cimaise
import Cimaise.App

WallButton {
    required property RowsModel rows

    visible: rows.waiting > 0
    //% "Show more (%n)"
    text: qsTrId("wall.more", rows.waiting)
    onClicked: rows.showMore()
}
