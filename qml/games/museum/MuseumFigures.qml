// Some figures under each other.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: list

    required property MuseumTable table
    required property MuseumFiguresModel figures

    spacing: Style.gap

    Repeater {
        model: list.figures

        MuseumFigure {
            Layout.fillWidth: true
            table: list.table
        }
    }
}
