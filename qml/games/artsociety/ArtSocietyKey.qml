// Large key for a type, a frame, or both; also for a bid card, or for the value of an unsold
// painting.
import QtQuick
import Cimaise

Pressable {
    id: key

    required property int index
    required property string type
    required property string frame
    required property string letters
    required property string name
    required property bool chosen
    required property string accessibleName
    readonly property bool plain: type === "" && frame === ""
    readonly property bool showsText: name !== letters && name !== "" && width >= Math.round(170 * Style.scale)
    readonly property color ink: type !== "" ? mat.ink : frame !== "" ? ArtSocietyStyle.frameInk(frame) : chosen ? Style.accentInk : Style.ink

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 4

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: accessibleName

    AppToolTip {
        text: key.accessibleName
        wanted: !key.showsText && !key.plain && (key.hovered || key.visualFocus)
    }

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: 5

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.type !== ""
                name: key.type === "" ? "" : "art/" + key.type
                colour: key.ink
                size: Math.round(22 * Style.denseScale)
            }

            PlainText {
                id: letters

                anchors.verticalCenter: parent.verticalCenter
                text: key.letters
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.keySize
                    weight: Font.Bold
                }
            }

            ControlText {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, key.width - letters.width - 60)
                visible: key.showsText
                text: key.name
                color: key.ink
                font.pixelSize: Style.smallSize
                mayElide: true
                wrapMode: Text.NoWrap
            }
        }
    }

    background: ButtonBackground {
        anchors {
            fill: parent
            margins: 2
        }
        chosen: key.plain && key.chosen
        ringDistance: 1
        normalColour: Style.panel
        radius: Style.radiusSmall + 2
        border {
            width: 1
            color: Style.controlOutline
        }

        ArtSocietyFrame {
            id: moulding

            anchors {
                fill: parent
                margins: 1
            }
            visible: key.frame !== ""
            style: key.frame
        }

        ArtSocietyMat {
            id: mat

            anchors {
                fill: parent
                margins: moulding.visible ? moulding.thickness + 2 : 1
            }
            visible: key.type !== ""
            radius: moulding.visible ? 0 : Style.radiusSmall + 1
            type: key.type
        }

        Rectangle {
            anchors {
                fill: parent
                margins: -1
            }
            visible: key.chosen && !key.plain
            color: "transparent"
            radius: Style.radiusSmall + 3
            border {
                width: 4
                color: Style.ink
            }
        }
    }
}
