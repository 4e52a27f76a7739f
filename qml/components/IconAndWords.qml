// The face of a button: an icon and words beside each other, in the middle.
import QtQuick
import Cimaise

Item {
    id: face

    property string icon: ""
    property alias text: label.text
    property alias font: label.font
    property color colour: Style.ink
    readonly property real iconRoom: icon !== "" ? Style.iconSize + row.spacing : 0

    implicitWidth: label.implicitWidth + iconRoom
    implicitHeight: Math.max(label.implicitHeight, Style.iconSize)

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Style.gap

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            visible: face.icon !== ""
            name: face.icon
            colour: face.colour
        }

        WallText {
            id: label

            width: Math.min(implicitWidth, face.width - face.iconRoom)
            anchors.verticalCenter: parent.verticalCenter
            Accessible.ignored: true
            color: face.colour
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
