// History of the game, newest first; a tap returns to that position.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls.Basic
import Cimaise
import Cimaise.App

ListView {
    id: list

    required property Session session

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: session.history.steps
    spacing: Style.gapTiny

    Accessible.role: Accessible.List
    //% "History"
    Accessible.name: qsTrId("table.history")

    ScrollBar.vertical: WallScrollBar {}

    delegate: HistoryLine {
        width: list.width - Style.gapWide
        enabled: !list.session.readOnly
        onClicked: list.session.history.goTo(index)
    }
}
