// Player with a summary of the turn; a tap opens the input of that player's turn.
import QtQuick
import QtQuick.Layouts
import Cimaise

Pressable {
    id: chip

    required property int index
    required property string name
    required property bool current
    required property bool chosen
    required property string actionText
    required property int coinCount
    required property string severity
    // true if the Paint action fails in this position
    required property bool fails
    required property bool highlighted
    required property string accessibleName

    // true with large text: the action is shown only by the keys
    readonly property bool crowded: Style.scale > 1.2 && width < 90 * Style.scale

    padding: Style.gapTiny
    leftPadding: Style.gap
    rightPadding: Style.gap
    text: name

    Accessible.checkable: true
    Accessible.checked: current
    Accessible.name: accessibleName
    Accessible.role: Accessible.RadioButton

    contentItem: GridLayout {
        columnSpacing: 2
        columns: 3
        rowSpacing: 0

        ControlText {
            Layout.columnSpan: 3
            Layout.maximumWidth: chip.availableWidth
            text: chip.name
            elide: Text.ElideMiddle
            mayElide: true
            font {
                pixelSize: Style.smallSize
                weight: chip.current ? Font.DemiBold : Font.Medium
            }
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            wrapMode: Text.NoWrap
        }

        ControlText {
            Layout.minimumWidth: chip.crowded ? 0 : font.pixelSize
            opacity: chip.crowded ? 0 : 1
            text: chip.actionText || "–"
            color: Style.inkSoft
            mayElide: true
            font.pixelSize: Style.labelSize
            wrapMode: Text.NoWrap
        }

        Row {
            Layout.alignment: Qt.AlignRight
            spacing: 1

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: "coins"
                colour: Style.brass
                size: Math.round(Style.iconSize * 0.6)
            }

            ControlText {
                // reserves space for two digits
                width: Math.max(implicitWidth, Math.round(1.4 * font.pixelSize))
                text: chip.coinCount
                color: Style.inkSoft
                font.pixelSize: Style.labelSize
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.NoWrap
            }
        }

        Icon {
            readonly property string sign: chip.severity || (chip.fails ? "missing" : "check")

            opacity: chip.chosen ? 1 : 0
            name: sign
            colour: sign !== "check" ? Style.severityColour(sign) : Style.legal
            size: Math.round(Style.iconSize * 0.8)
        }
    }

    background: ButtonBackground {
        chosen: chip.highlighted || chip.current
        chosenColour: chip.highlighted ? Style.brassPlate : Style.accentWash
        normalColour: Style.panel
        ringDistance: 0
        radius: Style.radius
        border {
            width: chip.current ? 2 : 1
            color: chip.current ? Style.accent : Style.outline
        }
    }
}
