// Some figures under each other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property MuseumFiguresOwner owner
    required property RowsModel figures
    property real room: width

    spacing: Style.gap

    Repeater {
        model: list.figures

        MuseumFigure {
            Layout.fillWidth: true
            owner: list.owner
            room: list.room
        }
    }
}
