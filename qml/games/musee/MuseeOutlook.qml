// Panel “Outlook”: what the Musée in view can still take and reach.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ScrollColumn {
    id: panel

    required property MuseeOutlookPart part

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTrId("table.outlook")

    // above the sentences, which change, so that this button does not move
    Chip {
        Layout.fillWidth: true // its own width changes with the check mark
        checkable: false
        checked: panel.part.example && panel.part.hasExample
        enabled: panel.part.hasExample
        //% "Show an example on the board"
        text: qsTrId("musee.outlook.example")
        onClicked: panel.part.toggleExample()
    }

    ColumnRepeater {
        model: panel.part.lines
        spacing: Style.gapTiny

        BodyText {
            required property string modelData

            width: parent?.width ?? 0
            text: modelData
        }
    }
}
