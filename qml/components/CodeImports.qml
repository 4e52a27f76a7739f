// Buttons to import a code without the camera: from the clipboard, a file or a picture.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: imports

    required property GameFiles files

    signal openRequested

    spacing: Style.gapWide

    AppButton {
        focus: true
        icon.name: "paste"
        //% "Paste a link"
        text: qsTrId("scan.paste")
        onClicked: imports.files.paste()
    }

    AppButton {
        icon.name: "open"
        //% "Open a file or a picture"
        text: qsTrId("scan.open")
        onClicked: imports.openRequested()
    }
}
