// Buttons to export the result as a picture for a chat.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: actions

    required property SheetExport sheets
    required property DataTransfer transfer

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "For chat apps"
        text: qsTrId("chat.title")
        font.pixelSize: Style.largeSize
    }

    AppButton {
        Layout.fillWidth: true
        icon.name: "photo"
        //% "Save picture for chat"
        text: qsTrId("chat.save")
        onClicked: actions.transfer.ask("chat")
    }

    AppButton {
        Layout.fillWidth: true
        icon.name: "duplicate"
        //% "Copy picture"
        text: qsTrId("chat.copy")
        onClicked: actions.sheets.copyPicture()
    }
}
