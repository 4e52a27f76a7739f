// Column of numbers to enter.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

// A Column: a layout that is hidden when its last item is removed keeps a pointer to that item (Qt
// 6.4).
Column {
    id: list

    required property MuseumFiguresOwner owner
    required property RowsModel figures
    property real room: width

    Layout.fillWidth: true
    spacing: Style.gap
    onWidthChanged: forceLayout()

    Repeater {
        model: list.figures

        MuseumFigure {
            width: list.width
            owner: list.owner
            room: list.room
        }
    }
}
