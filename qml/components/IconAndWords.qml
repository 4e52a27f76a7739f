// The face of a button: an icon and words beside each other, in the middle.
import QtQuick
import QtQuick.Layouts
import Cimaise

RowLayout {
    id: face

    property string icon: ""
    property alias text: label.text
    property alias font: label.font
    property color colour: Style.ink

    spacing: Style.gap

    Item {
        Layout.fillWidth: true
        visible: label.lineCount === 1
    }

    Icon {
        visible: face.icon !== ""
        name: face.icon
        colour: face.colour
    }

    WallText {
        id: label

        Layout.fillWidth: implicitWidth > face.width - Style.iconSize - 2 * Style.gap
        Accessible.ignored: true
        color: face.colour
        horizontalAlignment: Text.AlignHCenter
    }

    Item {
        Layout.fillWidth: true
        visible: label.lineCount === 1
    }
}
