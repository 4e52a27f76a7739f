// Buttons to export the result as a picture for a chat.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: actions

    required property Desk desk

    spacing: Style.gap

    SectionTitle {
        Layout.fillWidth: true
        //% "For a chat"
        text: qsTrId("chat.title")
        font.pixelSize: Style.largeSize
    }

    WallButton {
        Layout.fillWidth: true
        icon.name: "photo"
        //% "Save as a picture for a chat"
        text: qsTrId("chat.save")
        onClicked: actions.desk.askHandover("chat")
    }

    WallButton {
        Layout.fillWidth: true
        icon.name: "duplicate"
        //% "Copy the picture"
        text: qsTrId("chat.copy")
        onClicked: actions.desk.copyPicture()
    }
}
