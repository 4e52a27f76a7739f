// Key of a size of paintings, with its number of places; a size without a place is struck out.
import QtQuick
import Cimaise

Pressable {
    id: key

    required property int index
    required property string sizeText
    required property string places
    required property bool impossible
    required property bool chosen
    required property string accessibleName
    readonly property color ink: chosen ? Style.accentInk : impossible ? Style.inkSoft : Style.ink

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 4

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: accessibleName

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: Style.gap

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
                text: key.sizeText
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.smallSize
                    strikeout: key.impossible
                }
            }

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                Accessible.ignored: true
                text: key.places
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.keySize
                    weight: key.impossible ? Font.Normal : Font.Bold
                }
            }
        }
    }

    background: ButtonBackground {
        anchors {
            fill: parent
            margins: 2
        }
        chosen: key.chosen
        ringDistance: 1
        normalColour: Style.panel
        radius: Style.radiusSmall + 2
        border {
            width: 1
            color: Style.controlOutline
        }
    }
}
