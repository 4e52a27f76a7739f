// Which coins pay for a painting: a touch adds one, and when all is paid takes a suit back. Where
// nothing is painted, they are dim and say what is there.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Cimaise
import Cimaise.App

ColumnLayout {
    id: payment

    required property MuseRoundPart round
    readonly property bool asked: round.paymentText !== ""

    spacing: Style.gapTiny

    SteadyText {
        Layout.fillWidth: true
        text: payment.round.paymentText
        font.pixelSize: Style.smallSize
        font.weight: Font.DemiBold
    }

    Grid {
        id: grid

        readonly property real cell: (payment.width - (columns - 1) * spacing) / columns

        Layout.fillWidth: true
        columns: payment.width < 300 * Style.scale ? 3 : 6
        spacing: Style.gapTiny

        Repeater {
            model: payment.round.payment

            Pressable {
                id: coin

                required property int index
                required property string suit
                required property string name
                required property int paid
                required property int held
                required property string accessibleName

                width: Math.min(grid.cell, 96 * Style.scale)
                implicitHeight: Style.touch
                enabled: payment.asked && (held > 0 || paid > 0)
                opacity: enabled ? 1 : 0.45
                text: name
                Accessible.name: accessibleName
                onClicked: payment.round.pay(index)

                contentItem: Row {
                    leftPadding: Math.max(0, (coin.width - sign.width - paidText.implicitWidth - spacing) / 2)
                    spacing: 3

                    SuitIcon {
                        id: sign

                        anchors.verticalCenter: parent.verticalCenter
                        size: Math.round(17 * Math.min(Style.scale, 1.3))
                        suit: coin.suit
                    }

                    WallText {
                        id: paidText

                        anchors.verticalCenter: parent.verticalCenter
                        Accessible.ignored: true
                        text: payment.asked ? coin.paid + "/" + coin.held : coin.held
                        font.weight: coin.paid > 0 ? Font.DemiBold : Font.Normal
                        wrapMode: Text.NoWrap
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
        }
    }
}
