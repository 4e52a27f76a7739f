// Panel for typed text: a button that leads back, and below it the lines of text.
import QtQuick
import QtQuick.Layouts
import Cimaise

ScrollColumn {
    id: panel

    required property string name
    // name of the button that leads back
    required property string backName

    signal finished

    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Keys.onEscapePressed: finished()

    // above the texts that appear and disappear, so that this button does not move
    AppButton {
        Layout.fillWidth: false
        Layout.maximumWidth: panel.innerWidth
        icon.name: "keypad"
        text: panel.backName
        onClicked: panel.finished()
    }
}
