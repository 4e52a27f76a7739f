// Key of a suit of coins, with the number of coins paid and of coins held.
import QtQuick
import Cimaise

Pressable {
    id: coin

    required property int index
    required property string suit
    required property string name
    required property int paid
    required property int held
    required property string accessibleName

    implicitHeight: Math.max(Style.touch, Math.round(56 * Style.cappedScale))
    enabled: held > 0 || paid > 0
    repeats: true
    opacity: enabled ? 1 : 0.45
    text: name
    Accessible.name: accessibleName

    contentItem: Item {
        Row {
            anchors.centerIn: parent
            spacing: Style.gapTiny

            SuitIcon {
                anchors.verticalCenter: parent.verticalCenter
                size: Math.round(22 * Style.denseScale)
                suit: coin.suit
            }

            ControlText {
                anchors.verticalCenter: parent.verticalCenter
                text: coin.paid + "/" + coin.held
                font.weight: coin.paid > 0 ? Font.DemiBold : Font.Normal
                wrapMode: Text.NoWrap
            }
        }
    }

    background: Rectangle {
        color: coin.paid > 0 ? Style.accentWash : coin.hovered ? Style.panelHover : Style.panel
        radius: Style.radius
        border {
            width: coin.paid > 0 ? 2 : 1
            color: coin.paid > 0 ? Style.accent : Style.controlOutline
        }

        FocusRing {
            visible: coin.visualFocus
        }
    }
}
