// Chips to choose from, as many in a row as fit.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

Flow {
    id: chips

    required property RowsModel keys

    signal pressed(int index)

    Layout.fillWidth: true
    spacing: Style.gapTiny
    // Immediately, because a surrounding layout would otherwise run once more.
    onWidthChanged: forceLayout()

    Repeater {
        model: chips.keys

        MuseumChip {
            width: Math.min(implicitWidth, chips.width)
            onClicked: chips.pressed(index)
        }
    }
}
