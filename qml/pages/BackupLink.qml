// Link from the settings to the page for backup, export and import.
import QtQuick
import Cimaise
import Cimaise.App

ColumnPanel {
    id: panel

    required property Navigator navigator

    SectionTitle {
        text: qsTrId("handover.title")
    }

    QuietText {
        //% "All games in one file, for another device or as a backup; tables for a spreadsheet."
        text: qsTrId("handover.panel")
    }

    AppButton {
        icon.name: "save"
        text: qsTrId("handover.title")
        onClicked: panel.navigator.show(Navigator.Handover)
    }
}
