// Card of the deck: available, or dimmed with the place where it already is.
pragma ComponentBehavior: Bound

import QtQuick
import Cimaise

Pressable {
    id: key

    required property int card
    required property string name
    required property string rank
    required property string kind
    required property list<string> suits
    required property int deckRow
    required property int deckColumn
    required property string pile
    required property string holder
    required property bool here
    required property string severity
    required property string accessibleName
    readonly property bool taken: pile !== ""
    readonly property bool showsName: width >= 100 * Style.scale && nameText.implicitWidth * 11 / 12 + nameMargin <= width
    // width beside the name
    readonly property real nameMargin: 20 + (taken ? tag.implicitWidth : 0)
    readonly property bool discarded: pile === "discard"
    // true for an idea card of the turn or a painting of the selected pile; a discard only gets a
    // border
    readonly property bool filled: here && !discarded
    readonly property color ink: filled ? Style.accentInk : here ? Style.accent : taken ? Style.inkSoft : Style.ink
    readonly property real room: (width - rankText.implicitWidth - 14) / Math.max(1, suits.length) - 2
    readonly property int signSize: Math.round(Math.min(15 * Style.denseScale, room))

    padding: 3

    Accessible.checkable: true
    Accessible.checked: here
    Accessible.name: accessibleName

    contentItem: Item {
        Row {
            // no conditional anchors: after a change of width, they would leave the row in its old
            // place
            x: key.showsName ? 5 : (parent.width - width) / 2
            y: key.showsName || tag.visible ? 2 : (parent.height - height) / 2
            spacing: 2

            PlainText {
                id: rankText

                text: key.rank
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Math.round(15 * Style.denseScale)
                    weight: key.taken && !key.filled ? Font.Normal : Font.DemiBold
                }
            }

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.suits.length > 2 && key.width >= 120
                name: visible ? "suits/" + key.kind : ""
                colour: key.ink
                size: Math.round(key.signSize * 0.8)
            }

            Repeater {
                model: key.suits

                SuitIcon {
                    required property string modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    opacity: key.taken && !key.here ? 0.6 : 1
                    colour: key.filled ? Style.accentInk : colourOf(suit)
                    size: key.signSize
                    suit: modelData
                }
            }
        }

        PlainText {
            id: nameText

            anchors {
                bottom: parent.bottom
                left: parent.left
                leftMargin: 5
            }
            width: Math.min(implicitWidth, key.width - key.nameMargin)
            visible: key.showsName
            text: key.name
            color: key.ink
            font {
                family: Style.bodyFamily
                pixelSize: Style.labelSize
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
        }

        Row {
            id: tag

            x: key.showsName ? parent.width - width - 4 : (parent.width - width) / 2
            y: parent.height - height - 1
            spacing: 3
            visible: key.taken

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                visible: key.discarded
                name: visible ? "close" : ""
                colour: key.ink
                size: 12
            }

            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                visible: !key.discarded
                width: key.pile === "studio" ? 13 : key.pile === "palace" ? 9 : 11
                height: key.pile === "studio" ? 9 : key.pile === "palace" ? 13 : 11
                color: key.pile === "palace" ? key.ink : "transparent"
                radius: key.pile === "round" ? 6 : 1
                border {
                    width: 1.5
                    color: key.ink
                }
            }

            PlainText {
                text: key.holder
                color: key.ink
                font {
                    family: Style.bodyFamily
                    pixelSize: Style.markSize
                    weight: Font.DemiBold
                }
            }
        }
    }

    background: ButtonBackground {
        anchors {
            fill: parent
            margins: 2
        }
        chosen: key.filled || key.taken
        chosenColour: key.filled ? Style.accent : key.hovered ? Style.wallShade : "transparent"
        normalColour: Style.panel
        ringDistance: 1
        radius: Style.radiusSmall + 2
        border {
            width: key.severity !== "" || key.here && key.discarded ? 2 : 1
            color: key.severity !== "" ? Style.severityColour(key.severity) : key.here && key.discarded ? Style.accent : key.taken ? Style.outline : Style.controlOutline
        }
    }
}
