// Key for a property of an object: a civilisation, a domain, a value, or a recently used object.
import QtQuick
import Cimaise

Pressable {
    id: key

    required property int index
    required property string civilisation
    required property string domain
    required property string letters
    required property string name
    required property bool chosen
    required property string countText
    required property string accessibleName
    readonly property bool showsText: width >= Math.round(112 * Style.scale)
    readonly property bool plain: civilisation === ""
    readonly property color ink: chosen && plain ? Style.accentInk : plain ? Style.ink : mat.ink

    implicitWidth: Style.touch
    implicitHeight: Style.touch
    padding: 3

    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.name: accessibleName

    AppToolTip {
        text: key.name
        wanted: !key.showsText && key.name !== key.letters && (key.hovered || key.visualFocus)
    }

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: 4

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.domain === "" || key.civilisation !== ""
                text: key.letters
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.keySize
                    weight: Font.Bold
                }
                style: key.plain ? Text.Normal : Text.Outline
                styleColor: mat.color
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.domain !== ""
                name: key.domain === "" ? "" : "museum/" + key.domain
                colour: key.ink
                size: Math.round(24 * Style.denseScale)
            }

            ControlText {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.showsText && key.name !== key.letters && (key.civilisation === "" || key.domain === "")
                text: key.name
                color: key.ink
                font.pixelSize: Math.round(Style.smallSize * 0.95)
                style: key.plain ? Text.Normal : Text.Outline
                styleColor: mat.color
                wrapMode: Text.NoWrap
            }
        }
    }

    background: ButtonBackground {
        anchors {
            fill: parent
            margins: 2
        }
        chosen: !key.plain || key.chosen
        chosenColour: key.plain ? Style.accent : mat.color
        normalColour: Style.panel
        ringDistance: 1
        radius: Style.radiusSmall + 2
        border {
            width: 1
            color: Style.controlOutline
        }

        MuseumMat {
            id: mat

            anchors {
                fill: parent
                margins: 1
            }
            visible: !key.plain
            civilisation: key.civilisation
            radius: Style.radiusSmall + 1
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

        Rectangle {
            x: parent.width - width - 1
            y: 1
            width: Math.max(height, count.implicitWidth + 6)
            height: count.implicitHeight + 2
            visible: key.countText !== ""
            color: Style.panel
            radius: height / 2
            border {
                width: 1
                color: Style.outline
            }

            PlainText {
                id: count

                anchors.centerIn: parent
                text: key.countText
                color: Style.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: 11
                    weight: Font.DemiBold
                }
            }
        }
    }
}
