// Musée's part of the menu of the table page: the places of the staircases.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: settings

    required property TokensModel tokens

    spacing: Style.gapWide

    SectionTitle {
        Layout.fillWidth: true
        //% "Staircases"
        text: qsTrId("table.menu.stairs")
        font.pixelSize: Style.largeSize
    }

    StaircasePattern {
        Layout.fillWidth: true
        tokens: settings.tokens
    }
}
