// Column of numbers to enter.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise
import Cimaise.App

// No layout: one that is hidden while its last item goes keeps that item (Qt 6.4).
Column {
    id: list

    required property MuseumFiguresOwner owner
    required property RowsModel figures
    property real room: width

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
