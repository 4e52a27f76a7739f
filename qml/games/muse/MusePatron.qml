// What a patron would buy on the table as it stands: every painting, every suit, and why not.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: patron

    required property MuseTable table

    spacing: Style.gapTiny

    Repeater {
        model: patron.table.steps

        MuseStep {
            Layout.fillWidth: true
            onClicked: patron.table.lookAt(card)
        }
    }
}
