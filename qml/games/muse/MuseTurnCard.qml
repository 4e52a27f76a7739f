// Part of a turn with its purpose: a card by rank, suits and name, or coins; highlighted while the
// next tap is assigned to it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: pill

    required property string label
    property string card: ""
    property string rank: ""
    property list<string> suits: []
    // coins paid and price, shown in place of a card’s rank
    property string figure: ""
    property bool wrong: false
    // label and content for screen readers
    property string spoken: label
    readonly property color ink: checked ? Style.accentInk : wrong ? Style.illegal : Style.ink
    readonly property bool filled: rank !== "" || figure !== ""
    readonly property int sign: Math.round(14 * Style.denseScale)

    Layout.fillWidth: true
    opacity: enabled ? 1 : 0.45
    padding: 2
    leftPadding: Style.gapTiny + 2
    rightPadding: Style.gapTiny + 2
    text: label

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.name: spoken
    Accessible.role: Accessible.RadioButton

    contentItem: ColumnLayout {
        spacing: 0

        ControlText {
            text: pill.label
            color: pill.checked ? pill.ink : pill.filled ? Style.inkSoft : pill.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            font {
                pixelSize: pill.filled ? Math.round(11 * Style.scale) : Style.textSize
                weight: Font.Medium
            }
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }

        Row {
            id: face

            Layout.alignment: Qt.AlignHCenter
            Layout.maximumWidth: pill.availableWidth
            visible: pill.filled
            spacing: 3

            ControlText {
                id: rankText

                anchors.verticalCenter: parent.verticalCenter
                text: pill.figure || pill.rank
                color: pill.ink
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
            }

            Repeater {
                id: signs

                // as many suits as fit
                model: pill.suits.slice(0, Math.max(1, Math.floor((pill.availableWidth - rankText.implicitWidth) / (pill.sign + face.spacing))))

                SuitIcon {
                    required property string modelData

                    anchors.verticalCenter: parent?.verticalCenter
                    colour: pill.checked ? Style.accentInk : colourOf(suit)
                    size: pill.sign
                    suit: modelData
                }
            }

            ControlText {
                readonly property real freeWidth: pill.availableWidth - rankText.implicitWidth - signs.count * (pill.sign + face.spacing) - face.spacing

                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, freeWidth)
                // Not cut: rank and suits name the card already.
                visible: text !== "" && freeWidth >= implicitWidth
                text: pill.card
                color: pill.ink
                font.pixelSize: Style.smallSize
                wrapMode: Text.NoWrap
            }
        }
    }

    background: ButtonBackground {
        chosen: pill.checked
        ringDistance: 1
        normalColour: Style.panel
        radius: Math.min(height / 2, 22)
        border {
            width: pill.checked ? 0 : 1
            color: pill.wrong ? Style.illegal : Style.controlOutline
        }
    }
}
