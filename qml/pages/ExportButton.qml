// Button that exports the library in one format, with an explanation.
import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: choice

    required property DataTransfer work
    required property string form
    required property string name
    required property string explanation

    signal exportRequested(string form)

    spacing: Style.gapTiny

    AppButton {
        Layout.fillWidth: true
        Accessible.description: choice.explanation
        enabled: !choice.work.busy
        icon.name: "download"
        text: choice.name
        onClicked: choice.exportRequested(choice.form)
    }

    BodyText {
        Layout.fillWidth: true
        Accessible.ignored: true
        color: Style.inkSoft
        font.pixelSize: Style.smallSize
        text: choice.explanation
    }
}
